package tesuji.games.taifho;

import java.util.List;
import org.junit.jupiter.api.Nested;
import tesuji.core.game.GameContract;
import tesuji.core.game.Library;
import tesuji.games.Games;

/** Taifho keeps the contract of all games; the numbers of sequences were counted by another program. */
final class TaifhoTest {
    /** One set of rules. */
    private interface Taifho extends GameContract {
        @Override
        default Library library() {
            return Games.library();
        }

        @Override
        default long[] perft() {
            return new long[] {14, 196, 3556, 61_468};
        }
    }

    @Nested
    final class FullRow implements Taifho {
        @Override
        public String id() {
            return "taifho:fairplay=full-row,cap=40";
        }

        @Override
        public List<String> malformedMoves() {
            return List.of("D9", "D9D", "D9D8D7", "I9D8", "D9-D8", "D9 D8", "9D8D", "passes", "[9D8", "@9D8", "D:D8");
        }

        @Override
        public List<String> malformedDiagrams() {
            String empty = "........\n".repeat(8);
            String good = "tcdsdcst\n" + empty + "TCDSDCST\n";
            return List.of(
                    good,
                    "move Green",
                    good + "move",
                    good + "move X",
                    good + "move green blue",
                    good + "ABCDEFG\nmove Green",
                    "tcdsdcst\n" + empty + "TCDSDCS.\nmove Green",
                    "tcdsdcst\n" + empty + "TCDSDCSS\nmove Green",
                    "tcdsdcst\n........\n" + empty + "TCDSDCST\nmove Green",
                    "tcdsdcst.\n" + empty + "TCDSDCST\nmove Green",
                    "xcdsdcst\n" + empty + "TCDSDCST\nmove Green",
                    "1|tcdsdcst\n" + empty + "TCDSDCST\nmove Green");
        }
    }

    @Nested
    final class WithBlockade implements Taifho {
        @Override
        public String id() {
            return "taifho:fairplay=blockade,cap=40";
        }
    }

    /** In the first three moves nobody can lose, whatever the rules. */
    @Nested
    final class WithoutFairPlay implements Taifho {
        @Override
        public String id() {
            return "taifho:fairplay=none,cap=40";
        }

        @Override
        public long[] perft() {
            return new long[] {14, 196, 3556};
        }
    }

    /** Counted by hand: squares have one step, circles three, diamonds and triangles two, except at the edge. */
    @Nested
    final class FreeSetUp implements Taifho {
        @Override
        public String id() {
            return "taifho:green=SSDDCCTT,blue=ttccddss,cap=40";
        }

        @Override
        public long[] perft() {
            return new long[] {15, 225};
        }
    }
}
