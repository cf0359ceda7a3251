package tesuji.games.go.record;

import java.util.List;
import tesuji.games.go.Stones;

/** One thing that happens to the board in a record: stones are set up, or somebody moves. */
public sealed interface GoStep {
    /** What the record says about it; empty if nothing. */
    String comment();

    GoStep withComment(String text);

    /**
     * Stones put on and taken from the board by hand; nothing is captured. A step that changes nothing carries a
     * comment.
     *
     * @param black points that become black
     * @param white points that become white
     * @param empty points that become empty
     * @param toMove who moves next, {@link Stones#EMPTY} if the record does not say
     */
    record Setup(List<Integer> black, List<Integer> white, List<Integer> empty, byte toMove, String comment)
            implements GoStep {
        public Setup {
            black = List.copyOf(black);
            white = List.copyOf(white);
            empty = List.copyOf(empty);
        }

        /** Only who moves next. */
        public static Setup turn(byte toMove) {
            return new Setup(List.of(), List.of(), List.of(), toMove, "");
        }

        @Override
        public Setup withComment(String text) {
            return new Setup(black, white, empty, toMove, text);
        }
    }

    /**
     * A move; the colours need not alternate.
     *
     * @param colour {@link Stones#BLACK} or {@link Stones#WHITE}
     * @param point row times size plus column, row 0 at the bottom; size times size is a pass
     */
    record Move(byte colour, int point, String comment) implements GoStep {
        public Move(byte colour, int point) {
            this(colour, point, "");
        }

        @Override
        public Move withComment(String text) {
            return new Move(colour, point, text);
        }
    }
}
