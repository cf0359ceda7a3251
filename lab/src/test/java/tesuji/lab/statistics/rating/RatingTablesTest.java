package tesuji.lab.statistics.rating;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import tesuji.lab.statistics.Bootstrap;
import tesuji.lab.statistics.Tally;
import tesuji.lab.statistics.rating.PlayerRatings.RatedPlayer;

/** The numbers are those of {@link RatingFitTest}, computed elsewhere; here it is their form. */
final class RatingTablesTest {
    private static final RatingTables FOUR =
            new RatingTables(RatingFit.of(RatingFitTest.four(), RatingModel.USUAL), List.of());

    @Test
    void theColumnsOfBayesElo() {
        assertThat(FOUR.table(RatingForm.BAYESELO)).isEqualTo("""
                Rank Name   Elo     +     - games score oppo. draws
                   1 ann    173    75    75    80   66%    55   13%
                   2 bob     87    73    73    80   49%    98   18%
                   3 cleo    22    58    58   112   50%    12   12%
                   4 dan   -282   131   131    32   14%    22    9%
                """);
    }

    @Test
    void theColumnsOfOrdo() {
        assertThat(FOUR.table(RatingForm.ORDO)).isEqualTo("""
                   # PLAYER :  RATING  ERROR   POINTS  PLAYED   (%)  CFS(%)     W     D     L  D(%)
                   1 ann    :   172.9   75.0     53.0      80    66      97    48    10    22    13
                   2 bob    :    87.2   72.8     39.0      80    49      92    32    14    34    18
                   3 cleo   :    22.1   58.1     55.5     112    50     100    49    13    50    12
                   4 dan    :  -282.3  131.4      4.5      32    14     ---     3     3    26     9
                """);
    }

    /** Players stand by rating, ranges by the numbers of the players. */
    @Test
    void theRangesOfABootstrapStandLast() {
        PlayerRatings four = RatingFit.of(RatingFitTest.four(), RatingModel.USUAL);
        List<Bootstrap.Range> ranges = new ArrayList<>();
        for (int i = 0; i < 4; i++) ranges.add(new Bootstrap.Range(-100 - i, i - 0.01));
        RatingTables tables = new RatingTables(four, ranges);
        assertThat(tables.table(RatingForm.BAYESELO).lines().toList().subList(0, 2))
                .containsExactly(
                        "Rank Name   Elo     +     - games score oppo. draws  FROM    TO",
                        "   1 ann    173    75    75    80   66%    55   13%  -100     0");
        assertThat(tables.table(RatingForm.ORDO).lines().toList())
                .hasSize(5)
                .contains(
                        "   # PLAYER :  RATING  ERROR   POINTS  PLAYED   (%)  CFS(%)     W     D     L  D(%)"
                                + "    FROM      TO",
                        "   4 dan    :  -282.3  131.4      4.5      32    14     ---     3     3    26     9"
                                + "  -103.0     3.0");
    }

    @Test
    void whatTheNumbersRestOn() {
        assertThat(FOUR.assumptions()).isEqualTo("""
                Model: Bradley and Terry, logistic, 400 Elo for odds of 10 to 1; most probable strengths (MAP).
                Anchor: the mean of all players is 0.
                Prior: drawn games against strength 0, before centring, and of the first move against the second: 1.
                First move: worth +50 Elo, error 61, estimated with the ratings.
                Draws: half a win and half a loss.
                Errors: 95 % confidence, from the second derivatives; games are taken for independent.
                """);
    }

    @Test
    void whatIsJustBelowNothingHasNoSign() {
        List<RatedPlayer> players = List.of(
                new RatedPlayer(0, "a", 0.04, 9, new Tally(1, 1, 0), -0.04),
                new RatedPlayer(1, "b", -0.04, 9, new Tally(1, 1, 0), 0.04));
        List<List<Double>> even = List.of(List.of(0.5, 0.5), List.of(0.5, 0.5));
        RatingTables tables =
                new RatingTables(new PlayerRatings(RatingModel.USUAL, players, -0.4, 9, even, true), List.of());
        assertThat(tables.assumptions()).contains("First move: worth +0 Elo, error 9,");
        assertThat(tables.table(RatingForm.BAYESELO)).contains("   2 b        0     9     9     2   50%     0    0%\n");
        assertThat(tables.table(RatingForm.ORDO)).contains("   2 b      :     0.0    9.0");
        assertThat(tables.table(RatingForm.BAYESELO) + tables.table(RatingForm.ORDO))
                .doesNotContain("-0");
    }

    @Test
    void anAnchorIsNamedAndAMissingLinkToldOf() {
        Crosstable nobody = new Crosstable(List.of("a", "gtp:gnugo"));
        RatingModel anchored = new RatingModel(0.5, Optional.of(new RatingModel.Anchor(1, 1800)), 0.99);
        RatingTables tables = new RatingTables(RatingFit.of(nobody, anchored), List.of());
        assertThat(tables.assumptions())
                .contains("Anchor: gtp:gnugo has 1800.", "the second: 0.5.", "Errors: 99 % confidence")
                .contains("Warning: games do not link all players");
        assertThat(tables.table(RatingForm.BAYESELO))
                .contains("   2 gtp:gnugo  1800     0     0     0     -     -     -\n");
        assertThat(tables.table(RatingForm.ORDO).lines()).hasSize(3);
        assertThat(tables.table(RatingForm.ORDO).lines().map(String::length).distinct())
                .hasSize(1);
    }
}
