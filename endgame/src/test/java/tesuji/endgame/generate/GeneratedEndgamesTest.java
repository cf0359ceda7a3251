package tesuji.endgame.generate;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import tesuji.endgame.board.ExhaustiveJudge;
import tesuji.endgame.local.Counting;
import tesuji.endgame.number.Dyadic;
import tesuji.endgame.value.Side;
import tesuji.games.go.Stones;

/** What is said about generated endgames, against playing them out. */
final class GeneratedEndgamesTest {
    private static final long NODES = 1_500_000;

    /** Sizes and numbers of regions of large boards, and how many of five hundred. */
    private static final int[][] LARGE = {{7, 4, 40}, {9, 5, 60}, {9, 7, 40}, {13, 8, 50}, {13, 10, 30}, {19, 12, 30}};

    @Test
    void smallBoardsScoreWhatPlayingThemOutGives() {
        Contest contest = new Contest(NODES);
        contest.small(40, 7, 1);
        assertThat(contest.faults()).isEmpty();
        assertThat(contest.boards()).isEqualTo(40);
        assertThat(contest.played()).isGreaterThanOrEqualTo(160);
    }

    @Test
    void largeBoardsScoreWhatTheirSumsGive() {
        Contest contest = new Contest(NODES);
        contest.large(14, 9, 5, 1);
        contest.large(4, 13, 8, 2);
        contest.large(2, 19, 12, 3);
        assertThat(contest.faults()).isEmpty();
        assertThat(contest.boards()).isEqualTo(20);
        assertThat(contest.replayed()).isGreaterThanOrEqualTo(40);
    }

    /** White takes the neutral point D4, and Black has to connect at C3, a point of his own, or lose a ko. */
    @Test
    void theJudgeKnowsThatAConnectionMayCostAPoint() {
        Stones stones = Stones.parse("""
                X X O . O O
                X X O O O O
                X X X . O O
                . X . X O O
                X X X O O O
                X . X O O .
                """);
        ExhaustiveJudge judge = new ExhaustiveJudge(stones, Counting.TERRITORY, NODES);
        assertThat(judge.isWithin(Side.BLACK, Dyadic.ONE, Dyadic.ONE)).contains(true);
        assertThat(judge.isWithin(Side.WHITE, Dyadic.ZERO, Dyadic.ZERO)).contains(true);
    }

    @Test
    @Tag("nightly")
    void fiveHundredBoards() {
        Contest small = new Contest(NODES);
        small.small(250, 11, 100_000);
        assertThat(small.faults()).isEmpty();
        assertThat(small.boards()).isEqualTo(250);
        Contest large = new Contest(NODES);
        for (int[] kind : LARGE) large.large(kind[2], kind[0], kind[1], 7L * kind[1]);
        assertThat(large.faults()).isEmpty();
        assertThat(large.boards()).isEqualTo(250);
    }
}
