package tesuji.lab.tournament;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tesuji.games.Games;
import tesuji.lab.journal.Origin;
import tesuji.lab.place.LocalGames;
import tesuji.lab.statistics.rating.PlayerRatings.RatedPlayer;
import tools.jackson.databind.json.JsonMapper;

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
        assertThat(ratings.table().lines()).hasSize(4);
        assertThat(ratings.assumptions())
                .hasSize(6)
                .contains("Anchor: the mean of all players is 0.")
                .anyMatch(said -> said.startsWith("First move: worth "));
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
        assertThat(ratings.table().lines().skip(1).findFirst().orElseThrow()).contains("1 uct");
    }

    @Test
    void whoHasPlayedNothingHasNoRating() {
        TournamentRatings ratings = TournamentRatings.of(played(THREE, 1));
        assertThat(ratings.of(0)).isPresent();
        assertThat(ratings.of(1)).isPresent();
        assertThat(ratings.of(2)).isEmpty();
        assertThat(ratings.table().lines()).hasSize(3);
        TournamentRatings none =
                TournamentRatings.of(new TournamentState(played(THREE, 1).tournament(), List.of(), List.of(), false));
        assertThat(none.of(0)).isEmpty();
        assertThat(none.table()).isEmpty();
        assertThat(none.assumptions()).isEmpty();
    }
}
