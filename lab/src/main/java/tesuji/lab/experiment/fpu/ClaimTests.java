package tesuji.lab.experiment.fpu;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.function.ToDoubleFunction;
import tesuji.lab.experiment.fpu.Claim.Outcome;
import tesuji.lab.experiment.fpu.Claim.Word;
import tesuji.lab.prediction.BlockBootstrap;
import tesuji.lab.statistics.rank.Friedman;
import tesuji.lab.statistics.rank.RankFamilies;

/**
 * The tests that claims are put to. A difference counts only if it is there over games too, whose numbers are
 * independent of each other, at a level of 5 %; where the source names another level, at that one over positions.
 */
final class ClaimTests {
    static final double LEVEL = 0.05;

    private ClaimTests() {}

    /** The expert's move is ranked better from setting to setting: Page's test. */
    static Outcome rises(PredictionRows rows) {
        PageTrend positions = PageTrend.ofCosts(rows.ranks(rows.all()));
        PageTrend games = PageTrend.ofCosts(rows.ranksOfGames(rows.all()));
        String because = "Page's test for a rise: p = " + p(positions.pRising()) + " over positions, "
                + p(games.pRising()) + " over games";
        if (positions.pRising() < LEVEL && games.pRising() < LEVEL) return new Outcome(Word.HOLDS, because);
        boolean falls = positions.pFalling() < LEVEL && games.pFalling() < LEVEL;
        return new Outcome(falls ? Word.FAILS : Word.UNDECIDED, because + (falls ? "; it falls" : ""));
    }

    /** The hit rate of the last setting is above that of the first by more than games vary. */
    static Outcome hitRateRises(PredictionRows rows) {
        List<List<Double>> games = new ArrayList<>();
        int last = rows.settings().size() - 1;
        for (double[] each : hits(rows, 0, last)) games.add(List.of(each[1] - each[0]));
        BlockBootstrap difference = BlockBootstrap.of(games);
        String because =
                "the last setting hits " + interval(difference) + " more often than the first, mean over games";
        return new Outcome(
                difference.low() > 0 ? Word.HOLDS : difference.high() < 0 ? Word.FAILS : Word.UNDECIDED, because);
    }

    /** The hit rates of two settings in each game. */
    private static List<double[]> hits(PredictionRows rows, int one, int other) {
        List<String> names = rows.positions().stream()
                .map(each -> each.get(0).game())
                .distinct()
                .toList();
        List<double[]> rates = new ArrayList<>();
        for (String name : names) {
            ToDoubleFunction<Integer> rate = setting -> rows.positions().stream()
                    .filter(each -> each.get(0).game().equals(name))
                    .mapToInt(each -> each.get(setting).rank() == 1 ? 1 : 0)
                    .average()
                    .orElse(0);
            rates.add(new double[] {rate.applyAsDouble(one), rate.applyAsDouble(other)});
        }
        return rates;
    }

    /** One setting ranks the expert's moves better than another. */
    static Claim.Test better(String better, String worse) {
        return rows -> {
            List<Integer> pair = List.of(rows.index(better), rows.index(worse));
            Friedman positions = rows.overPositions(pair);
            Friedman games = rows.overGames(pair);
            double lead = positions.meanRanks().get(1) - positions.meanRanks().get(0);
            String because = better + " is " + (lead > 0 ? "better" : lead < 0 ? "worse" : "neither better nor worse")
                    + ": " + tested(positions, games);
            if (lead == 0 || !differs(positions, games)) return new Outcome(Word.UNDECIDED, because);
            return new Outcome(lead > 0 ? Word.HOLDS : Word.FAILS, because);
        };
    }

    /** These settings do not differ at a level: none is told apart from another by the critical distance. */
    static Claim.Test oneGroup(double level, List<String> labels) {
        return rows -> {
            List<Integer> chosen = labels.stream().map(rows::index).toList();
            Friedman positions = rows.overPositions(chosen);
            Friedman games = rows.overGames(chosen);
            boolean one = positions.fP() >= level
                    || RankFamilies.nemenyi(labels, positions, level).groups().size() == 1;
            String because = tested(positions, games) + (one ? "; no pair" : "; some pair")
                    + " is further apart than the critical distance at " + level
                    + (one ? ", which so few positions may hide" : "");
            return new Outcome(one ? Word.HOLDS : Word.FAILS, because);
        };
    }

    /** Each two of these settings differ. */
    static Claim.Test allDiffer(List<String> labels) {
        return rows -> {
            List<Integer> chosen = labels.stream().map(rows::index).toList();
            Friedman positions = rows.overPositions(chosen);
            RankFamilies families = RankFamilies.nemenyi(labels, positions, LEVEL);
            boolean apart = families.groups().size() == labels.size();
            return new Outcome(
                    apart ? Word.HOLDS : Word.UNDECIDED,
                    tested(positions, rows.overGames(chosen)) + "; "
                            + families.groups().size() + " families of " + labels.size()
                            + " settings by Nemenyi's distance");
        };
    }

    /** Qualities of all pairs lie within a distance, and no difference is significant. */
    static Claim.Test alike(double distance) {
        return rows -> {
            Friedman positions = rows.overPositions(rows.all());
            Friedman games = rows.overGames(rows.all());
            boolean within = true;
            boolean beyond = false;
            double largest = 0;
            for (int one : rows.all()) {
                for (int other = 0; other < one; other++) {
                    BlockBootstrap difference = BlockBootstrap.of(rows.differences(one, other));
                    within &= difference.low() > -distance && difference.high() < distance;
                    beyond |= difference.low() > distance || difference.high() < -distance;
                    largest = Math.max(largest, Math.abs(difference.value()));
                }
            }
            String because = tested(positions, games) + "; the largest difference of quality is "
                    + String.format(Locale.ROOT, "%.4f", largest) + ", intervals "
                    + (within ? "all within" : beyond ? "partly beyond" : "not all within") + " ±" + distance;
            if (differs(positions, games) || beyond) return new Outcome(Word.FAILS, because);
            return new Outcome(within && positions.fP() >= LEVEL ? Word.HOLDS : Word.UNDECIDED, because);
        };
    }

    /** Nobody is better than this setting by more than chance. */
    static Claim.Test amongTheBest(String label) {
        return rows -> {
            Friedman positions = rows.overPositions(rows.all());
            RankFamilies families = RankFamilies.nemenyi(rows.labels(), positions, LEVEL);
            boolean best = families.members(families.groups().get(0)).contains(label);
            return new Outcome(
                    best ? Word.HOLDS : Word.FAILS,
                    "the best family at 5 % is "
                            + String.join(
                                    ", ", families.members(families.groups().get(0))) + " of "
                            + families.groups().size() + "; " + tested(positions, rows.overGames(rows.all())));
        };
    }

    private static boolean differs(Friedman positions, Friedman games) {
        return positions.fP() < LEVEL && games.fP() < LEVEL;
    }

    private static String tested(Friedman positions, Friedman games) {
        return "Friedman p = " + p(positions.fP()) + " over " + positions.cases() + " positions, " + p(games.fP())
                + " over " + games.cases() + " games";
    }

    /** A p-value as people write it. */
    static String p(double p) {
        return p < 0.0001 ? "< 0.0001" : String.format(Locale.ROOT, "%.4f", p);
    }

    /** A number and its interval. */
    static String interval(BlockBootstrap number) {
        return String.format(Locale.ROOT, "%.4f (%.4f … %.4f)", number.value(), number.low(), number.high());
    }
}
