package tesuji.games.go;

import java.util.stream.IntStream;
import org.junit.jupiter.api.Nested;
import tesuji.core.game.GameContract;
import tesuji.core.game.Library;
import tesuji.games.Games;

/** Go keeps the contract of a game at several sizes and rules; games are counted by the naive implementation. */
class GoGameTest {
    /** What all rule sets of Go share. */
    interface GoContract extends GameContract {
        int depth();

        @Override
        default Library library() {
            return Games.library();
        }

        @Override
        default long[] perft() {
            GoGame game = (GoGame) game();
            NaiveGo naive = new NaiveGo(game.size(), game.rules());
            return IntStream.rangeClosed(1, depth()).mapToLong(naive::perft).toArray();
        }
    }

    @Nested
    class Chinese implements GoContract {
        @Override
        public String id() {
            return "go:size=9";
        }

        @Override
        public int depth() {
            return 2;
        }
    }

    @Nested
    class TinyWithPositionalSuperko implements GoContract {
        @Override
        public String id() {
            return "go:size=2,rules=tromp-taylor";
        }

        @Override
        public int depth() {
            return 7;
        }
    }

    @Nested
    class SmallWithSituationalSuperko implements GoContract {
        @Override
        public String id() {
            return "go:size=3,rules=aga";
        }

        @Override
        public int depth() {
            return 5;
        }
    }

    @Nested
    class SmallWithSuicide implements GoContract {
        @Override
        public String id() {
            return "go:size=3,rules=new-zealand,cap=60";
        }

        @Override
        public int depth() {
            return 4;
        }
    }

    @Nested
    class SmallWithFreeCycles implements GoContract {
        @Override
        public String id() {
            return "go:size=3,ko=no-result";
        }

        @Override
        public int depth() {
            return 5;
        }
    }

    @Nested
    class TinyWithFreeCyclesAndSuicide implements GoContract {
        @Override
        public String id() {
            return "go:size=2,ko=no-result,suicide=yes";
        }

        @Override
        public int depth() {
            return 7;
        }
    }

    @Nested
    class Japanese implements GoContract {
        @Override
        public String id() {
            return "go:size=5,rules=japanese";
        }

        @Override
        public int depth() {
            return 3;
        }
    }

    @Nested
    class WithAFreeHandicap implements GameContract {
        @Override
        public Library library() {
            return Games.library();
        }

        @Override
        public String id() {
            return "go:size=4,handicap=3,placement=free";
        }

        /**
         * Three black stones in any order, then White's thirteen points or a pass, but no suicide in a corner (two
         * stones take its liberties, the third stands on one of 13 points) or at the edge (all three do).
         */
        @Override
        public long[] perft() {
            return new long[] {16, 16 * 15, 16 * 15 * 14, 16 * 15 * 14 * 14 - 6 * (4 * 13 + 8)};
        }
    }

    @Nested
    class Large implements GoContract {
        @Override
        public String id() {
            return "go:size=25,cap=120";
        }

        @Override
        public int depth() {
            return 1;
        }
    }
}
