package tesuji.lab.catalog;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tesuji.core.eval.Prior;
import tesuji.core.game.Game;
import tesuji.core.game.GameId;
import tesuji.core.game.GameRecord;
import tesuji.core.play.Decision;
import tesuji.core.play.EndgamePlayer;
import tesuji.core.play.Limits;
import tesuji.core.play.Player;
import tesuji.games.Games;
import tesuji.lab.match.Arena;
import tesuji.lab.match.Conditions;
import tesuji.lab.match.Match;
import tesuji.lab.match.Task;
import tesuji.solve.deepening.DeepeningPlayer;

/**
 * A position that comes back in a game is thought about anew: players whose random numbers depended on their seed and
 * the position alone would play the same moves again, and then for ever.
 */
final class ReturningPositionTest {
    private static final Game GAME = Games.library().open("taifho");
    private static final int GAMES = 4;

    /** So many repetitions of the same few moves are no accident. */
    private static final int ENDLESS = 20;

    private final Catalog catalog = new Catalog(Games.library());

    /** One move of each side, and then again and again a square of each goes a step and comes back. */
    private static GameRecord returned(int times) {
        List<String> moves = new ArrayList<>(List.of("B9B8", "B0B1"));
        for (int i = 0; i < times; i++) moves.addAll(List.of("D9D8", "D0D1", "D8D9", "D1D0"));
        return new GameRecord(
                GAME.id(), "", moves.stream().map(GAME.notation()::move).toList());
    }

    private Decision decision(String player, long seed, GameRecord record) {
        try (Player opened = catalog.open(player, GAME, new PlayerSetting(seed, 1))) {
            return opened.choose(record, Limits.steps(100));
        }
    }

    @Test
    void thePositionComesBack() {
        assertThat(returned(3).replay(GAME).key())
                .isEqualTo(returned(0).replay(GAME).key());
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "taifho-uct-h",
                "taifho-puct-hg",
                "taifho-uct-h[reuse=true]",
                "taifho-uct-h[closing=true]",
                "mcts[selection=Ucb1, leaf=Truncated[steps=6, heuristic=Advance], parallelism=RootParallel]",
                "heuristics"
            })
    void whatAPlayerDoesDependsOnItsSeedAndTheWholeGame(String player) {
        Set<Decision> decisions = new HashSet<>();
        for (int times = 0; times < 10; times++) {
            Decision decision = decision(player, 1, returned(times));
            assertThat(decision(player, 1, returned(times))).isEqualTo(decision);
            decisions.add(decision);
        }
        assertThat(decisions).hasSizeGreaterThan(5);
    }

    /** Alpha-beta draws no random numbers but to choose among equals; here everything is equal. */
    @Test
    void equalsAreChosenAnew() {
        Prior any = (position, moves, count, weights) -> Arrays.fill(weights, 0, count, 1);
        Set<Integer> moves = new HashSet<>();
        try (Player player = new DeepeningPlayer("ahead", GAME, position -> 0, any, EndgamePlayer.NONE, 12, 1)) {
            for (int times = 0; times < 10; times++) {
                moves.add(((Decision.Play) player.choose(returned(times), Limits.steps(100))).move());
            }
        }
        assertThat(moves).hasSizeGreaterThan(3);
    }

    /** Thirteen of the first thirty such games once ended in four moves repeated without end. */
    @Test
    void searchesDoNotRepeatTheirMovesWithoutEnd() throws InterruptedException {
        Match match = new Match(
                new Conditions(GameId.of("taifho"), 0, 400),
                new PlayerSpec("taifho-uct-h", Limits.steps(100), 1),
                new PlayerSpec("taifho-uct-h[c=2]", Limits.steps(100), 1),
                GAMES,
                1);
        Arena arena = new Arena(Games.library(), catalog);
        List<Integer> endless = new ArrayList<>();
        for (Task task : match.tasks()) {
            List<Integer> moves = arena.play(task).played().record().moves();
            for (int period = 2; period <= 8; period += 2) {
                if (repeated(moves, period) >= ENDLESS * period) endless.add(task.number());
            }
        }
        assertThat(endless).isEmpty();
    }

    /** How many of the last moves are the same as the one a period before. */
    private static int repeated(List<Integer> moves, int period) {
        int last = moves.size() - 1;
        int count = 0;
        while (last - count >= period && moves.get(last - count).equals(moves.get(last - count - period))) count++;
        return count;
    }
}
