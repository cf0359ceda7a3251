package tesuji.lab.experiment.fpu;

import java.util.List;
import tesuji.lab.statistics.rank.Friedman;
import tesuji.lab.statistics.rank.PostHocTest;

/**
 * Which of some settings are told apart at a level. Positions of one game depend on each other, games do not; so two
 * settings are told apart only if both say so. Over positions Friedman's test must find a difference, and the two mean
 * ranks must lie further apart than Nemenyi's critical distance. Over games Friedman's test of all must find a
 * difference, and that of the two alone, in the same direction: with some 20 games Nemenyi's distance is longer than
 * one rank, so that it could never tell neighbours apart.
 *
 * @param chosen the places of the settings
 * @param positions the test of all over positions
 * @param games the test of all over games
 */
record SettingComparison(PredictionRows rows, List<Integer> chosen, Friedman positions, Friedman games, double level) {
    SettingComparison {
        chosen = List.copyOf(chosen);
    }

    static SettingComparison of(PredictionRows rows, List<String> labels, double level) {
        List<Integer> chosen = labels.stream().map(rows::index).toList();
        return new SettingComparison(rows, chosen, rows.overPositions(chosen), rows.overGames(chosen), level);
    }

    /** Whether some of the settings differ, whichever they are. */
    boolean differs() {
        return positions.fP() < level && games.fP() < level;
    }

    /** Whether the first of two settings, by their places among the chosen ones, ranks better. */
    boolean isBetter(int one, int other) {
        if (!differs()) return false;
        double distance = PostHocTest.NEMENYI.distance(positions.algorithms(), positions.cases(), level);
        if (lead(positions, one, other) < distance) return false;
        Friedman pair = rows.overGames(List.of(chosen.get(one), chosen.get(other)));
        return lead(pair, 0, 1) > 0 && pair.fP() < level;
    }

    private static double lead(Friedman test, int one, int other) {
        return test.meanRanks().get(other) - test.meanRanks().get(one);
    }

    /** How many pairs are told apart. */
    int pairsApart() {
        int pairs = 0;
        for (int one = 0; one < chosen.size(); one++) {
            for (int other = 0; other < one; other++) {
                if (isBetter(one, other) || isBetter(other, one)) pairs++;
            }
        }
        return pairs;
    }

    /** The numbers in words. */
    String told() {
        return "Friedman's " + ClaimTests.told(positions.fP()) + " over " + positions.cases() + " positions, "
                + ClaimTests.told(games.fP()) + " over " + games.cases() + " games";
    }
}
