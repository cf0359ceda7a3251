package tesuji.lab.learning;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import org.junit.jupiter.api.Test;
import tesuji.core.base.Rng;
import tesuji.lab.statistics.rating.Crosstable;
import tesuji.lab.statistics.rating.PlayerRatings;
import tesuji.lab.statistics.rating.RatedGame;
import tesuji.lab.statistics.rating.RatingFit;
import tesuji.lab.statistics.rating.RatingModel;

final class MinorizationMaximizationTest {
    private static void compete(Competitions competitions, int[]... winnerFirst) {
        for (int[] team : winnerFirst) competitions.team(team);
        competitions.end();
    }

    private static void iterate(MinorizationMaximization maximization, int times) {
        for (int i = 0; i < times; i++) maximization.iterate();
    }

    /** A feature beats its absence twice in three games: by hand 3/(3/2 + 1), then 3/(3/2.2 + 2/2.2), at last 3/2. */
    @Test
    void oneFeatureByHand() {
        Competitions competitions = new Competitions(1);
        int[] with = {1};
        int[] without = {0};
        compete(competitions, with, without);
        compete(competitions, without, with);
        compete(competitions, with, without);
        MinorizationMaximization maximization = new MinorizationMaximization(competitions, 1);
        maximization.iterate();
        assertThat(maximization.gamma(0, 1)).isCloseTo(1.2, within(1e-12));
        maximization.iterate();
        assertThat(maximization.gamma(0, 1)).isCloseTo(1.32, within(1e-12));
        iterate(maximization, 100);
        assertThat(maximization.gamma(0, 1)).isCloseTo(1.5, within(1e-9));
        assertThat(maximization.gamma(0, 0)).isEqualTo(1);
        assertThat(maximization.meanLogEvidence()).isCloseTo((2 * Math.log(0.6) + Math.log(0.4)) / 3, within(1e-9));
    }

    /**
     * Three teams, of which the one with both features wins. The first feature becomes 2/(2/3 + 1) = 6/5; with it all
     * teams together have 17/5, and the second becomes 2/(6/17 + 1) = 34/23.
     */
    @Test
    void teamsOfTwoByHand() {
        Competitions competitions = new Competitions(2);
        compete(competitions, new int[] {1, 1}, new int[] {1, 0}, new int[] {0, 0});
        MinorizationMaximization maximization = new MinorizationMaximization(competitions, 1, 1);
        maximization.iterate();
        assertThat(maximization.gamma(0, 1)).isCloseTo(6.0 / 5, within(1e-12));
        assertThat(maximization.gamma(1, 1)).isCloseTo(34.0 / 23, within(1e-12));
        double winner = 6.0 / 5 * 34 / 23;
        assertThat(maximization.meanLogEvidence()).isCloseTo(Math.log(winner / (winner + 2.2)), within(1e-12));
    }

    @Test
    void aFeatureThatNobodyHasStaysAtTheStrengthOfThePrior() {
        Competitions competitions = new Competitions(1);
        compete(competitions, new int[] {1}, new int[] {0});
        MinorizationMaximization maximization = new MinorizationMaximization(competitions, 2);
        iterate(maximization, 10);
        assertThat(maximization.gamma(0, 2)).isCloseTo(1, within(1e-12));
        assertThat(maximization.gamma(0, 1)).as("finite though it never lost").isBetween(1.5, 2.0);
    }

    private static final double[][] TRUE = {{1, 4, 0.25, 2}, {1, 0.5, 8}, {1, 3}};

    /** Teams are drawn at random, and winners by the model itself. */
    private static Competitions drawn(int count, long seed) {
        Rng rng = new Rng(seed);
        Competitions competitions = new Competitions(TRUE.length);
        for (int i = 0; i < count; i++) {
            int[][] teams = new int[6][TRUE.length];
            double[] strengths = new double[teams.length];
            double sum = 0;
            for (int team = 0; team < teams.length; team++) {
                strengths[team] = 1;
                for (int feature = 0; feature < TRUE.length; feature++) {
                    teams[team][feature] = rng.nextInt(TRUE[feature].length);
                    strengths[team] *= TRUE[feature][teams[team][feature]];
                }
                sum += strengths[team];
            }
            double ticket = rng.nextDouble() * sum;
            int winner = 0;
            while (winner < teams.length - 1 && ticket >= strengths[winner]) ticket -= strengths[winner++];
            int[] first = teams[0];
            teams[0] = teams[winner];
            teams[winner] = first;
            compete(competitions, teams);
        }
        return competitions;
    }

    @Test
    void knownStrengthsAreFoundAgain() {
        MinorizationMaximization maximization = new MinorizationMaximization(drawn(30_000, 1), 3, 2, 1);
        iterate(maximization, 60);
        for (int feature = 0; feature < TRUE.length; feature++) {
            for (int level = 0; level < TRUE[feature].length; level++) {
                // with 30,000 winners the standard error of ln γ is below 0.02
                assertThat(Math.log(maximization.gamma(feature, level)))
                        .as("feature %d, level %d", feature, level)
                        .isCloseTo(Math.log(TRUE[feature][level]), within(0.08));
            }
        }
    }

    /** The prior hardly counts with so many competitions, so that their evidence rises by itself. */
    @Test
    void noIterationMakesTheWinnersLessLikely() {
        MinorizationMaximization maximization = new MinorizationMaximization(drawn(5_000, 2), 3, 2, 1);
        double before = maximization.meanLogEvidence();
        assertThat(before).as("all teams alike").isCloseTo(Math.log(1.0 / 6), within(1e-12));
        for (int i = 0; i < 12; i++) {
            maximization.iterate();
            double after = maximization.meanLogEvidence();
            assertThat(after).isGreaterThan(before - 1e-7);
            before = after;
        }
        assertThat(before).isGreaterThan(Math.log(1.0 / 6) + 0.3);
    }

    /**
     * Ratings of players are the special case in which a team is a player and the first move; two drawn games of a
     * rating's prior are the win and the loss of ours. Newton's method and this one find the same.
     */
    @Test
    void ratingsOfPlayersAreASpecialCase() {
        List<String> names = List.of("a", "b", "c", "d");
        double[] strengths = {1, 2, 5, 0.4};
        Crosstable table = new Crosstable(names);
        Competitions competitions = new Competitions(2);
        Rng rng = new Rng(3);
        for (int i = 0; i < 300; i++) {
            int first = rng.nextInt(4);
            int second = (first + 1 + rng.nextInt(3)) % 4;
            double chance = 1.5 * strengths[first] / (1.5 * strengths[first] + strengths[second]);
            boolean won = rng.nextDouble() < chance;
            table.add(new RatedGame(first, second, won ? 1 : -1));
            int[] mover = {first + 1, 1};
            int[] other = {second + 1, 0};
            if (won) compete(competitions, mover, other);
            else compete(competitions, other, mover);
        }
        MinorizationMaximization maximization = new MinorizationMaximization(competitions, 4, 1);
        iterate(maximization, 2000);
        PlayerRatings ratings = RatingFit.of(table, new RatingModel(2, RatingModel.USUAL.anchor(), 0.95));
        double mean = 0;
        for (int player = 0; player < 4; player++) mean += elo(maximization.gamma(0, player + 1)) / 4;
        for (PlayerRatings.RatedPlayer player : ratings.players()) {
            assertThat(elo(maximization.gamma(0, player.number() + 1)) - mean)
                    .as(player.name())
                    .isCloseTo(player.rating(), within(1e-3));
        }
        assertThat(elo(maximization.gamma(1, 1))).isCloseTo(ratings.firstMove(), within(1e-3));
    }

    private static double elo(double gamma) {
        return 400 * Math.log10(gamma);
    }

    @Test
    void teamsAndFeaturesMustFit() {
        Competitions competitions = new Competitions(2);
        assertThatThrownBy(() -> competitions.team(1)).isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(competitions::end).isInstanceOf(IllegalStateException.class);
        assertThatThrownBy(() -> new MinorizationMaximization(competitions, 1))
                .isInstanceOf(IllegalArgumentException.class);
    }
}
