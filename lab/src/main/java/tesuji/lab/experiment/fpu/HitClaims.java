package tesuji.lab.experiment.fpu;

import java.util.ArrayList;
import java.util.List;
import tesuji.lab.experiment.fpu.Claim.Outcome;
import tesuji.lab.experiment.fpu.Claim.Word;
import tesuji.lab.prediction.BlockBootstrap;

/**
 * The tests that claims about the hit rates of two settings are put to. Only guesses that one of both hit count; Page's
 * test of two settings is McNemar's (1947) over positions and a sign test over games.
 */
final class HitClaims {
    private HitClaims() {}

    /** How much more often one setting hits than another, and how likely such a difference is by chance. */
    private record Lead(BlockBootstrap more, double positions, double games) {
        static Lead of(PredictionRows rows, String one, String other) {
            List<Integer> pair = List.of(rows.index(other), rows.index(one));
            return new Lead(
                    BlockBootstrap.of(rows.hitDifferences(pair.get(1), pair.get(0))),
                    twoSided(PageTrend.ofCosts(rows.misses(pair))),
                    twoSided(PageTrend.ofCosts(rows.missesOfGames(pair))));
        }

        private static double twoSided(PageTrend trend) {
            return Math.min(1, 2 * Math.min(trend.pRising(), trend.pFalling()));
        }

        private boolean differs() {
            return positions < ClaimTests.LEVEL && games < ClaimTests.LEVEL;
        }

        boolean isMore() {
            return differs() && more.value() > 0;
        }

        boolean isLess() {
            return differs() && more.value() < 0;
        }

        String told() {
            return ClaimTests.interval(more) + ", " + ClaimTests.told(positions) + " over positions, "
                    + ClaimTests.told(games) + " over games";
        }
    }

    /** One setting hits more often than another. */
    static Claim.Test more(String one, String other) {
        return rows -> {
            Lead lead = Lead.of(rows, one, other);
            String because = "the hit rate of " + one + " less that of " + other + " is " + lead.told();
            if (lead.isMore()) return new Outcome(Word.HOLDS, because);
            return new Outcome(lead.isLess() ? Word.FAILS : Word.UNDECIDED, because);
        };
    }

    /** One setting hits more often than each other one. */
    static Claim.Test highest(String label) {
        return rows -> {
            List<String> told = new ArrayList<>();
            boolean all = true;
            boolean behind = false;
            for (String other : rows.labels()) {
                if (other.equals(label)) continue;
                Lead lead = Lead.of(rows, label, other);
                told.add(other + " " + lead.told());
                all &= lead.isMore();
                behind |= lead.isLess();
            }
            String because = "its hit rate less that of " + String.join("; of ", told);
            return new Outcome(all ? Word.HOLDS : behind ? Word.FAILS : Word.UNDECIDED, because);
        };
    }
}
