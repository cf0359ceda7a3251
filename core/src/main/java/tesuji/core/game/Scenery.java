package tesuji.core.game;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.IntFunction;

/**
 * What a drawing of a board needs besides the pieces: where the points lie and what they are called, which lines join
 * them, whose edges and homes they are, what the sides are called and which kinds of pieces there are. It is the same
 * in every position of a game, while a {@link Picture} shows one of them. Immutable.
 *
 * @param spots one for each point of the pictures, in the order of the points
 * @param lines what is drawn between points
 * @param zones points that mean something together
 * @param sides the one that moves first, and the other
 * @param kinds the pieces that pictures show
 * @param axes the names at the edges
 */
public record Scenery(
        List<Spot> spots,
        List<Segment> lines,
        List<Zone> zones,
        List<Side> sides,
        List<Kind> kinds,
        Axes axes,
        Surface surface) {
    public static final Side BLACK = new Side("Black", Colour.BLACK, true);
    public static final Side WHITE = new Side("White", Colour.WHITE, false);

    public Scenery {
        spots = List.copyOf(spots);
        lines = List.copyOf(lines);
        zones = List.copyOf(zones);
        sides = List.copyOf(sides);
        kinds = List.copyOf(kinds);
        if (sides.size() != 2) throw new IllegalArgumentException(sides.size() + " sides");
    }

    /** A board of this layout for black and white stones, without zones; {@code names} are those of the points. */
    public static Scenery of(Layout layout, Axes axes, IntFunction<String> names) {
        return new Scenery(
                BoardGeometry.spots(layout, names),
                BoardGeometry.lines(layout),
                List.of(),
                List.of(BLACK, WHITE),
                List.of(new Kind(Picture.FIRST, "stone", Outline.DISC)),
                axes,
                Surface.WOOD);
    }

    public Scenery withLines(List<Segment> others) {
        return new Scenery(spots, others, zones, sides, kinds, axes, surface);
    }

    public Scenery withZones(List<Zone> others) {
        return new Scenery(spots, lines, others, sides, kinds, axes, surface);
    }

    public Scenery withSides(Side first, Side second) {
        return new Scenery(spots, lines, zones, List.of(first, second), kinds, axes, surface);
    }

    public Scenery withKinds(Kind... others) {
        return new Scenery(spots, lines, zones, sides, List.of(others), axes, surface);
    }

    public Scenery on(Surface other) {
        return new Scenery(spots, lines, zones, sides, kinds, axes, other);
    }

    /** The same with every spot in the group that this names. */
    public Scenery grouped(IntFunction<String> groups) {
        List<Spot> others =
                spots.stream().map(spot -> spot.in(groups.apply(spot.point()))).toList();
        return new Scenery(others, lines, zones, sides, kinds, axes, surface);
    }

    /**
     * The kind of a piece in a {@link Picture}: the one with its letter, or else with the letter that stands for the
     * same piece of side 0. Empty for an empty point and for what is no piece of the game.
     */
    public Optional<Kind> kind(char piece) {
        char first = piece == Picture.SECOND ? Picture.FIRST : Character.toUpperCase(piece);
        return kinds.stream()
                .filter(kind -> kind.letter() == piece)
                .findFirst()
                .or(() -> kinds.stream().filter(kind -> kind.letter() == first).findFirst());
    }

    /**
     * Where a point lies. Neighbours are about 1 apart; x grows to the right and y downwards.
     *
     * @param name as {@link Notation#point} writes it
     * @param group points that people click alike, named as the move is that has one of them for its gesture; empty for
     *     points that stand for themselves
     */
    public record Spot(int point, double x, double y, Form form, String name, String group) {
        Spot in(String other) {
            return new Spot(point, x, y, form, name, other);
        }
    }

    /** What a point is drawn as. */
    public enum Form {
        CROSSING,
        SQUARE,
        HEXAGON,
        /** A place for a counter, with nothing drawn around it. */
        PLACE,
        PIT,
        /** A pit from which nothing is sown. */
        STORE
    }

    /** A straight line from point to point. */
    public record Segment(int from, int to) {}

    /**
     * Points that mean something together.
     *
     * @param side whose they are; empty if they are nobody's
     * @param points in the order in which they lie
     */
    public record Zone(Meaning meaning, OptionalInt side, List<Integer> points) {
        public Zone {
            points = List.copyOf(points);
        }

        /** A zone of one side. */
        public static Zone of(Meaning meaning, int side, List<Integer> points) {
            return new Zone(meaning, OptionalInt.of(side), points);
        }
    }

    /** What a zone is. */
    public enum Meaning {
        /** An edge that its side wants to reach. */
        EDGE,
        /** Where its side begins, and what belongs to it. */
        HOME,
        /** Where its side wants to arrive. */
        GOAL,
        /** Points that are marked for the eye, as on Go boards. */
        STAR
    }

    /**
     * One side.
     *
     * @param dark whether its pieces are the darker ones: not everybody sees colours, and not every screen has them
     */
    public record Side(String name, Colour colour, boolean dark) {}

    /** The colour of pieces. */
    public enum Colour {
        BLACK,
        WHITE,
        RED,
        YELLOW,
        GREEN,
        BLUE,
        CYAN,
        /** That of seeds and counters, which belong to nobody. */
        AMBER
    }

    /**
     * A kind of piece.
     *
     * @param letter as pictures show it; that of side 0 if both sides have it
     */
    public record Kind(char letter, String name, Outline outline) {}

    /** The shape of a piece. */
    public enum Outline {
        DISC,
        SQUARE,
        DIAMOND,
        TRIANGLE,
        /** A disc with a circle on it, to go with squares, diamonds and triangles. */
        CIRCLE,
        CROSS,
        NOUGHT
    }

    /** What boards look like where nothing is drawn. */
    public enum Surface {
        WOOD,
        DARK_WOOD,
        BLUE,
        SLATE
    }
}
