package tesuji.games.skoczki;

import java.util.List;
import org.junit.jupiter.api.Nested;
import tesuji.core.game.GameContract;
import tesuji.core.game.Library;
import tesuji.games.Games;

/** Skoczki keeps the contract of all games; the numbers of sequences were counted by another program. */
final class SkoczkiTest {
    /** One set of rules. */
    private interface Skoczki extends GameContract {
        @Override
        default Library library() {
            return Games.library();
        }
    }

    @Nested
    final class VariantA implements Skoczki {
        @Override
        public String id() {
            return "skoczki:width=3,height=5,variant=A,cap=60";
        }

        @Override
        public long[] perft() {
            return new long[] {3, 12, 36, 126, 324, 936, 1920, 4272};
        }

        @Override
        public List<String> malformedMoves() {
            return List.of("a1", "a1-", "-a3", "a1-a6", "d1-d3", "a1-a3-a5", "a0-a2", "passes", "a1a3");
        }

        @Override
        public List<String> malformedDiagrams() {
            String rows = "OOO\nOOO\n...\nXXX\nXXX\n";
            return List.of(
                    rows,
                    "move X",
                    rows + "X",
                    rows + "move",
                    rows + "move black",
                    rows + "move X O",
                    "OOO\nOOO\n...\nXXX\nXX.\nmove X",
                    "OOO\nOOO\n..X\nXXX\nXXX\nmove X",
                    "OOO\nOOO\n...\n...\nXXX\nXXX\nmove X",
                    "OOOO\nOOO\n..\nXXX\nXXX\nmove X",
                    "XXX\nXXX\n...\nOOO\nOOO\nmove X",
                    "XXX\nXXX\nO..\nOOO\nOO.\nmove X");
        }
    }

    @Nested
    final class VariantB1 implements Skoczki {
        @Override
        public String id() {
            return "skoczki:width=4,height=6,variant=B-1,cap=40";
        }

        @Override
        public long[] perft() {
            return new long[] {4, 20, 124, 900, 6406};
        }
    }

    /** Uses every bit of a long. */
    @Nested
    final class VariantB2 implements Skoczki {
        @Override
        public String id() {
            return "skoczki:width=8,height=8,variant=B-2,cap=24";
        }

        @Override
        public long[] perft() {
            return new long[] {8, 64, 944, 14_766};
        }
    }

    /** Small enough for every number to be visited. */
    @Nested
    final class VariantC implements Skoczki {
        @Override
        public String id() {
            return "skoczki:width=2,height=5,variant=C,cap=40";
        }

        @Override
        public long[] perft() {
            return new long[] {2, 6, 16, 42, 104, 252, 596, 1478};
        }
    }

    @Nested
    final class VariantD implements Skoczki {
        @Override
        public String id() {
            return "skoczki:width=1,height=7,variant=D,cap=60";
        }

        @Override
        public long[] perft() {
            return new long[] {1, 1, 3, 7, 15, 26, 47, 94};
        }
    }

    @Nested
    final class VariantF implements Skoczki {
        @Override
        public String id() {
            return "skoczki:width=2,height=5,variant=F,cap=40";
        }

        @Override
        public long[] perft() {
            return new long[] {4, 16, 80, 370, 1568, 6742, 29_274};
        }
    }

    /** Counted by hand: a1-a1 leaves two replies, a1-a3 four. */
    @Nested
    final class Original implements Skoczki {
        @Override
        public String id() {
            return "skoczki:width=1,height=5,variant=original,cap=40";
        }

        @Override
        public long[] perft() {
            return new long[] {2, 6};
        }
    }

    /** More squares than a long has bits. In the first moves the sides do not meet. */
    @Nested
    final class TheOriginalBoard implements Skoczki {
        @Override
        public String id() {
            return "skoczki:width=6,height=11,variant=A,cap=24";
        }

        @Override
        public long[] perft() {
            return new long[] {6, 36, 216, 1296};
        }
    }
}
