package tesuji.endgame.search;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.Test;
import tesuji.core.play.StopCondition;
import tesuji.endgame.region.Counting;
import tesuji.endgame.value.Side;
import tesuji.games.go.Stones;

final class BoardSearchTest {
    private static final long LIMIT = 200_000;

    /**
     * White takes a ko at A3, and Black cannot do anything else; if his pass and White's are the end, White has won
     * with stones that would be captured if play went on.
     */
    private static final Stones LAST_KO = Stones.parse("""
            X X X O .
            X . X O O
            . X X O O
            X O X O .
            O . X O O
            """);

    @Test
    void aKoTakenLastDependsOnTheEnd() {
        assertThat(search(LAST_KO, Counting.AREA, Ending.TWO_PASSES).score(Side.WHITE, BoardSearch.NONE))
                .contains(-4);
        assertThat(search(LAST_KO, Counting.AREA, Ending.RESUMPTION).score(Side.WHITE, BoardSearch.NONE))
                .contains(5);
    }

    /**
     * With room in White's eye Black puts a stone there instead of passing, and retakes the ko; how often that goes
     * on is not known.
     */
    @Test
    void aMoveElsewhereIsNoPass() {
        Stones stones = Stones.parse("""
                X X X O .
                X . X O .
                . X X O O
                X O X O .
                O . X O O
                """);
        BoardSearch search = search(stones, Counting.AREA, Ending.TWO_PASSES);
        assertThat(search.openPoints()).isEqualTo(15);
        assertThat(search.score(Side.WHITE, BoardSearch.NONE)).isEmpty();
        assertThat(search.nodes()).isLessThan(LIMIT);
        assertThat(search.isAtLeast(Side.WHITE, BoardSearch.NONE, -4)).contains(true);
        assertThat(search.isAtLeast(Side.WHITE, BoardSearch.NONE, 6)).contains(false);
        assertThat(search(stones, Counting.AREA, Ending.RESUMPTION).score(Side.WHITE, BoardSearch.NONE))
                .contains(5);
    }

    @Test
    void kosOnWhichTheResultDependsAreFought() {
        Stones stones = Stones.parse("""
                . X X . O
                X . X O .
                . X X O O
                X . O . X
                O O . O .
                """);
        for (Ending ending : Ending.values()) {
            assertThat(search(stones, Counting.AREA, ending).score(Side.BLACK, BoardSearch.NONE))
                    .contains(1);
        }
    }

    private static final Stones DYING = Stones.parse("""
            . X X O .
            X . X . O
            X X O O .
            O O X . O
            O . X X O
            """);

    @Test
    void groupsThatDieAreCaptured() {
        for (Ending ending : Ending.values()) {
            assertThat(search(DYING, Counting.AREA, ending).score(Side.BLACK, BoardSearch.NONE))
                    .contains(25);
        }
    }

    @Test
    void territoryIsCountedInTwoSteps() {
        Stones stones = Stones.parse("""
                X . X . X X
                . X X . X X
                X X O O O X
                . O X O O O
                . O X . O .
                O . O O . O
                """);
        for (Ending ending : Ending.values()) {
            assertThat(search(stones, Counting.TERRITORY, ending).score(Side.WHITE, BoardSearch.NONE))
                    .contains(-7);
        }
    }

    @Test
    void firstMovesHaveScores() {
        Stones stones = Stones.parse("""
                . X O . X
                X X O O X
                . X X O O
                X X O O .
                . O . O O
                """);
        for (Ending ending : Ending.values()) {
            BoardSearch search = search(stones, Counting.AREA, ending);
            assertThat(search.score(Side.BLACK, BoardSearch.NONE)).contains(-5);
            assertThat(search.scoreAfter(Side.BLACK, BoardSearch.NONE, 0)).contains(-5);
            assertThat(search.scoreAfter(Side.BLACK, BoardSearch.NONE, BoardSearch.PASS))
                    .contains(-6);
            assertThat(search.isAtLeastAfter(Side.BLACK, BoardSearch.NONE, 0, -5))
                    .contains(true);
            assertThat(search.isAtLeastAfter(Side.BLACK, BoardSearch.NONE, BoardSearch.PASS, -5))
                    .contains(false);
        }
    }

    /** Black has the upper half and White the lower, and both live; the row between them is shared. */
    private static final Stones HALVES = Stones.parse("""
            . X . X . X . X .
            X X X X X X X X X
            . . . . . . . . .
            O O O O O O O O O
            . O . O . O . O .
            O O O O O O O O O
            O . O O O O O O O
            O O O O O O O . O
            O O O O O O O O O
            """);

    @Test
    void onlyWhatIsOpenIsSearched() {
        BoardSearch search = search(HALVES, Counting.AREA, Ending.RESUMPTION);
        assertThat(search.openPoints()).isEqualTo(9);
        assertThat(search.score(Side.BLACK, BoardSearch.NONE)).contains(18 - 54 + 1);
        assertThat(search.score(Side.WHITE, BoardSearch.NONE)).contains(18 - 54 - 1);
        BoardSearch territory = search(HALVES, Counting.TERRITORY, Ending.RESUMPTION);
        assertThat(territory.score(Side.BLACK, BoardSearch.NONE)).contains(5 - 7);
    }

    /** A stone in one's own eye costs a point by territory; one too many, and everything is lost. */
    @Test
    void firstMovesInSettledGroundAreSearchedToo() {
        int eye = 8 * 9;
        BoardSearch area = search(HALVES, Counting.AREA, Ending.RESUMPTION);
        assertThat(area.scoreAfter(Side.BLACK, BoardSearch.NONE, eye)).contains(18 - 54 - 1);
        BoardSearch territory = search(HALVES, Counting.TERRITORY, Ending.RESUMPTION);
        assertThat(territory.scoreAfter(Side.BLACK, BoardSearch.NONE, eye)).contains(4 - 7);
        assertThat(territory.isAtLeastAfter(Side.BLACK, BoardSearch.NONE, eye, 5 - 7))
                .contains(false);
        Stones small = Stones.parse("""
                . X .
                X X X
                . . .
                """);
        BoardSearch one = search(small, Counting.AREA, Ending.RESUMPTION);
        assertThat(one.openPoints()).isZero();
        assertThat(one.score(Side.WHITE, BoardSearch.NONE)).contains(9);
        assertThat(one.scoreAfter(Side.BLACK, BoardSearch.NONE, 6)).contains(9);
    }

    /** Dead stones in settled ground are prisoners, whether they are captured by a first move or left there. */
    @Test
    void prisonersOfFirstMovesCount() {
        Stones stones = Stones.parse("""
                . X . X .
                X X X X X
                O O . . .
                X X X X X
                . . . . .
                """);
        BoardSearch search = search(stones, Counting.TERRITORY, Ending.RESUMPTION);
        int score = search.score(Side.BLACK, BoardSearch.NONE).orElseThrow();
        assertThat(score).isEqualTo(3 + 5 + 5 + 2);
        // two prisoners, and a point less than if they had been left there
        assertThat(search.scoreAfter(Side.BLACK, BoardSearch.NONE, 2 * 5 + 2)).contains(score - 1);
    }

    @Test
    void largeOpenBoardsAreNotSearched() {
        Stones stones = new Stones(9, new byte[81]);
        BoardSearch search = search(stones, Counting.AREA, Ending.RESUMPTION);
        assertThat(search.isPossible()).isFalse();
        assertThat(search.score(Side.BLACK, BoardSearch.NONE)).isEmpty();
        assertThat(search.isAtLeast(Side.BLACK, BoardSearch.NONE, -81)).isEmpty();
        assertThat(search.scoreAfter(Side.BLACK, BoardSearch.NONE, 40)).isEmpty();
        assertThat(search.scoreAfter(Side.BLACK, BoardSearch.NONE, BoardSearch.PASS))
                .isEmpty();
    }

    @Test
    void limitsAndPatienceEndIt() {
        Stones stones = new Stones(5, new byte[25]);
        BoardSearch limited = new BoardSearch(stones, Counting.AREA, Ending.RESUMPTION, 1_000, StopCondition.NEVER);
        assertThat(limited.score(Side.BLACK, BoardSearch.NONE)).isEmpty();
        assertThat(limited.nodes()).isBetween(1_000L, 1_200L);
        BoardSearch impatient = new BoardSearch(stones, Counting.AREA, Ending.RESUMPTION, LIMIT, nodes -> nodes < 500);
        assertThat(impatient.score(Side.BLACK, BoardSearch.NONE)).isEmpty();
        assertThat(impatient.nodes()).isBetween(500L, 1_000L);
    }

    @Test
    void whatWasStoppedLeavesNothingWrongBehind() {
        for (int first = 256; first < 8_000; first += 1_000) {
            AtomicLong allowed = new AtomicLong(first);
            BoardSearch search =
                    new BoardSearch(DYING, Counting.AREA, Ending.RESUMPTION, LIMIT, nodes -> nodes < allowed.get());
            search.score(Side.BLACK, BoardSearch.NONE);
            allowed.set(LIMIT);
            assertThat(search.score(Side.BLACK, BoardSearch.NONE)).contains(25);
        }
    }

    /** Two stones sent and one returned, for ever, if nobody forbids it. */
    @Test
    void nothingIsSaidOfEndlessPlay() {
        EveryPosition all = new EveryPosition(Counting.AREA, Ending.RESUMPTION);
        int endless = 0;
        for (int position = 0; position < EveryPosition.POSITIONS && endless < 20; position++) {
            if (!all.isLegal(position)) continue;
            int low = all.low(position, Side.BLACK, BoardSearch.NONE);
            int high = all.high(position, Side.BLACK, BoardSearch.NONE);
            if (low == high) continue;
            endless++;
            BoardSearch search = search(EveryPosition.stones(position), Counting.AREA, Ending.RESUMPTION);
            assertThat(search.score(Side.BLACK, BoardSearch.NONE)).isEmpty();
        }
        assertThat(endless).isEqualTo(20);
    }

    @Test
    void movesMustBeLegal() {
        BoardSearch search = search(LAST_KO, Counting.AREA, Ending.RESUMPTION);
        assertThatThrownBy(() -> search.scoreAfter(Side.WHITE, BoardSearch.NONE, 16))
                .isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> search.scoreAfter(Side.BLACK, BoardSearch.NONE, 0))
                .isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> search.scoreAfter(Side.BLACK, BoardSearch.NONE, 24))
                .isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> search.scoreAfter(Side.WHITE, 10, 10)).isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> search.score(Side.WHITE, 0)).isInstanceOf(IllegalArgumentException.class);
    }

    private static BoardSearch search(Stones stones, Counting counting, Ending ending) {
        return new BoardSearch(stones, counting, ending, LIMIT, StopCondition.NEVER);
    }
}
