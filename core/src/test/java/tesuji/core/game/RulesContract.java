package tesuji.core.game;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tesuji.core.base.Rng;
import tesuji.core.eval.Line;
import tesuji.core.eval.UniformPlayout;

/** The part of {@link GameContract} about moves, the end of games, and the name of the game. */
public interface RulesContract {
    /** The library that opens the game. */
    Library library();

    /** The game under test, as its full or abbreviated id. */
    String id();

    Game game();

    /** The leaf counts at depths 1, 2, … from the start, from a source other than the game itself. */
    long[] perft();

    @Test
    default void leavesAreAsCountedElsewhere() {
        Game game = game();
        long[] expected = perft();
        Perft perft = new Perft(game, expected.length);
        Position start = game.start();
        long[] counted = new long[expected.length];
        for (int depth = 1; depth <= expected.length; depth++) counted[depth - 1] = perft.leaves(start, depth);
        assertThat(counted).isEqualTo(expected);
        assertThat(Snapshot.of(start)).isEqualTo(Snapshot.of(game.start()));
    }

    @ParameterizedTest
    @ValueSource(longs = {1, 2, 3, 4, 5})
    default void legalMovesAreThoseThatAreLegal(long seed) {
        Game game = game();
        Walk.of(game, seed).forEach(position -> {
            List<Integer> legal = Snapshot.legalMoves(position);
            assertThat(legal).doesNotHaveDuplicates();
            assertThat(legal)
                    .containsExactlyInAnyOrderElementsOf(IntStream.range(0, game.moveLimit())
                            .filter(position::isLegal)
                            .boxed()
                            .toList());
            for (int outside : new int[] {-1, game.moveLimit(), Integer.MIN_VALUE, Integer.MAX_VALUE}) {
                assertThat(position.isLegal(outside)).as("isLegal(%d)", outside).isFalse();
            }
        });
    }

    @ParameterizedTest
    @ValueSource(longs = {1, 2, 3, 4, 5})
    default void gamesEndInTimeAndExactlyWhenNoMoveIsLeft(long seed) {
        Game game = game();
        Walk walk = Walk.of(game, seed);
        assertThat(walk.length()).isLessThanOrEqualTo(game.maxLength());
        walk.forEach(position -> {
            boolean over = Snapshot.legalMoves(position).isEmpty();
            assertThat(position.isOver()).isEqualTo(over);
            if (!over) assertThat(position.toMove()).isBetween(0, 1);
        });
    }

    /** So that nobody tells of margins where there are none. */
    @ParameterizedTest
    @ValueSource(longs = {1, 2, 3, 4, 5})
    default void winsWithoutMarginsAreOnePointAtMost(long seed) {
        Walk walk = Walk.of(game(), seed);
        int score = walk.at(walk.length()).score();
        if (!game().hasMargin()) assertThat(score).isBetween(-2, 2);
    }

    @ParameterizedTest
    @ValueSource(longs = {1, 2, 3, 4, 5})
    default void positionsComeBackOnlyIfTheRulesSaySo(long seed) {
        Game game = game();
        List<Long> keys = new ArrayList<>();
        Walk.of(game, seed).forEach(position -> keys.add(position.key()));
        if (game.repetition() == Repetition.IMPOSSIBLE) assertThat(keys).doesNotHaveDuplicates();
    }

    @ParameterizedTest
    @ValueSource(longs = {1, 2, 3, 4, 5})
    default void playoutsRepeatWithTheirSeed(long seed) {
        Game game = game();
        Walk walk = Walk.of(game, seed);
        UniformPlayout playout = new UniformPlayout(game);
        for (int repetition = 0; repetition < 2; repetition++) {
            Line line = new Line(game.maxLength());
            int score = playout.finish(game.start(), new Rng(seed), line);
            assertThat(IntStream.range(0, line.length()).map(line::move).boxed())
                    .isEqualTo(walk.moves());
            assertThat(score).isEqualTo(walk.at(walk.length()).score());
        }
    }

    @Test
    default void theIdRebuildsTheGame() {
        Game game = game();
        Game again = library().open(game.id().toString());
        assertThat(again.id()).isEqualTo(game.id());
        assertThat(GameId.parse(game.id().toString())).isEqualTo(game.id());
        assertThat(again.moveLimit()).isEqualTo(game.moveLimit());
        assertThat(Snapshot.of(again.start())).isEqualTo(Snapshot.of(game.start()));
    }

    @Test
    default void positionsKnowTheirGame() {
        Game game = game();
        assertThat(game.start().game()).isSameAs(game);
        assertThat(game.start()).isNotSameAs(game.start());
    }
}
