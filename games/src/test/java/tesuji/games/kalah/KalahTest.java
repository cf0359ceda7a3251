package tesuji.games.kalah;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tesuji.core.base.InputException;
import tesuji.core.game.Drawing;
import tesuji.core.game.Game;
import tesuji.core.game.GameContract;
import tesuji.core.game.Library;
import tesuji.core.game.Position;
import tesuji.core.game.Scenery;
import tesuji.games.Games;

final class KalahTest {
    private static Game open(int pits, int seeds) {
        return Games.library().open("kalah:pits=" + pits + ",seeds=" + seeds);
    }

    @Nested
    final class Standard implements GameContract {
        @Override
        public Library library() {
            return Games.library();
        }

        @Override
        public String id() {
            return "kalah";
        }

        @Override
        public long[] perft() {
            return Ring.start(6, 4).sequences(7);
        }

        @Override
        public List<String> malformedMoves() {
            return List.of("g", "a1", "aa", "1", "-", "a-b");
        }

        @Override
        public List<String> malformedDiagrams() {
            return List.of(
                    "4-4-4-4-4-4 0 4-4-4-4-4-4 0",
                    "4-4-4-4-4-4 0 4-4-4-4-4 4 X",
                    "4-4-4-4-4-4 0 4-4-4-4-4-4 1 X",
                    "4-4-4-4-4-4 0 4-4-4-4-4-4 0 X pass",
                    "0-0-0-0-0-0 24 4-4-4-4-4-4 0 X",
                    "0-0-0-0-0-0 24 0-0-0-0-0-0 24 X pass");
        }
    }

    @Nested
    final class Small implements GameContract {
        @Override
        public Library library() {
            return Games.library();
        }

        @Override
        public String id() {
            return "kalah:pits=3,seeds=2";
        }

        @Override
        public long[] perft() {
            return Ring.start(3, 2).sequences(12);
        }
    }

    @Nested
    final class OnePit implements GameContract {
        @Override
        public Library library() {
            return Games.library();
        }

        @Override
        public String id() {
            return "kalah:pits=1,seeds=10";
        }

        @Override
        public long[] perft() {
            return Ring.start(1, 10).sequences(20);
        }
    }

    @Nested
    final class Largest implements GameContract {
        @Override
        public Library library() {
            return Games.library();
        }

        @Override
        public String id() {
            return "kalah:pits=6,seeds=10";
        }

        @Override
        public long[] perft() {
            return Ring.start(6, 10).sequences(6);
        }
    }

    @Nested
    final class NoEmptyCapture implements GameContract {
        @Override
        public Library library() {
            return Games.library();
        }

        @Override
        public String id() {
            return "kalah:pits=4,seeds=2,emptycapture=no";
        }

        @Override
        public long[] perft() {
            return Ring.start(4, 2, false).sequences(11);
        }
    }

    private static String after(String diagram, String... moves) {
        return after(open(3, 2), diagram, moves);
    }

    private static String after(Game game, String diagram, String... moves) {
        Position position = game.start();
        game.notation().place(diagram, position);
        for (String move : moves) {
            int number = game.notation().move(move);
            assertThat(position.isLegal(number)).as(move).isTrue();
            position.play(number);
        }
        return game.notation().diagram(position);
    }

    /** Columns are written from left to right; side 0 sows to the right, side 1 to the left. */
    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            2-2-2 0 2-2-2 0 X      | a | 0-3-3 0 2-2-2 0 O
            2-2-2 0 2-2-2 0 X      | b | 2-0-3 1 2-2-2 0 O pass
            2-0-3 1 2-2-2 0 O pass | pass | 2-0-3 1 2-2-2 0 X
            2-2-2 0 2-2-2 0 X      | c | 2-2-0 1 2-2-3 0 O
            0-3-3 0 2-2-2 0 O      | c | 0-3-3 0 3-3-0 0 X
            2-0-3 1 2-2-2 0 O      | a | 3-0-3 1 0-2-2 1 X
            1-0-3 2 2-2-2 0 X      | a | 0-0-3 5 2-0-2 0 O
            1-0-3 2 2-0-4 0 X      | a | 0-0-3 3 2-0-4 0 O
            0-3-3 0 1-0-5 0 O      | c | 1-4-3 0 2-1-0 1 X
            1-0-8 0 1-1-1 0 X      | c | 2-1-1 2 2-2-2 0 O pass
            1-0-7 0 2-1-1 0 X      | c | 2-1-0 4 3-2-0 0 O
            0-0-1 5 2-0-4 0 X      | c | 0-0-0 6 0-0-0 6 O
            0-3-3 4 1-0-0 1 O      | a | 0-0-0 10 0-0-0 2 X
            """)
    void moves(String before, String move, String result) {
        assertThat(after(before, move)).isEqualTo(result);
    }

    /** Only the third line differs from the standard rule; a game may end because the seed stays. */
    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            2-2-2 0 2-2-2 0 X | a | 0-3-3 0 2-2-2 0 O
            1-0-3 2 2-2-2 0 X | a | 0-0-3 5 2-0-2 0 O
            1-0-3 2 2-0-4 0 X | a | 0-1-3 2 2-0-4 0 O
            0-3-3 4 1-0-0 1 O | a | 0-0-0 10 0-0-0 2 X
            """)
    void theLastSeedMayStayWhereNothingLiesOpposite(String before, String move, String result) {
        Game game = Games.library().open("kalah:pits=3,seeds=2,emptycapture=no");
        assertThat(after(game, before, move)).isEqualTo(result);
    }

    /** What was saved before the rule had a key is the standard game, and is still called the same. */
    @Test
    void theStandardRuleIsNotNamed() {
        assertThat(Games.library().open("kalah:emptycapture=yes").id()).hasToString("kalah:pits=6,seeds=4");
        assertThat(Games.library().open("kalah:emptycapture=no").id())
                .hasToString("kalah:pits=6,seeds=4,emptycapture=no");
        assertThatThrownBy(() -> Games.library().open("kalah:emptycapture=maybe"))
                .isInstanceOf(InputException.class)
                .hasMessage("kalah: emptycapture must be yes or no, not maybe.");
    }

    @Test
    void whoeverEndsInHisStoreSowsAgain() {
        assertThat(after("2-2-2 0 2-2-2 0 X", "b", "pass", "a")).isEqualTo("0-1-4 1 2-2-2 0 O");
    }

    @Test
    void seedsArePoints() {
        Game game = open(3, 2);
        Position position = game.start();
        game.notation().place("0-0-0 9 0-0-0 3 X", position);
        assertThat(position.isOver()).isTrue();
        assertThat(position.score()).isEqualTo(12);
    }

    @Test
    void refusalsSayWhatIsAllowed() {
        Game game = open(3, 2);
        assertThatThrownBy(() -> game.notation().move("d"))
                .isInstanceOf(InputException.class)
                .hasMessage("\"d\" is not a move; write a pit from a to c, or pass.");
        assertThatThrownBy(() -> game.notation().place("0-0-0 6 2-2-2 0 X", game.start()))
                .isInstanceOf(InputException.class)
                .hasMessage("The diagram has one empty row; then the seeds of the other are in its store.");
    }

    @Test
    void thePictureShowsNumbers() {
        Game game = open(3, 2);
        Position position = game.start();
        game.notation().place("1-0-3 2 0-1-4 1 X", position);
        assertThat(game.notation().picture(position).counts()).containsExactly(1, 0, 3, 2, 1, 0, 1, 4);
        assertThat(game.notation().gesture(position, 2)).containsExactly(2);
        assertThat(Drawing.of(position).marking(2).text()).isEqualTo("""
                   a b c
                   0 1 4
                 1       2
                   1 0(3)
                   a b c
                """);
    }

    @Test
    void largeNumbersKeepTheirDistance() {
        Game game = open(3, 2);
        Position position = game.start();
        game.notation().place("0-0-1 10 1-0-0 0 O", position);
        assertThat(Drawing.of(position).text()).isEqualTo("""
                     a  b  c
                     1  0  0
                  0          10
                     0  0  1
                     a  b  c
                """);
    }

    /** Every place that gets a seed, in the order of sowing; the store of the other side is passed by. */
    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            2-2-2 0 2-2-2 0 X      | a | a1 b1 c1
            2-2-2 0 2-2-2 0 X      | c | c1 South c2
            0-3-3 0 2-2-2 0 O      | c | c2 b2 a2
            2-0-3 1 2-2-2 0 O      | a | a2 North a1
            1-0-8 0 1-1-1 0 X      | c | c1 South c2 b2 a2 a1 b1 c1 South
            """)
    void routesFollowTheSeeds(String diagram, String move, String names) {
        Game game = open(3, 2);
        Position position = game.start();
        game.notation().place(diagram, position);
        int[] route = game.notation().route(position, game.notation().move(move));
        assertThat(IntStream.of(route).mapToObj(game.notation()::point)).containsExactly(names.split(" "));
    }

    @Test
    void aPassGoesNowhere() {
        Game game = open(3, 2);
        Position position = game.start();
        game.notation().place("2-0-3 1 2-2-2 0 O pass", position);
        assertThat(game.notation().route(position, game.notation().move("pass")))
                .isEmpty();
    }

    /** A row and a store for each side. */
    @Test
    void pitsAndStoresHaveOwners() {
        Scenery scenery = open(2, 3).notation().scenery();
        assertThat(scenery.zones())
                .containsExactly(
                        Scenery.Zone.of(Scenery.Meaning.HOME, 0, List.of(0, 1, 2)),
                        Scenery.Zone.of(Scenery.Meaning.HOME, 1, List.of(4, 5, 3)));
        assertThat(scenery.spots())
                .extracting(Scenery.Spot::name)
                .containsExactly("a1", "b1", "South", "North", "a2", "b2");
    }

    @ParameterizedTest
    @CsvSource({"1, 10, true", "3, 9, true", "3, 10, false", "4, 6, true", "5, 5, true", "6, 4, true", "6, 5, false"})
    void boardsThatFitIntoALongArePacked(int pits, int seeds, boolean packed) {
        assertThat(open(pits, seeds).packing().isPresent()).isEqualTo(packed);
    }

    /** The best play of either side, for one to six seeds a pit; the signs are those of Goluch's table 2.2. */
    @ParameterizedTest
    @CsvSource({"1, 0 -2 6 -2 2 0", "2, 2 -2 -2 -12 6 8", "3, 0 4 2 2", "4, 2 6"})
    void bestScores(int pits, String scores) {
        checkScores(pits, 1, scores, "");
    }

    /** Where the last seed stays, two pits with four seeds are worth two seeds less to the second side. */
    @ParameterizedTest
    @CsvSource({"1, 0 -2 6 -2 2 0", "2, 2 -2 -2 -10 6 8", "3, 0 4 2 2"})
    void bestScoresWithoutEmptyCapture(int pits, String scores) {
        checkScores(pits, 1, scores, ",emptycapture=no");
    }

    @Tag("nightly")
    @ParameterizedTest
    @CsvSource({"3, 5, 6 -10", "4, 3, 8 2"})
    void bestScoresOfMoreSeeds(int pits, int first, String scores) {
        checkScores(pits, first, scores, "");
    }

    @Tag("nightly")
    @ParameterizedTest
    @CsvSource({"3, 5, 6 -8", "4, 3, 6 2"})
    void bestScoresOfMoreSeedsWithoutEmptyCapture(int pits, int first, String scores) {
        checkScores(pits, first, scores, ",emptycapture=no");
    }

    private static void checkScores(int pits, int first, String scores, String rule) {
        int seeds = first;
        for (String score : scores.split(" ")) {
            Game game = Games.library().open("kalah:pits=" + pits + ",seeds=" + seeds + rule);
            assertThat(BestScore.of((KalahGame) game)).as("%s", game.id()).isEqualTo(Integer.parseInt(score));
            seeds++;
        }
    }
}
