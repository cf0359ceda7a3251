package tesuji.lab.tuning;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.function.Consumer;
import java.util.function.DoubleUnaryOperator;
import org.junit.jupiter.api.Test;
import tesuji.core.base.Rng;
import tesuji.core.game.Heaps;
import tesuji.core.play.Limits;
import tesuji.lab.catalog.Catalog;
import tesuji.lab.catalog.PlayerSpec;
import tesuji.lab.experiment.Chart;
import tesuji.lab.experiment.ReportTable;
import tesuji.lab.experiment.report.RunReport;
import tesuji.lab.journal.Origin;
import tesuji.lab.match.Arena;
import tesuji.lab.match.Conditions;
import tesuji.lab.place.LocalGames;
import tesuji.lab.statistics.Bootstrap;

/** Tunings of a player whose probability to win is known, and of one that plays real games. */
final class TuningRunTest {
    private static final Origin ORIGIN = new Origin("1.2", "abc", Origin.Machine.here());
    private static final PlayerSpec RANDOM = new PlayerSpec("random", Limits.steps(20), 1);
    private final List<PlayedPair> journal = new ArrayList<>();

    private static TunedParameter range(double low, double high, OptionalDouble standard) {
        return new TunedParameter("x", low, high, false, false, standard, List.of());
    }

    private static TuningPlan plan(TunedParameter parameter, int pairs, int verification) {
        Conditions heaps = new Conditions(Heaps.LIBRARY.open("heaps:size=3").id(), 0, Conditions.ENDLESS);
        PlayerSpec spec = new PlayerSpec("uct[c={x}]", Limits.steps(20), 1);
        return new TuningPlan(
                heaps, spec.player(), spec, List.of(parameter), List.of(RANDOM), pairs, verification, 5, 3);
    }

    /** Coins that depend on the pair alone; gives up after so many pairs. */
    private static PairPlayer coins(DoubleUnaryOperator probability, int patience) {
        int[] left = {patience};
        return (pairs, keeper) -> {
            for (TuningPair pair : pairs) {
                if (left[0]-- == 0) return false;
                double p = probability.applyAsDouble(pair.values().get(0));
                Rng luck = new Rng(pair.round() + (pair.phase() == TuningPhase.SEARCH ? 0 : 1_000_000));
                keeper.accept(new PlayedPair(
                        pair.phase(), pair.number(), pair.values(), "coin", result(luck, p), result(luck, p)));
            }
            return true;
        };
    }

    private static int result(Rng luck, double p) {
        return luck.nextDouble() < p ? 1 : -1;
    }

    private TuningRun run(TuningPlan plan, PairPlayer player, List<PlayedPair> kept) {
        Consumer<PlayedPair> keeper = journal::add;
        return new TuningRun(plan, player, kept, keeper, (run, pair) -> {});
    }

    private static double hill(double x) {
        return 1 / (1 + Math.exp(-1 + 2 * (x - 6) * (x - 6)));
    }

    @Test
    void theTopIsFoundAndMeasuredByOtherGames() {
        TuningRun run =
                run(plan(range(0, 10, OptionalDouble.of(4)), 300, 150), coins(TuningRunTest::hill, -1), List.of());
        assertThat(run.play()).isTrue();
        TuningResult result = run.result();
        assertThat(result.best().get(0)).isCloseTo(6, within(0.3));
        assertThat(result.ranges().get(0).low()).isLessThan(6.0).isGreaterThan(5.0);
        assertThat(result.ranges().get(0).high()).isGreaterThan(6.0).isLessThan(7.0);
        assertThat(result.found().pairs()).isEqualTo(150);
        assertThat(result.scoreOfBest()).hasValueSatisfying(score -> {
            assertThat(score.score()).isCloseTo(hill(6), within(0.07));
            assertThat(score.low()).isLessThan(hill(6));
            assertThat(score.high()).isGreaterThan(hill(6));
        });
        assertThat(result.scoreOfStandard()).isPresent();
        assertThat(result.superiority().getAsDouble()).isGreaterThan(0.999);
        assertThat(run.count()).isEqualTo(run.total()).isEqualTo(600);
        assertThat(journal).hasSize(600);
    }

    @Test
    void aStoppedRunGoesOnAsIfItHadNotBeen() {
        TuningPlan plan = plan(range(0, 10, OptionalDouble.of(4)), 40, 10);
        TuningRun whole = run(plan, coins(TuningRunTest::hill, -1), List.of());
        assertThat(whole.play()).isTrue();
        List<PlayedPair> uninterrupted = List.copyOf(journal);
        journal.clear();
        assertThat(run(plan, coins(TuningRunTest::hill, 17), List.of()).play()).isFalse();
        assertThat(journal).hasSize(17);
        assertThat(run(plan, coins(TuningRunTest::hill, -1), List.copyOf(journal))
                        .play())
                .isTrue();
        assertThat(journal).isEqualTo(uninterrupted);
    }

    @Test
    void afterAStopNothingIsKept() {
        TuningRun run = run(plan(range(0, 10, OptionalDouble.empty()), 5, 0), coins(x -> 0.5, -1), List.of());
        run.stop();
        run.play();
        assertThat(run.count()).isZero();
        assertThat(run.result().ranges()).isEmpty();
        assertThat(run.result().best()).containsExactly(5.0);
        assertThat(run.result().superiority()).isEmpty();
        assertThat(TuningChart.of(run, run.result())).isEmpty();
    }

    @Test
    void equalValuesAreEquallyGood() {
        TunedParameter parameter = TunedParameter.listed("x", List.of(6.0), OptionalDouble.of(6));
        TuningRun run = run(plan(parameter, 5, 20), coins(TuningRunTest::hill, -1), List.of());
        run.play();
        assertThat(run.result().superiority()).hasValue(0.5);
    }

    @Test
    void aSweepPlaysAllValuesEquallyOften() {
        TunedParameter parameter = TunedParameter.listed("x", List.of(2.0, 6.0, 9.0), OptionalDouble.empty());
        TuningRun run = run(plan(parameter, 30, 0), coins(TuningRunTest::hill, -1), List.of());
        assertThat(run.play()).isTrue();
        assertThat(run.total()).isEqualTo(90);
        assertThat(run.result().best()).containsExactly(6.0);
        assertThat(run.result().points())
                .extracting(point -> point.tally().games())
                .containsExactly(60, 60, 60);
        assertThat(run.result().scoreOfBest()).isEmpty();
        Chart.Lines chart = (Chart.Lines) TuningChart.of(run, run.result()).get(0);
        assertThat(chart.series())
                .singleElement()
                .satisfies(line ->
                        assertThat(line.points()).extracting(Chart.Point::x).containsExactly(2.0, 6.0, 9.0));
    }

    /** The third word wins most, and its share of the samples says how surely. */
    @Test
    void aSweepOfWordsIsDrawnAsCategories() {
        TunedParameter parameter =
                TunedParameter.ofWords("x", List.of("Secure", "BestMean", "MostVisited"), Optional.of("MaxRobust"));
        TuningRun run = run(plan(parameter, 30, 4), coins(x -> x == 2 ? 0.8 : 0.3, -1), List.of());
        assertThat(run.play()).isTrue();
        assertThat(run.plan().standard()).contains(List.of(3.0));
        TuningResult result = run.result();
        assertThat(run.plan().recipe(result.best())).isEqualTo("uct[c=MostVisited]");
        assertThat(result.shares()).singleElement().satisfies(shares -> {
            assertThat(shares).containsOnlyKeys("Secure", "BestMean", "MostVisited", "MaxRobust");
            assertThat(shares.get("MostVisited")).isGreaterThan(0.9);
            assertThat(shares.get("MaxRobust")).isZero();
            assertThat(shares.values().stream().mapToDouble(each -> each).sum()).isCloseTo(1, within(1e-9));
        });
        Chart.Estimates chart =
                (Chart.Estimates) TuningChart.of(run, run.result()).get(0);
        assertThat(chart.estimates())
                .extracting(Chart.Estimate::label)
                .containsExactly("Secure", "BestMean", "MostVisited");
        assertThat(chart.estimates().get(2).value()).isGreaterThan(0.6);
        TuningRun stopped = run(plan(parameter, 30, 0), coins(x -> 0.5, 0), List.of());
        stopped.play();
        assertThat(TuningChart.of(stopped, stopped.result())).isEmpty();
    }

    /** All games are won, so nothing tells the values apart. */
    @Test
    void valuesThatScoreAlikeAreEquallyLikelyTheBest() {
        TunedParameter parameter = TunedParameter.ofWords("x", List.of("true", "false"), Optional.empty());
        TuningRun run = run(plan(parameter, 5, 0), coins(x -> 1, -1), List.of());
        run.play();
        TuningResult result = run.result();
        assertThat(result.best()).containsExactly(0.0);
        assertThat(result.asGood()).containsExactly(List.of(1.0));
        assertThat(result.shares().get(0).get("true")).isBetween(0.4, 0.6);
        assertThat(result.shares().get(0).get("false")).isBetween(0.4, 0.6);
        assertThat(new TuningPage(run, result).report().findings().answer())
                .contains("As good in these games: x = false.");
    }

    @Test
    void theBestOfNumbersThatScoreAlikeLiesAnywhere() {
        TunedParameter parameter = TunedParameter.listed("x", List.of(0.5, 1.0, 2.0), OptionalDouble.empty());
        TuningRun run = run(plan(parameter, 5, 0), coins(x -> 0, -1), List.of());
        run.play();
        assertThat(run.result().ranges()).containsExactly(new Bootstrap.Range(0.5, 2));
    }

    /** Five pairs all won against five all lost do tell something, one pair each does not. */
    @Test
    void pairsThatAreAllAlikeSayMoreTheMoreThereAre() {
        TunedParameter parameter = TunedParameter.ofWords("x", List.of("good", "bad"), Optional.empty());
        List<Double> shares = new ArrayList<>();
        for (int pairs : List.of(1, 5)) {
            TuningRun run = run(plan(parameter, pairs, 0), coins(x -> 1 - x, -1), List.of());
            run.play();
            assertThat(run.result().asGood()).isEmpty();
            shares.add(run.result().shares().get(0).get("good"));
        }
        assertThat(shares.get(0)).isBetween(0.4, 0.6);
        assertThat(shares.get(1)).isGreaterThan(0.95);
    }

    @Test
    void aSearchWhosePairsAreAllAlikeHasNoRange() {
        TuningRun run = run(plan(range(0, 10, OptionalDouble.empty()), 20, 0), coins(x -> 1, -1), List.of());
        run.play();
        assertThat(run.result().ranges()).isEmpty();
        assertThat(new TuningPage(run, run.result()).report().findings().answer())
                .endsWith("All pairs came out alike, so that they do not tell where the best values lie.");
    }

    @Test
    void aSearchIsDrawnInParts() {
        TuningRun run =
                run(plan(range(0, 10, OptionalDouble.empty()), 60, 0), coins(TuningRunTest::hill, -1), List.of());
        run.play();
        Chart.Lines chart = (Chart.Lines) TuningChart.of(run, run.result()).get(0);
        assertThat(chart.across()).isEqualTo("x");
        assertThat(chart.series().get(0).points()).hasSizeBetween(2, 10).allMatch(point -> point.low() <= point.y());
    }

    /** The curve is highest where the hill is, and games that chose nothing are marks of their own. */
    @Test
    void theCurveOfASearchIsDrawnWithWhatWasMeasured() {
        TuningRun run =
                run(plan(range(0, 10, OptionalDouble.of(4)), 300, 20), coins(TuningRunTest::hill, -1), List.of());
        run.play();
        Chart.Lines chart = (Chart.Lines) TuningChart.of(run, run.result()).get(0);
        assertThat(chart.series()).hasSize(4);
        List<Chart.Point> curve = chart.series().get(1).points();
        assertThat(curve).hasSize(11).allMatch(point -> point.low() <= point.y() && point.y() <= point.high());
        assertThat(curve.stream()
                        .max(Comparator.comparingDouble(Chart.Point::y))
                        .orElseThrow()
                        .x())
                .isEqualTo(6);
        assertThat(chart.series().get(2).points())
                .extracting(Chart.Point::x)
                .containsExactly(run.result().best().get(0));
        assertThat(chart.series().get(3).points()).extracting(Chart.Point::x).containsExactly(4.0);
    }

    @Test
    void theReportTellsWhatWasFound() {
        TuningRun run =
                run(plan(range(0, 10, OptionalDouble.of(4)), 300, 20), coins(TuningRunTest::hill, -1), List.of());
        run.play();
        RunReport report = new TuningPage(run, run.result()).report();
        String best = run.plan().parameters().get(0).text(run.result().best().get(0));
        assertThat(report.question()).isEqualTo("Which values of x are the best for uct[c={x}]?");
        assertThat(report.circumstances())
                .isEqualTo("Search by CLOP: heaps:size=3,take=3, 680 games in pairs against random, seed 3.");
        assertThat(report.findings().answer())
                .startsWith("Best of 600 games: x = " + best + ". In 40 further games these values score ")
                .contains("The best values score more than the default ones with a likelihood of ");
        assertThat(report.findings().tables()).extracting(ReportTable::name).containsExactly("best", "measured");
        assertThat(report.findings().tables().get(0).rows().get(0))
                .startsWith("x", best)
                .endsWith("4", "0 … 10");
        assertThat(report.findings().tables().get(1).rows())
                .extracting(row -> row.get(1))
                .containsExactly("uct[c=" + best + "]", "uct[c=4]");
    }

    @Test
    void theReportOfASweepListsAllValues() {
        TunedParameter parameter = TunedParameter.listed("x", List.of(2.0, 6.0, 9.0), OptionalDouble.empty());
        TuningRun run = run(plan(parameter, 30, 0), coins(TuningRunTest::hill, 50), List.of());
        assertThat(run.play()).isFalse();
        RunReport report = new TuningPage(run, run.result()).report();
        assertThat(report.circumstances()).endsWith("Only 50 of 90 pairs are played so far.");
        ReportTable values = report.findings().tables().get(1);
        assertThat(values.name()).isEqualTo("values");
        assertThat(values.columns()).startsWith("x", "won", "lost");
        assertThat(values.rows()).extracting(row -> row.get(0)).containsExactly("2", "6", "9");
    }

    @Test
    void gamesArePlayedInPairs() {
        TuningPlan plan = plan(range(0.1, 2, OptionalDouble.of(1)), 3, 2);
        GamePairs games = new GamePairs(
                plan,
                new LocalGames(new Arena(Heaps.LIBRARY, new Catalog(Heaps.LIBRARY)), 2, ORIGIN, System::nanoTime));
        assertThat(run(plan, games, List.of()).play()).isTrue();
        assertThat(journal).hasSize(7).allMatch(pair -> pair.opponent().equals("random"));
        List<PlayedPair> first = List.copyOf(journal);
        journal.clear();
        run(plan, games, List.of()).play();
        assertThat(journal).containsExactlyInAnyOrderElementsOf(first);
        games.stop();
        assertThat(run(plan, games, List.of()).play()).isFalse();
    }

    @Test
    void placesAndValuesBelongTogether() {
        TunedParameter factor = new TunedParameter("c", 0.01, 100, true, false, OptionalDouble.empty(), List.of());
        assertThat(factor.value(0)).isEqualTo(1);
        assertThat(factor.place(10)).isCloseTo(0.5, within(1e-9));
        TunedParameter count = new TunedParameter("n", 1, 9, false, true, OptionalDouble.empty(), List.of());
        assertThat(count.value(0.2)).isEqualTo(6);
        assertThat(count.text(6)).isEqualTo("6");
        assertThat(factor.text(0.00012)).isEqualTo("0.00012");
        assertThat(range(0, 1, OptionalDouble.empty()).value(-0.123456789)).isEqualTo(0.4383);
    }
}
