package tesuji.solve.strategy;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tesuji.core.base.InputException;
import tesuji.core.game.Game;
import tesuji.core.game.GameRecord;
import tesuji.core.game.Position;
import tesuji.core.play.Decision;
import tesuji.core.play.Goal;
import tesuji.core.play.Limits;
import tesuji.core.play.Player;
import tesuji.core.play.RandomPlayer;
import tesuji.core.play.Solution;
import tesuji.core.play.Solver;
import tesuji.core.play.StopCondition;
import tesuji.games.Games;
import tesuji.solve.Value;
import tesuji.solve.retrograde.Retrograde;
import tesuji.solve.retrograde.RetrogradeSolver;
import tesuji.solve.retrograde.Solved;

final class StrategyTest {
    @TempDir
    private Path folder;

    private static Game game(String id) {
        return Games.library().open(id);
    }

    private static Solved solve(Game game) {
        return Retrograde.STANDARD.solve(game.start(), StopCondition.NEVER).orElseThrow();
    }

    private static Strategy build(Game game, int owner) {
        return StrategyBuilder.build(game, owner, solve(game).reader());
    }

    @ParameterizedTest
    @CsvSource({
        "tictactoe, DRAW",
        "nim, LOSS",
        "'skoczki:width=1,height=5,variant=A', LOSS",
        "'skoczki:width=1,height=6,variant=A', WIN",
        "'skoczki:width=1,height=7,variant=B-1', WIN",
        "'skoczki:width=1,height=8,variant=A', WIN",
        "'skoczki:width=1,height=8,variant=B-2', DRAW",
        "'skoczki:width=1,height=9,variant=A', LOSS",
        "'skoczki:width=2,height=6,variant=A', LOSS",
        "'skoczki:width=2,height=7,variant=A', DRAW",
        "'skoczki:width=3,height=5,variant=A', LOSS"
    })
    void bothSidesKeepTheirPromise(String id, Value first) {
        Game game = game(id);
        Solved solved = solve(game);
        for (int owner = 0; owner < 2; owner++) {
            Strategy strategy = StrategyBuilder.build(game, owner, solved.reader());
            assertThat(strategy.value()).isEqualTo(owner == 0 ? first : first.opposite());
            assertThat(StrategyCheck.firstFault(strategy)).isEmpty();
            Path file = folder.resolve("strategy-" + owner);
            strategy.write(file);
            Strategy read = Strategy.read(file, game);
            assertThat(read.size()).isEqualTo(strategy.size());
            assertThat(read.owner()).isEqualTo(owner);
            assertThat(StrategyCheck.firstFault(read)).isEmpty();
        }
    }

    /** There is a move for every position of the owner that can come up, and for no other. */
    @Test
    void aStrategyHasExactlyTheMovesItNeeds() {
        Game game = game("skoczki:width=2,height=6,variant=A");
        Strategy strategy = build(game, 1);
        AtomicInteger mine = new AtomicInteger();
        new Following(game, 1, position -> strategy.move(position).orElseThrow())
                .forEach((position, key, moves, count) -> {
                    if (count > 0 && position.toMove() == 1) mine.incrementAndGet();
                    if (position.toMove() == 0)
                        assertThat(strategy.move(position)).isEmpty();
                });
        assertThat(mine.get()).isEqualTo(strategy.size()).isPositive();
    }

    @ParameterizedTest
    @CsvSource({"'skoczki:width=1,height=8,variant=A', 108", "'skoczki:width=2,height=7,variant=A', 4296"})
    void filesAreSmallerThanTheListOfStates(String id, long states) throws IOException {
        Game game = game(id);
        for (int owner = 0; owner < 2; owner++) {
            Path file = folder.resolve("strategy-" + owner);
            build(game, owner).write(file);
            assertThat(Files.size(file)).isLessThan(states * Long.BYTES);
        }
    }

    @Test
    void theWinnerBeatsChance() {
        Game game = game("skoczki:width=1,height=9,variant=A");
        Strategy strategy = build(game, 1);
        for (long seed = 0; seed < 20; seed++) {
            Player[] players = {new RandomPlayer(game, seed), new StrategyPlayer(List.of(strategy))};
            GameRecord record = GameRecord.of(game);
            for (Position now = game.start(); !now.isOver(); now = record.replay(game)) {
                Decision decision = players[now.toMove()].choose(record, Limits.NONE);
                record = record.then(((Decision.Play) decision).move());
            }
            assertThat(record.replay(game).score()).isNegative();
        }
    }

    @Test
    void aStrategyDoesNotPlayForTheOtherSide() {
        Game game = game("nim");
        Player player = new StrategyPlayer(List.of(build(game, 1)));
        assertThatThrownBy(() -> player.choose(GameRecord.of(game), Limits.NONE))
                .isInstanceOf(InputException.class)
                .hasMessageContaining("second");
    }

    @Test
    void brokenPromisesAreFound() {
        Game game = game("tictactoe");
        Strategy nothing = new Strategy(game, 0, Value.DRAW, new long[0], new int[0]);
        assertThat(StrategyCheck.firstFault(nothing)).isPresent();
        Game endless = game("skoczki:width=1,height=8,variant=B-1");
        Strategy draw = build(endless, 0);
        assertThat(StrategyCheck.firstFault(draw)).isEmpty();
        assertThat(StrategyCheck.firstFault(draw.promising(Value.WIN))).isPresent();
    }

    @Test
    void otherFilesAreRefused() throws IOException {
        Game game = game("skoczki:width=1,height=8,variant=A");
        Path file = folder.resolve("strategy");
        build(game, 0).write(file);
        assertThatThrownBy(() -> Strategy.read(file, game("skoczki:width=1,height=8,variant=C")))
                .isInstanceOf(InputException.class)
                .hasMessageContaining("variant=C");
        assertThatThrownBy(() -> ResultCache.read(file, game))
                .isInstanceOf(InputException.class)
                .hasMessageContaining("no cache");
        byte[] sound = Files.readAllBytes(file);
        for (int place = 0; place < sound.length; place += 7) {
            byte[] bytes = sound.clone();
            bytes[place] ^= 2;
            Files.write(file, bytes);
            assertThatThrownBy(() -> Strategy.read(file, game)).isInstanceOf(InputException.class);
        }
        Files.writeString(file, "diary");
        assertThatThrownBy(() -> build(game, 0).write(file)).isInstanceOf(InputException.class);
        assertThat(file).hasContent("diary");
    }

    @Test
    void solvedQuestionsAreNotAskedAgain() {
        Game game = game("skoczki:width=1,height=8,variant=A");
        AtomicInteger asked = new AtomicInteger();
        Solver inner = new RetrogradeSolver(game, Retrograde.STANDARD);
        Solver counting = (root, goal, stop) -> {
            asked.incrementAndGet();
            return inner.solve(root, goal, stop);
        };
        ResultCache cache = new ResultCache(game);
        Goal goal = new Goal(0, 1);
        Solution first = new CachingSolver(counting, cache).solve(game.start(), goal, StopCondition.NEVER);
        Path file = folder.resolve("cache");
        cache.write(file);
        ResultCache loaded = ResultCache.read(file, game);
        assertThat(loaded.size()).isEqualTo(1);
        Solution second = new CachingSolver(counting, loaded).solve(game.start(), goal, StopCondition.NEVER);
        assertThat(asked.get()).isEqualTo(1);
        assertThat(((Solution.Proven) second).reached()).isEqualTo(((Solution.Proven) first).reached());
        assertThat(((Solution.Proven) second).move()).isEqualTo(((Solution.Proven) first).move());
        new CachingSolver(counting, loaded).solve(game.start(), new Goal(1, 1), StopCondition.NEVER);
        assertThat(asked.get()).isEqualTo(2);
        loaded.write(file);
        assertThat(ResultCache.read(file, game).size()).isEqualTo(2);
    }
}
