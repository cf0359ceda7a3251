package tesuji.lab.statistics.rating;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import tesuji.core.base.Rng;
import tesuji.lab.statistics.Bootstrap;
import tesuji.lab.statistics.Elo;
import tesuji.lab.statistics.rating.PlayerRatings.RatedPlayer;

final class RatingFitTest {
    /** So weak a prior that closed forms hold. */
    private static final RatingModel NEARLY_FREE = new RatingModel(1e-7, Optional.empty(), 0.95);

    private static final double Z95 = 1.959963984540054;

    private static Crosstable table(String... names) {
        return new Crosstable(List.of(names));
    }

    private static Crosstable with(Crosstable table, int first, int second, int wins, int draws, int losses) {
        for (int i = 0; i < wins; i++) table.add(new RatedGame(first, second, 1));
        for (int i = 0; i < draws; i++) table.add(new RatedGame(first, second, 0));
        for (int i = 0; i < losses; i++) table.add(new RatedGame(first, second, -1));
        return table;
    }

    /** Four players, not all of whom have met. */
    static Crosstable four() {
        Crosstable table = table("ann", "bob", "cleo", "dan");
        with(table, 0, 1, 12, 3, 5);
        with(table, 1, 0, 8, 4, 8);
        with(table, 0, 2, 15, 2, 3);
        with(table, 2, 0, 6, 1, 13);
        with(table, 1, 2, 10, 5, 5);
        with(table, 2, 1, 9, 2, 9);
        with(table, 2, 3, 14, 0, 2);
        return with(table, 3, 2, 1, 3, 12);
    }

    /** Three wins of four on either side: 400 log10 3 points apart, with the error of a binomial proportion. */
    @Test
    void twoPlayersHaveAClosedForm() {
        Crosstable table = with(with(table("a", "b"), 0, 1, 30, 0, 10), 1, 0, 10, 0, 30);
        PlayerRatings ratings = RatingFit.of(table, NEARLY_FREE);
        double difference = 400 * Math.log10(3);
        assertThat(ratings.players()).extracting(RatedPlayer::name).containsExactly("a", "b");
        assertThat(ratings.players().get(0).rating()).isCloseTo(difference / 2, within(1e-4));
        assertThat(ratings.players().get(1).rating()).isCloseTo(-difference / 2, within(1e-4));
        assertThat(ratings.firstMove()).isCloseTo(0, within(1e-6));
        double error = Z95 * 400 / Math.log(10) / Math.sqrt(80 * 0.75 * 0.25);
        assertThat(ratings.players().get(0).error()).isCloseTo(error / 2, within(1e-4));
        RatingModel anchored = new RatingModel(1e-7, Optional.of(new RatingModel.Anchor(1, 1000)), 0.95);
        RatedPlayer best = RatingFit.of(table, anchored).players().get(0);
        assertThat(best.rating()).isCloseTo(1000 + difference, within(1e-4));
        assertThat(best.error()).isCloseTo(error, within(1e-4));
        assertThat(best.opponents()).isCloseTo(1000, within(1e-9));
    }

    /** Whoever moves first wins three of four: the players are equal, and the first move is worth 400 log10 3. */
    @Test
    void theFirstMoveIsNotTakenForStrength() {
        PlayerRatings ratings =
                RatingFit.of(with(with(table("a", "b"), 0, 1, 30, 0, 10), 1, 0, 30, 0, 10), NEARLY_FREE);
        assertThat(ratings.players().get(0).rating()).isCloseTo(0, within(1e-6));
        assertThat(ratings.firstMove()).isCloseTo(400 * Math.log10(3), within(1e-4));
        assertThat(ratings.superiorityOverNext(0)).isCloseTo(0.5, within(1e-6));
        PlayerRatings oneSide = RatingFit.of(with(table("a", "b"), 0, 1, 30, 0, 10), RatingModel.USUAL);
        assertThat(oneSide.players().get(0).rating())
                .as("who always moved first owes a part of his wins to it")
                .isLessThan(200 * Math.log10(3));
    }

    @Test
    void aDrawIsHalfAWinAndHalfALoss() {
        PlayerRatings drawn = RatingFit.of(with(table("a", "b"), 0, 1, 10, 6, 4), RatingModel.USUAL);
        PlayerRatings decided = RatingFit.of(with(table("a", "b"), 0, 1, 13, 0, 7), RatingModel.USUAL);
        assertThat(drawn.players().get(0).rating())
                .isCloseTo(decided.players().get(0).rating(), within(1e-9));
    }

    /** The maximum and the second derivatives were computed with 30 digits by mpmath's findroot and diff. */
    @Test
    void agreesWithAnotherProgram() {
        PlayerRatings ratings = RatingFit.of(four(), RatingModel.USUAL);
        double[] expected = {172.93736275946, 87.248485385597, 22.103704478503, -282.28955262356};
        double[] errors = {75.0444467128, 72.7526105532, 58.138204272, 131.403217128};
        for (int i = 0; i < 4; i++) {
            assertThat(ratings.players().get(i).number()).isEqualTo(i);
            assertThat(ratings.players().get(i).rating()).isCloseTo(expected[i], within(1e-8));
            assertThat(ratings.players().get(i).error()).isCloseTo(errors[i], within(1e-8));
        }
        assertThat(ratings.firstMove()).isCloseTo(49.549361328565, within(1e-8));
        assertThat(ratings.firstMoveError()).isCloseTo(61.1817498262, within(1e-8));
        assertThat(ratings.superiorityOverNext(0)).isCloseTo(0.966315395573, within(1e-10));
        assertThat(ratings.superiorityOverNext(1)).isCloseTo(0.919541668331, within(1e-10));
        assertThat(ratings.superiority().get(3).get(0)).isCloseTo(1 - 0.999998376522, within(1e-10));
        assertThat(ratings.superiority().get(2).get(2)).isEqualTo(0.5);
    }

    @Test
    void relativeToAnAnchor() {
        RatingModel anchored = new RatingModel(1, Optional.of(new RatingModel.Anchor(3, 500)), 0.95);
        PlayerRatings ratings = RatingFit.of(four(), anchored);
        assertThat(ratings.players().get(0).rating()).isCloseTo(500 + 455.22691538301, within(1e-8));
        assertThat(ratings.players().get(0).error()).isCloseTo(191.689672435, within(1e-8));
        assertThat(ratings.players().get(3).rating()).isEqualTo(500);
        assertThat(ratings.players().get(3).error()).isZero();
    }

    @Test
    void perfectScoresStayFinite() {
        PlayerRatings ratings =
                RatingFit.of(with(with(table("a", "b"), 0, 1, 500, 0, 0), 1, 0, 0, 0, 500), RatingModel.USUAL);
        RatedPlayer best = ratings.players().get(0);
        assertThat(best.rating()).isBetween(300.0, 1500.0);
        assertThat(best.error()).isBetween(50.0, 2000.0);
        // at the maximum the surplus in the games equals what the prior takes away: 1000 (1 − p(2r)) = p(r) − ½
        assertThat(1000 * (1 - Elo.expectation(2 * best.rating())))
                .isCloseTo(Elo.expectation(best.rating()) - 0.5, within(1e-9));
    }

    @Test
    void playersWithoutALinkAreFound() {
        Crosstable apart = with(with(table("a", "b", "c", "d"), 0, 1, 3, 0, 1), 2, 3, 1, 1, 5);
        assertThat(RatingFit.of(apart, RatingModel.USUAL).connected()).isFalse();
        assertThat(RatingFit.of(with(apart, 3, 0, 0, 1, 0), RatingModel.USUAL).connected())
                .isTrue();
        PlayerRatings nobody = RatingFit.of(table("a", "b"), RatingModel.USUAL);
        assertThat(nobody.players().get(0).rating()).isZero();
        assertThat(nobody.players().get(0).opponents()).isNaN();
    }

    /** Pairs of independent games among four players whose strengths are known. */
    private static List<List<RatedGame>> season(long seed, double[] strengths, double firstMove) {
        Rng rng = new Rng(seed);
        List<List<RatedGame>> pairs = new ArrayList<>();
        for (int round = 0; round < 60; round++) {
            for (int i = 0; i < strengths.length; i++) {
                for (int j = i + 1; j < strengths.length; j++) {
                    pairs.add(List.of(game(i, j, strengths, firstMove, rng), game(j, i, strengths, firstMove, rng)));
                }
            }
        }
        return pairs;
    }

    private static RatedGame game(int first, int second, double[] strengths, double firstMove, Rng rng) {
        double score = Elo.expectation(strengths[first] - strengths[second] + firstMove);
        return new RatedGame(first, second, rng.nextDouble() < score ? 1 : -1);
    }

    /** Where games are independent the bootstrap over pairs must say the same as the second derivatives. */
    @Test
    void theBootstrapAgrees() {
        double[] strengths = {120, 20, -30, -110};
        List<List<RatedGame>> pairs = season(5, strengths, 40);
        List<String> names = List.of("a", "b", "c", "d");
        Crosstable table = new Crosstable(names);
        for (List<RatedGame> pair : pairs) pair.forEach(table::add);
        PlayerRatings ratings = RatingFit.of(table, RatingModel.USUAL);
        Bootstrap bootstrap = new Bootstrap(400, 0.95, 9);
        List<Bootstrap.Range> ranges = RatingFit.bootstrap(names, pairs, RatingModel.USUAL, bootstrap);
        for (RatedPlayer player : ratings.players()) {
            Bootstrap.Range range = ranges.get(player.number());
            assertThat((range.high() - range.low()) / 2).isCloseTo(player.error(), within(0.2 * player.error()));
            assertThat(player.rating()).isBetween(range.low(), range.high());
            assertThat(player.rating()).isCloseTo(strengths[player.number()], within(1.5 * player.error()));
        }
        assertThat(ratings.firstMove()).isCloseTo(40, within(1.5 * ratings.firstMoveError()));
        assertThat(RatingFit.bootstrap(names, pairs, RatingModel.USUAL, bootstrap))
                .isEqualTo(ranges);
    }

    /** The interval holds the true rating in about 95 of 100 seasons. */
    @Test
    void theErrorsAreAsLargeAsTheySay() {
        double[] strengths = {100, 0, -100};
        int held = 0;
        for (int season = 0; season < 300; season++) {
            Crosstable table = table("a", "b", "c");
            for (List<RatedGame> pair : season(100 + season, strengths, 30)) pair.forEach(table::add);
            for (RatedPlayer player : RatingFit.of(table, RatingModel.USUAL).players()) {
                if (Math.abs(player.rating() - strengths[player.number()]) <= player.error()) held++;
            }
        }
        assertThat(held).isBetween(830, 885); // 855 of 900 expected
    }

    @Test
    void whatMakesNoSenseIsRefused() {
        assertThatIllegalArgumentException().isThrownBy(() -> new RatedGame(1, 1, 0));
        assertThatIllegalArgumentException().isThrownBy(() -> new Crosstable(List.of()));
        assertThatIllegalArgumentException().isThrownBy(() -> new RatingModel(0, Optional.empty(), 0.95));
        assertThatIllegalArgumentException().isThrownBy(() -> new RatingModel(1, Optional.empty(), 1));
    }
}
