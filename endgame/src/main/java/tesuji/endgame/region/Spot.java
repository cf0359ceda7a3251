package tesuji.endgame.region;

import org.jspecify.annotations.Nullable;

/**
 * A {@link LocalPosition} as an {@link Atlas} holds it: once, with a number, and with all moves that were made in it before. Two
 * spots of one atlas are the same position only if they are the same object, so searches keep what they know in plain arrays.
 */
final class Spot {
    /** Numbers count from 0, without gaps. */
    final int number;

    final long points;
    final long black;
    final long white;
    final long nearBlack;
    final long nearWhite;
    final long empty;
    final int hash;

    /** What black moves lead to, by their place among the empty points. */
    @Nullable
    Prospect @Nullable [] moves;

    /** Who owns it, as far as an {@link Enclosure} has found out. */
    Ownership ownership = Ownership.UNKNOWN;

    private final Atlas atlas;
    private @Nullable Spot mirror;

    /** Whose a position is as it stands. */
    enum Ownership {
        UNKNOWN,
        BLACK,
        WHITE,
        NOBODY
    }

    Spot(Atlas atlas, int number, long points, long black, long white, long nearBlack, long nearWhite) {
        this.atlas = atlas;
        this.number = number;
        this.points = points;
        this.black = black;
        this.white = white;
        this.nearBlack = nearBlack;
        this.nearWhite = nearWhite;
        empty = points & ~black & ~white;
        hash = LocalPosition.hash(points, black, white, nearBlack, nearWhite);
    }

    boolean is(long points, long black, long white, long nearBlack, long nearWhite) {
        return this.points == points
                && this.black == black
                && this.white == white
                && this.nearBlack == nearBlack
                && this.nearWhite == nearWhite;
    }

    LocalPosition position() {
        return new LocalPosition(points, black, white, nearBlack, nearWhite);
    }

    /** The same with the colours swapped. */
    Spot mirrored() {
        Spot known = mirror;
        if (known == null) {
            known = atlas.spot(
                    points,
                    /* black= */ white,
                    /* white= */ black,
                    /* nearBlack= */ nearWhite,
                    /* nearWhite= */ nearBlack);
            mirror = known;
            known.mirror = this;
        }
        return known;
    }
}
