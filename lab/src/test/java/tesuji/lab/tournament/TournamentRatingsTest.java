package tesuji.lab.tournament;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.function.IntBinaryOperator;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tesuji.games.Games;
import tesuji.lab.journal.Entry;
import tesuji.lab.journal.EntryLine;
import tesuji.lab.journal.Origin;
import tesuji.lab.place.LocalGames;
import tesuji.lab.statistics.Bootstrap;
import tesuji.lab.statistics.Pentanomial;
import tesuji.lab.statistics.rating.PlayerRatings.RatedPlayer;
import tesuji.lab.statistics.rating.RatingForm;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ObjectNode;

final class TournamentRatingsTest {
    private static TournamentState played(String fields, int most) {
        String json = "{'game': 'tictactoe', 'simulations': 50, " + fields + "}";
        TournamentFile file = TournamentFile.read(
                JsonMapper.shared().readTree(json.replace('\'', '"')), Games.library(), Path.of(""));
        TournamentRun[] run = new TournamentRun[1];
        run[0] = new TournamentRun(
                file.tournament(),
                new TournamentRun.Surroundings(
                        new LocalGames(
                                TournamentArena.of(Games.library(), 1),
                                1,
                                new Origin("1.2", "abc", Origin.Machine.here()),
                                System::nanoTime),
                        file.game(),
                        System::nanoTime,
                        game -> {
                            if (game.entry().game() == most) run[0].stop();
                        }),
                Optional.empty());
        run[0].play();
        return run[0].state();
    }

    private static final String THREE = "'players': ['random', 'uct[capacity=5000]', 'flat']";

    @ParameterizedTest
    @ValueSource(strings = {"round-robin", "gauntlet", "knock-out", "swiss"})
    void everybodyWhoPlayedIsRatedAndTheMeanIsZero(String format) {
        TournamentState state = played(THREE + ", 'games': 8, 'format': '" + format + "'", Integer.MAX_VALUE);
        TournamentRatings ratings = TournamentRatings.of(state);
        List<RatedPlayer> rated = List.of(
                ratings.of(0).orElseThrow(),
                ratings.of(1).orElseThrow(),
                ratings.of(2).orElseThrow());
        assertThat(rated).extracting(RatedPlayer::name).containsExactly("random", "uct[capacity=5000]", "flat");
        assertThat(rated.stream().mapToDouble(RatedPlayer::rating).sum()).isCloseTo(0, within(1e-6));
        assertThat(rated).allMatch(each -> each.low() < each.rating() && each.rating() < each.high());
        for (int player = 0; player < 3; player++) {
            assertThat(rated.get(player).results()).isEqualTo(state.tally(player));
        }
        assertThat(ratings.table(RatingForm.ORDO).lines()).hasSize(4);
        assertThat(ratings.assumptions())
                .hasSize(7)
                .contains("Anchor: the mean of all players is 0.")
                .anyMatch(said -> said.startsWith("First move: worth "))
                .anyMatch(said -> said.startsWith("Bootstrap: FROM and TO hold 95 % of 1000 ratings, each from "));
        for (int player = 0; player < 3; player++) {
            Bootstrap.Range range = ratings.overPairs(player).orElseThrow();
            assertThat(rated.get(player).rating()).isBetween(range.low() - 1e-6, range.high() + 1e-6);
        }
        assertThat(ratings.table(RatingForm.BAYESELO).lines().findFirst().orElseThrow())
                .startsWith("Rank Name")
                .endsWith("  FROM    TO");
    }

    /** Two random players and one that searches: nobody doubts who is the strongest. */
    @Test
    void whoWinsIsRatedHigher() {
        TournamentState state = played(
                "'players': ['random', {'player': 'random', 'name': 'other'}, 'uct[capacity=5000]'], 'games': 12",
                Integer.MAX_VALUE);
        TournamentRatings ratings = TournamentRatings.of(state);
        double best = ratings.of(2).orElseThrow().rating();
        assertThat(best).isGreaterThan(ratings.of(0).orElseThrow().rating());
        assertThat(best).isGreaterThan(ratings.of(1).orElseThrow().rating());
        assertThat(ratings.table(RatingForm.ORDO).lines().skip(1).findFirst().orElseThrow())
                .contains("1 uct");
    }

    /**
     * All pairs but one, which has a draw, hold a win of each side, whoever wins: as independent games they leave
     * ratings open, as pairs they hardly do. Then every pair is won twice by one of the two, in turn: fewer
     * observations than games.
     */
    @Test
    void pairsThatHoldAWinOfEachSideMakeRatingsSurer() {
        TournamentState state =
                played("'players': ['random', {'player': 'random', 'name': 'other'}], 'games': 40", Integer.MAX_VALUE);
        TournamentRatings even =
                TournamentRatings.of(withResults(state, (pair, game) -> game == 0 ? 1 : pair == 0 ? 0 : -1));
        Bootstrap.Range narrow = even.overPairs(0).orElseThrow();
        double error = even.of(0).orElseThrow().error();
        assertThat((narrow.high() - narrow.low()) / 2).isBetween(0.1 * error, 0.5 * error);

        TournamentRatings swept = TournamentRatings.of(withResults(state, (pair, game) -> pair % 2 == 0 ? 1 : -1));
        Bootstrap.Range wide = swept.overPairs(0).orElseThrow();
        double independent = swept.of(0).orElseThrow().error();
        assertThat((wide.high() - wide.low()) / 2)
                .as("twice the variance")
                .isCloseTo(Math.sqrt(2) * independent, within(0.25 * independent));
    }

    /** All won, or a win of each side in every pair: drawing again gives the same ratings, which is no interval. */
    @ParameterizedTest
    @ValueSource(ints = {1, -1})
    void pairsThatAllCameOutAlikeHaveNoInterval(int second) {
        TournamentState state =
                played("'players': ['random', {'player': 'random', 'name': 'other'}], 'games': 40", Integer.MAX_VALUE);
        TournamentRatings ratings = TournamentRatings.of(withResults(state, (pair, game) -> game == 0 ? 1 : second));
        assertThat(ratings.overPairs(0)).isEmpty();
        assertThat(ratings.of(0).orElseThrow().error()).isGreaterThan(50);
        assertThat(ratings.table(RatingForm.ORDO)).doesNotContain("FROM");
        assertThat(ratings.assumptions())
                .contains("Bootstrap: none over pairs of games, because all samples give the same ratings.");
    }

    /** A pair for each two of three: a sample may hold one of them twice, so that ratings vary all the same. */
    @Test
    void onePairForEachTwoOfThreePlayersVaries() {
        TournamentState state = played(THREE + ", 'games': 2", Integer.MAX_VALUE);
        assertThat(state.games()).hasSize(6);
        TournamentRatings ratings = TournamentRatings.of(withResults(state, (pair, game) -> game == 0 ? 1 : pair - 1));
        for (int player = 0; player < 3; player++) {
            Bootstrap.Range range = ratings.overPairs(player).orElseThrow();
            assertThat(range.high() - range.low()).as("player %d", player).isGreaterThan(1);
        }
        assertThat(ratings.table(RatingForm.ORDO)).contains("FROM");
        assertThat(ratings.assumptions())
                .anyMatch(said -> said.contains("each from 3 draws of the 3 pairs of games; "));
    }

    /** All ratings are equal whichever pairs are drawn. */
    @Test
    void drawsAloneHaveNoInterval() {
        TournamentState state = played(THREE + ", 'games': 2", Integer.MAX_VALUE);
        TournamentRatings ratings = TournamentRatings.of(withResults(state, (pair, game) -> 0));
        assertThat(ratings.overPairs(0)).isEmpty();
        assertThat(ratings.assumptions())
                .contains("Bootstrap: none over pairs of games, because all samples give the same ratings.");
    }

    /** The same games with other results, positive where A is to win. */
    private static TournamentState withResults(TournamentState state, IntBinaryOperator result) {
        List<TournamentGame> games = state.games().stream()
                .map(game -> {
                    int number = game.entry().game() - 1;
                    int points = result.applyAsInt(number / 2, number % 2);
                    return new TournamentGame(game.pairing(), decided(game.entry(), points));
                })
                .toList();
        return new TournamentState(state.tournament(), state.pairings(), games, true);
    }

    private static Entry decided(Entry entry, int result) {
        ObjectNode json = (ObjectNode) JsonMapper.shared().readTree(EntryLine.text(entry));
        if (result == 0) json.putNull("winner");
        else json.put("winner", result > 0 ? "a" : "b");
        return EntryLine.read(json.toString()).orElseThrow();
    }

    @Test
    void withFixedSidesGamesAreDrawn() {
        TournamentState state = played(THREE + ", 'games': 3, 'sides': 'fixed'", Integer.MAX_VALUE);
        assertThat(TournamentRatings.of(state).assumptions())
                .anyMatch(said -> said.contains("each from 9 draws of the 9 games; "));
        assertThat(TournamentPairs.of(state).exist()).isFalse();
    }

    @Test
    void onePairIsNotDrawnFrom() {
        TournamentState state = played("'players': ['random', 'flat'], 'games': 2", Integer.MAX_VALUE);
        TournamentRatings ratings = TournamentRatings.of(state);
        assertThat(ratings.overPairs(0)).isEmpty();
        assertThat(ratings.table(RatingForm.ORDO)).doesNotContain("FROM");
        assertThat(ratings.assumptions())
                .contains("Bootstrap: none over pairs of games, because there are fewer than two.");
    }

    /** Five games: two pairs and one without a partner, as each of the two sees them. */
    @Test
    void pairsAreCountedByTheirPoints() {
        TournamentState state = played("'players': ['random', 'flat'], 'games': 6", 5);
        TournamentPairs pairs = TournamentPairs.of(withResults(state, (pair, game) -> pair == 0 ? 1 : 0));
        assertThat(pairs.of(0, 1)).isEqualTo(new Pentanomial(List.of(0, 0, 1, 0, 1), 1));
        assertThat(pairs.of(1, 0)).isEqualTo(new Pentanomial(List.of(1, 0, 1, 0, 0), 1));
        assertThat(pairs.of(1)).isEqualTo(pairs.of(1, 0));
        assertThat(pairs.of(0, 2)).isEqualTo(Pentanomial.NONE);
    }

    @Test
    void whoHasPlayedNothingHasNoRating() {
        TournamentRatings ratings = TournamentRatings.of(played(THREE, 1));
        assertThat(ratings.of(0)).isPresent();
        assertThat(ratings.of(1)).isPresent();
        assertThat(ratings.of(2)).isEmpty();
        assertThat(ratings.table(RatingForm.ORDO).lines()).hasSize(3);
        TournamentRatings none =
                TournamentRatings.of(new TournamentState(played(THREE, 1).tournament(), List.of(), List.of(), false));
        assertThat(none.of(0)).isEmpty();
        assertThat(none.table(RatingForm.ORDO)).isEmpty();
        assertThat(none.assumptions()).isEmpty();
    }
}
