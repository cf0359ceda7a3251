package tesuji.mcts.choose;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

final class FinalMoveTest {
    private static RootMoveStats stats(int move, long visits, double value) {
        return new RootMoveStats(move, visits, value, 0, 0, Double.NaN, Double.NaN);
    }

    private static RootMoveStats shared(int move, long visits, double value, long amafVisits, double amafValue) {
        return new RootMoveStats(move, visits, value, amafVisits, amafValue, Double.NaN, Double.NaN);
    }

    private static List<Integer> order(FinalMove finalMove, RootMoveStats... moves) {
        return finalMove.order(List.of(moves)).stream().map(RootMoveStats::move).toList();
    }

    /** Playing the highest bound plays at random near the end of a game (Wieczorek 2009, appendix A.2). */
    @Test
    void theMostVisitedMoveIsPlayedNotTheOneToBeTriedNext() {
        double often = 0.6 + Math.sqrt(2 * Math.log(110) / 100);
        double seldom = 0.5 + Math.sqrt(2 * Math.log(110) / 10);
        assertThat(seldom).as("UCT").isGreaterThan(often);
        assertThat(order(MostVisited.STANDARD, stats(1, 10, 0.5), stats(2, 100, 0.6)))
                .containsExactly(2, 1);
    }

    @Test
    void theCriteriaDiffer() {
        RootMoveStats often = stats(1, 400, 0.6);
        RootMoveStats good = stats(2, 100, 0.7);
        RootMoveStats lucky = stats(3, 1, 1);
        assertThat(order(MostVisited.STANDARD, lucky, good, often)).containsExactly(1, 2, 3);
        assertThat(order(BestMean.STANDARD, often, good, lucky)).containsExactly(3, 2, 1);
        // with a width of 2 the first two are equal: 0.6 - 2/20 = 0.7 - 2/10 = 0.5
        assertThat(order(new Secure(1.9, Secure.Bound.LOWER), often, good, lucky))
                .containsExactly(2, 1, 3);
        assertThat(order(new Secure(2.1, Secure.Bound.LOWER), lucky, good, often))
                .containsExactly(1, 2, 3);
        assertThat(order(new Secure(2, Secure.Bound.UPPER), often, good, lucky)).containsExactly(3, 2, 1);
    }

    @Test
    void untriedMovesComeLast() {
        for (FinalMove finalMove : List.of(
                MostVisited.STANDARD,
                BestMean.STANDARD,
                MaxRobust.STANDARD,
                Secure.STANDARD,
                new Secure(2, Secure.Bound.UPPER),
                BestEstimate.STANDARD,
                Sampled.STANDARD)) {
            assertThat(order(finalMove, stats(1, 0, 0), stats(2, 5, 0), stats(3, 0, 0)))
                    .as(finalMove.toString())
                    .startsWith(2);
        }
    }

    @Test
    void maxRobustWaitsForAMoveThatLeadsInBoth() {
        MaxRobust finalMove = MaxRobust.STANDARD;
        assertThat(finalMove.isReady(List.of(stats(1, 100, 0.6), stats(2, 90, 0.7))))
                .isFalse();
        assertThat(finalMove.isReady(List.of(stats(1, 100, 0.6), stats(2, 120, 0.7))))
                .isTrue();
        assertThat(finalMove.isReady(List.of(stats(1, 100, 0.6), stats(2, 100, 0.7))))
                .isTrue();
        assertThat(finalMove.isReady(List.of(stats(1, 100, 0.0), stats(2, 0, 0))))
                .isTrue();
        assertThat(order(finalMove, stats(1, 90, 0.7), stats(2, 100, 0.6)))
                .as("when time is up")
                .startsWith(2);
    }

    @Test
    void anEstimateWeighsBothMeans() {
        // n = 10, ñ = 40, k = 25: β = 40 / (40 + 10 + 16); 0.6 + β · 0.15 = 0.6909; against 0.69 and 0.70 without AMAF
        RootMoveStats mixed = shared(1, 10, 0.6, 40, 0.75);
        assertThat(order(new BestEstimate(25), mixed, stats(2, 500, 0.69), stats(3, 20, 0.70)))
                .containsExactly(3, 1, 2);
    }

    @Test
    void lotsAreDrawnInProportionToTheVisits() {
        Sampled even = new Sampled(1);
        Sampled cold = new Sampled(0.1);
        int first = 0;
        int firstWhenCold = 0;
        for (int i = 0; i < 4000; i++) {
            RootMoveStats[] moves = {stats(1, 30, i / 4000.0), stats(2, 10, 0.5)};
            List<Integer> order = order(even, moves);
            assertThat(order).isEqualTo(order(even, moves)).containsExactlyInAnyOrder(1, 2);
            if (order.get(0) == 1) first++;
            if (order(cold, moves).get(0) == 1) firstWhenCold++;
        }
        assertThat(first / 4000.0).isCloseTo(0.75, within(0.03));
        assertThat(firstWhenCold).isGreaterThan(3990); // 1 of 3^10 is the other
    }

    /** Every way in which further simulations may fall on two moves, one after the other. */
    @Test
    void settledMeansThatNothingCanChange() {
        for (FinalMove finalMove : List.of(MostVisited.STANDARD, BestMean.STANDARD)) {
            int settled = 0;
            for (int wonFirst = 0; wonFirst <= 8; wonFirst++) {
                for (int wonSecond = 0; wonSecond <= 4; wonSecond++) {
                    List<RootMoveStats> now = List.of(stats(1, 8, wonFirst / 8.0), stats(2, 4, wonSecond / 4.0));
                    if (!finalMove.isSettled(now, 3)) continue;
                    settled++;
                    int best = finalMove.order(now).get(0).move();
                    for (List<RootMoveStats> later : futures(wonFirst, wonSecond, 3)) {
                        assertThat(finalMove.order(later).get(0).move()).isEqualTo(best);
                    }
                }
            }
            assertThat(settled).as(finalMove.toString()).isPositive();
        }
    }

    private static List<List<RootMoveStats>> futures(int wonFirst, int wonSecond, int further) {
        List<List<RootMoveStats>> futures = new ArrayList<>();
        for (int toFirst = 0; toFirst <= further; toFirst++) {
            for (int a = 0; a <= toFirst; a++) {
                for (int b = 0; b <= further - toFirst; b++) {
                    int n = 8 + toFirst;
                    int m = 4 + further - toFirst;
                    futures.add(List.of(
                            stats(1, n, (wonFirst + a) / (double) n), stats(2, m, (wonSecond + b) / (double) m)));
                }
            }
        }
        return futures;
    }

    @Test
    void anOnlyMoveIsSettled() {
        for (FinalMove finalMove : List.of(
                MostVisited.STANDARD, BestMean.STANDARD, MaxRobust.STANDARD, Secure.STANDARD, BestEstimate.STANDARD)) {
            assertThat(finalMove.isSettled(List.of(stats(1, 1, 0.5)), 1000)).isTrue();
        }
        for (FinalMove finalMove : List.of(MostVisited.STANDARD, BestMean.STANDARD, MaxRobust.STANDARD)) {
            assertThat(finalMove.isSettled(List.of(), 1000))
                    .as("nothing is known yet")
                    .isFalse();
        }
        assertThat(MaxRobust.STANDARD.isSettled(List.of(stats(1, 9, 0.5), stats(2, 5, 0.8)), 1))
                .isFalse();
    }
}
