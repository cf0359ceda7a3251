package tesuji.core.play;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashSet;
import java.util.Set;
import org.junit.jupiter.api.Test;
import tesuji.core.eval.Playout;
import tesuji.core.eval.UniformPlayout;
import tesuji.core.game.Game;
import tesuji.core.game.GameRecord;
import tesuji.core.game.Heaps;

final class PolicyPlayerTest implements PlayerContract {
    private final Game game = new Heaps(4, 3);

    @Override
    public Game game() {
        return game;
    }

    @Override
    public Player player(Game game, long seed) {
        return new PolicyPlayer(game, new UniformPlayout(game), seed);
    }

    /** What it plays when three of the four counters of heap a are gone. */
    private int chosen(Playout policy, long seed) {
        GameRecord record = GameRecord.of(game).then(game.notation().move("a3"));
        Decision decision = new PolicyPlayer(game, policy, seed).choose(record, Limits.NONE);
        assertThat(decision.analysis()).isEqualTo(Analysis.NONE);
        return ((Decision.Play) decision).move();
    }

    /** A policy that writes these moves into the line. */
    private Playout playing(String... moves) {
        return (position, rng, line) -> {
            for (String move : moves) line.add(game.notation().move(move));
            return 0;
        };
    }

    @Test
    void playsTheFirstMoveOfThePolicy() {
        assertThat(chosen(playing("b2", "b1"), 1)).isEqualTo(game.notation().move("b2"));
    }

    /** Heap a has no second counter; b1 would be the opponent's. */
    @Test
    void anIllegalMoveGivesWayToALaterOne() {
        assertThat(chosen(playing("a2", "b1", "a3", "b2", "b3", "a1"), 1))
                .isEqualTo(game.notation().move("b3"));
    }

    @Test
    void withoutALegalMoveItPlaysAny() {
        Set<Integer> moves = new HashSet<>();
        for (int seed = 0; seed < 50; seed++) moves.add(chosen(playing("a2", "b1"), seed));
        assertThat(moves).hasSize(4);
    }

    /** What it plays in a position does not depend on what it played before. */
    @Test
    void isAFunctionOfTheGame() {
        Player player = player(game, 7);
        Decision first = player.choose(GameRecord.of(game), Limits.NONE);
        player.choose(GameRecord.of(game).then(game.notation().move("a1")), Limits.NONE);
        assertThat(player.choose(GameRecord.of(game), Limits.NONE)).isEqualTo(first);
        Set<Decision> decisions = new HashSet<>();
        for (int seed = 0; seed < 50; seed++)
            decisions.add(player(game, seed).choose(GameRecord.of(game), Limits.NONE));
        assertThat(decisions).hasSizeGreaterThan(3);
    }
}
