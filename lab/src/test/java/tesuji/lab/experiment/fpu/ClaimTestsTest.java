package tesuji.lab.experiment.fpu;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import tesuji.lab.experiment.Experiment;
import tesuji.lab.experiment.Scale;
import tesuji.lab.experiment.fpu.Claim.Word;
import tesuji.lab.prediction.PredictionScore.Scored;

final class ClaimTestsTest {
    private static final List<FpuSetting> SETTINGS =
            List.of(new FpuSetting("a", "uct", 1), new FpuSetting("b", "uct", 1), new FpuSetting("c", "uct", 1));

    /** Ten games of six positions with 50 free points, in which a, b and c have these ranks, now and then others. */
    private static PredictionRows rows(int a, int b, int c) {
        List<List<Scored>> positions = new ArrayList<>();
        for (int game = 0; game < 10; game++) {
            for (int i = 0; i < 6; i++) {
                String name = "g" + game;
                int shift = (game + i) % 3;
                positions.add(List.of(
                        new Scored(name, 50, 50, a + shift),
                        new Scored(name, 50, 50, b + shift),
                        new Scored(name, 50, 50, c + (i == game % 6 ? 0 : shift))));
            }
        }
        return new PredictionRows(SETTINGS, positions);
    }

    @Test
    void aRiseIsSeen() {
        assertThat(ClaimTests.rises(rows(30, 20, 10)).word()).isEqualTo(Word.HOLDS);
        assertThat(ClaimTests.rises(rows(10, 20, 30)).word()).isEqualTo(Word.FAILS);
        assertThat(ClaimTests.rises(rows(20, 10, 20)).word()).isEqualTo(Word.UNDECIDED);
    }

    @Test
    void hitsAreCountedByGames() {
        assertThat(ClaimTests.hitRateRises(rows(9, 9, 1)).word()).isEqualTo(Word.HOLDS);
        assertThat(ClaimTests.hitRateRises(rows(1, 9, 9)).word()).isEqualTo(Word.FAILS);
        assertThat(ClaimTests.hitRateRises(rows(9, 9, 9)).word()).isEqualTo(Word.UNDECIDED);
    }

    /** The trend is tested over positions and over games, and its size told beside. */
    @Test
    void aRiseOfTheHitRateHasItsProbabilities() {
        assertThat(ClaimTests.hitRateRises(rows(9, 9, 1)).because())
                .startsWith("Page's test for a rise: p < 0.0001 over positions, p < 0.0001 over games; the last"
                        + " setting hits 0.4")
                .endsWith(" more often than the first");
        assertThat(ClaimTests.hitRateRises(rows(9, 9, 9)).because())
                .startsWith("Page's test for a rise: p = 0.5000 over positions, p = 0.5000 over games; ");
        assertThat(ClaimTests.hitRateRises(rows(1, 9, 9)).because()).endsWith("; it falls");
    }

    /** What a claim says of games must be there in games: here one game of eight has all the hits. */
    @Test
    void hitsOfOneGameAreNoRise() {
        List<List<Scored>> positions = new ArrayList<>();
        for (int game = 0; game < 8; game++) {
            for (int i = 0; i < 20; i++) {
                String name = "g" + game;
                int last = game == 0 ? 1 : 2;
                positions.add(List.of(
                        new Scored(name, 81, 81, 2), new Scored(name, 81, 81, 2), new Scored(name, 81, 81, last)));
            }
        }
        PredictionRows rows = new PredictionRows(SETTINGS, positions);
        assertThat(PageTrend.ofCosts(rows.misses()).pRising()).isLessThan(0.001);
        assertThat(ClaimTests.hitRateRises(rows).word()).isEqualTo(Word.UNDECIDED);
    }

    @Test
    void oneSettingIsBetter() {
        assertThat(ClaimTests.better("a", "b").of(rows(5, 9, 9)).word()).isEqualTo(Word.HOLDS);
        assertThat(ClaimTests.better("b", "a").of(rows(5, 9, 9)).word()).isEqualTo(Word.FAILS);
        assertThat(ClaimTests.better("a", "b").of(rows(9, 9, 9)).word()).isEqualTo(Word.UNDECIDED);
        assertThatThrownBy(() -> ClaimTests.better("x", "b").of(rows(9, 9, 9)))
                .isInstanceOf(IllegalArgumentException.class);
    }

    @Test
    void groupsAreToldApart() {
        assertThat(ClaimTests.oneGroup(0.05, List.of("a", "b"))
                        .of(rows(9, 9, 9))
                        .word())
                .isEqualTo(Word.NOT_CONTRADICTED);
        assertThat(ClaimTests.oneGroup(0.01, List.of("a", "b", "c"))
                        .of(rows(9, 20, 30))
                        .word())
                .isEqualTo(Word.FAILS);
        assertThat(ClaimTests.allDiffer(List.of("a", "b", "c"))
                        .of(rows(9, 20, 30))
                        .word())
                .isEqualTo(Word.HOLDS);
        assertThat(ClaimTests.allDiffer(List.of("a", "b", "c"))
                        .of(rows(9, 9, 30))
                        .word())
                .isEqualTo(Word.UNDECIDED);
        assertThat(ClaimTests.amongTheBest("a").of(rows(9, 20, 30)).word()).isEqualTo(Word.HOLDS);
        assertThat(ClaimTests.amongTheBest("c").of(rows(9, 20, 30)).word()).isEqualTo(Word.FAILS);
    }

    /** None better is no proof: only a setting that beats all others is certainly among the best. */
    @Test
    void whatWasNotFoundDoesNotHold() {
        assertThat(ClaimTests.amongTheBest("a").of(rows(9, 9, 30)).word()).isEqualTo(Word.NOT_CONTRADICTED);
        assertThat(ClaimTests.amongTheBest("b").of(rows(9, 9, 9)).word()).isEqualTo(Word.NOT_CONTRADICTED);
    }

    /** Later settings may be worse. */
    @Test
    void nothingImproves() {
        Claim.Test claim = ClaimTests.nothingBetter(0.01, "a", List.of("b", "c"));
        assertThat(claim.of(rows(9, 20, 30)).word()).isEqualTo(Word.HOLDS);
        assertThat(claim.of(rows(9, 9, 30)).word()).isEqualTo(Word.NOT_CONTRADICTED);
        assertThat(claim.of(rows(9, 30, 5)).word()).isEqualTo(Word.FAILS);
        assertThat(claim.of(rows(9, 30, 5)).because()).contains("better than a: c, worse: ");
    }

    /**
     * Eight games of twenty positions. In all but one position of a game a is before b, and b before c. In one position
     * of every other game it is so much the other way round that the mean ranks of the game are, too.
     */
    private static PredictionRows oneLargeExceptionInEveryOtherGame() {
        List<List<Scored>> positions = new ArrayList<>();
        for (int game = 0; game < 8; game++) {
            for (int i = 0; i < 20; i++) {
                boolean exception = i == 0 && game % 2 == 0;
                String name = "g" + game;
                positions.add(List.of(
                        new Scored(name, 81, 81, exception ? 81 : 1),
                        new Scored(name, 81, 81, exception ? 41 : 2),
                        new Scored(name, 81, 81, exception ? 1 : 3)));
            }
        }
        return new PredictionRows(SETTINGS, positions);
    }

    @Test
    void positionsAloneDecideNothing() {
        PredictionRows rows = oneLargeExceptionInEveryOtherGame();
        List<String> all = List.of("a", "b", "c");
        assertThat(rows.overPositions(rows.all()).fP()).isLessThan(0.0001);
        assertThat(rows.overGames(rows.all()).fP()).isGreaterThan(0.5);
        assertThat(ClaimTests.oneGroup(0.05, all).of(rows).word()).isEqualTo(Word.NOT_CONTRADICTED);
        assertThat(ClaimTests.allDiffer(all).of(rows).word()).isEqualTo(Word.UNDECIDED);
        assertThat(ClaimTests.amongTheBest("a").of(rows).word()).isEqualTo(Word.NOT_CONTRADICTED);
        assertThat(ClaimTests.amongTheBest("c").of(rows).word()).isEqualTo(Word.NOT_CONTRADICTED);
        assertThat(ClaimTests.better("a", "c").of(rows).word()).isEqualTo(Word.UNDECIDED);
    }

    /** Two positions of two games that agree in everything: no claim of any experiment holds. */
    @Test
    void fewGamesDecideNothing() {
        for (Experiment experiment : FpuExperiments.ALL) {
            if (!(experiment instanceof MovePrediction prediction)) continue;
            List<FpuSetting> settings = prediction.settings().apply(Scale.FULL);
            for (int step : List.of(-1, 0, 1)) {
                List<List<Scored>> positions = new ArrayList<>();
                for (String game : List.of("x", "y")) {
                    List<Scored> guesses = new ArrayList<>();
                    for (int i = 0; i < settings.size(); i++) guesses.add(new Scored(game, 50, 50, 20 + step * i));
                    positions.add(guesses);
                }
                PredictionRows rows = new PredictionRows(settings, positions);
                assertThat(prediction.claims())
                        .extracting(claim -> claim.outcome(rows).word())
                        .containsOnly(Word.UNDECIDED);
            }
        }
    }

    @Test
    void alikeMeansCloseAndNotSignificantlyDifferent() {
        PredictionRows same = new PredictionRows(
                SETTINGS.subList(0, 2),
                rows(9, 9, 9).positions().stream()
                        .map(each -> each.subList(0, 2))
                        .toList());
        assertThat(ClaimTests.alike(0.02).of(same).word()).isEqualTo(Word.HOLDS);
        assertThat(ClaimTests.alike(0.02).of(rows(9, 20, 30)).word()).isEqualTo(Word.FAILS);
        assertThat(ClaimTests.alike(0.02).of(rows(9, 20, 30)).because()).contains("partly beyond ±0.02");
    }

    /** Page (1963): with four cases that all have the order, k = 3, L = 4 · 14 = 56, mean 48, deviation √8. */
    @Test
    void pagesTestByHand() {
        double[][] costs = {{3, 2, 1}, {9, 5, 2}, {7, 6, 5}, {3, 2, 1}};
        assertThat(PageTrend.ofCosts(costs).z()).isCloseTo(8 / Math.sqrt(8), within(1e-12));
        assertThat(PageTrend.ofCosts(costs).pRising()).isCloseTo(0.00234, within(1e-5));
        assertThat(PageTrend.ofCosts(costs).pFalling()).isCloseTo(0.99766, within(1e-5));
    }

    /** Ranks 1.5, 1.5, 3 and 1, 2.5, 2.5 add 1.5 to L beyond its mean, each with variance 1.5; equal costs add none. */
    @Test
    void pagesTestOfSharedRanksByHand() {
        double[][] costs = {{1, 1, 0}, {1, 0, 0}, {1, 1, 1}};
        assertThat(PageTrend.ofCosts(costs).z()).isCloseTo(3 / Math.sqrt(3), within(1e-12));
        assertThat(PageTrend.ofCosts(new double[][] {{1, 1, 1}}).z()).isZero();
    }
}
