package tesuji.lab.experiment.fpu;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;
import tesuji.lab.experiment.fpu.Claim.Outcome;
import tesuji.lab.experiment.fpu.Claim.Word;
import tesuji.lab.prediction.BlockBootstrap;

/**
 * The tests that claims are put to. A difference counts only if it is there over positions and over games, whose
 * numbers are independent of each other, at a level of 5 % or at the one that the source names. Claims that there is no
 * difference never hold because none was found: they are not contradicted.
 */
final class ClaimTests {
    static final double LEVEL = 0.05;

    private ClaimTests() {}

    /** The expert's move is ranked better from setting to setting: Page's test. */
    static Outcome rises(PredictionRows rows) {
        return trend(PageTrend.ofCosts(rows.ranks(rows.all())), PageTrend.ofCosts(rows.ranksOfGames(rows.all())), "");
    }

    /** The expert's move is first more often from setting to setting: Page's test of hits and of hit rates. */
    static Outcome hitRateRises(PredictionRows rows) {
        List<List<Double>> gains = rows.hitDifferences(rows.settings().size() - 1, 0);
        return trend(
                PageTrend.ofCosts(rows.misses()),
                PageTrend.ofCosts(rows.missesOfGames()),
                "; the last setting hits " + interval(BlockBootstrap.of(gains)) + " more often than the first");
    }

    private static Outcome trend(PageTrend positions, PageTrend games, String more) {
        String because = "Page's test for a rise: " + told(positions.pRising()) + " over positions, "
                + told(games.pRising()) + " over games" + more;
        if (positions.pRising() < LEVEL && games.pRising() < LEVEL) return new Outcome(Word.HOLDS, because);
        boolean falls = positions.pFalling() < LEVEL && games.pFalling() < LEVEL;
        return new Outcome(falls ? Word.FAILS : Word.UNDECIDED, because + (falls ? "; it falls" : ""));
    }

    /** One setting ranks the expert's moves better than another. */
    static Claim.Test better(String better, String worse) {
        return rows -> {
            SettingComparison pair = SettingComparison.of(rows, List.of(better, worse), LEVEL);
            List<Double> ranks = pair.positions().meanRanks();
            double lead = ranks.get(1) - ranks.get(0);
            String because = better + " is " + (lead > 0 ? "better" : lead < 0 ? "worse" : "neither better nor worse")
                    + ": " + pair.told();
            if (pair.isBetter(0, 1)) return new Outcome(Word.HOLDS, because);
            return new Outcome(pair.isBetter(1, 0) ? Word.FAILS : Word.UNDECIDED, because);
        };
    }

    /** No two of these settings are told apart at a level, which is no proof that they are alike. */
    static Claim.Test oneGroup(double level, List<String> labels) {
        return rows -> {
            SettingComparison separation = SettingComparison.of(rows, labels, level);
            int apart = separation.pairsApart();
            return new Outcome(
                    apart == 0 ? Word.NOT_CONTRADICTED : Word.FAILS,
                    separation.told() + "; " + pairs(apart, labels.size()) + " apart at " + level
                            + (apart == 0 ? ", which too few positions may hide" : ""));
        };
    }

    private static String pairs(int apart, int settings) {
        return apart + " of " + settings * (settings - 1) / 2 + " pairs are told";
    }

    /** Each two of these settings differ. */
    static Claim.Test allDiffer(List<String> labels) {
        return rows -> {
            SettingComparison separation = SettingComparison.of(rows, labels, LEVEL);
            int apart = separation.pairsApart();
            return new Outcome(
                    apart == labels.size() * (labels.size() - 1) / 2 ? Word.HOLDS : Word.UNDECIDED,
                    separation.told() + "; " + pairs(apart, labels.size()) + " apart at " + LEVEL);
        };
    }

    /** Qualities of all pairs lie within a distance, and no difference is significant. */
    static Claim.Test alike(double distance) {
        return rows -> {
            SettingComparison separation = SettingComparison.of(rows, rows.labels(), LEVEL);
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
            String because = separation.told() + "; the largest difference of quality is "
                    + String.format(Locale.ROOT, "%.4f", largest) + ", intervals "
                    + (within ? "all within" : beyond ? "partly beyond" : "not all within") + " ±" + distance;
            if (separation.differs() || beyond) return new Outcome(Word.FAILS, because);
            return new Outcome(within && separation.positions().fP() >= LEVEL ? Word.HOLDS : Word.UNDECIDED, because);
        };
    }

    /** No setting ranks better than this one. */
    static Claim.Test amongTheBest(String label) {
        return rows -> nothingBetter(
                        LEVEL,
                        label,
                        rows.labels().stream()
                                .filter(each -> !each.equals(label))
                                .toList())
                .of(rows);
    }

    /** None of the others ranks better than this setting; it holds only if all of them rank worse. */
    static Claim.Test nothingBetter(double level, String label, List<String> others) {
        List<String> labels = Stream.concat(Stream.of(label), others.stream()).toList();
        return rows -> {
            SettingComparison separation = SettingComparison.of(rows, labels, level);
            List<String> better = new ArrayList<>();
            List<String> worse = new ArrayList<>();
            for (int i = 1; i < labels.size(); i++) {
                if (separation.isBetter(i, 0)) better.add(labels.get(i));
                if (separation.isBetter(0, i)) worse.add(labels.get(i));
            }
            String because = separation.told() + "; at " + level + " better than " + label + ": " + names(better)
                    + ", worse: " + names(worse);
            if (!better.isEmpty()) return new Outcome(Word.FAILS, because);
            return new Outcome(worse.size() == others.size() ? Word.HOLDS : Word.NOT_CONTRADICTED, because);
        };
    }

    private static String names(List<String> labels) {
        return labels.isEmpty() ? "none" : String.join(" and ", labels);
    }

    /** A p-value within a sentence. */
    static String told(double p) {
        return p < 0.0001 ? "p " + p(p) : "p = " + p(p);
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
