package tesuji.gtp.toy;

import tesuji.core.game.Layout.Shape;

/** How pieces come to their places in a toy game. */
public enum ToyKind {
    /** Stones on crossings, a pass, lone stones without an empty neighbour are taken: a pocket Go. */
    CATCH(Shape.CROSSINGS),
    /** Stones fall to the bottom of a column. */
    DROP(Shape.SQUARES),
    /** Pawns step straight ahead. */
    WALK(Shape.SQUARES),
    /** Stones on hexagons, whose own notation counts rows from the top. */
    RHOMB(Shape.HEXAGONS),
    /** One counter is taken from a heap. */
    HEAPS(Shape.PILES);

    private final Shape shape;

    ToyKind(Shape shape) {
        this.shape = shape;
    }

    Shape shape() {
        return shape;
    }
}
