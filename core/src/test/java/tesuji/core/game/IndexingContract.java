package tesuji.core.game;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.function.Consumer;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The part of {@link GameContract} about positions as numbers; games without an {@link Indexing} pass. */
public interface IndexingContract {
    Game game();

    @ParameterizedTest
    @ValueSource(longs = {1, 2, 3, 4, 5})
    default void positionsOfPlayHaveNumbers(long seed) {
        Game game = game();
        game.indexing()
                .ifPresent(indexing -> Walk.of(game, seed).forEach(position -> {
                    int layer = indexing.layer(position);
                    long rank = indexing.rank(position);
                    assertThat(layer).isBetween(0, indexing.layers() - 1);
                    assertThat(rank).isBetween(0L, indexing.size(layer) - 1);
                    Position found = game.start();
                    assertThat(indexing.unrank(layer, rank, found)).isTrue();
                    assertThat(game.notation().diagram(found))
                            .isEqualTo(game.notation().diagram(position));
                    assertThat(found.key()).isEqualTo(position.key());
                    checkNeighbours(indexing, found);
                }));
    }

    /** Visits every index of a game with few of them. */
    @Test
    default void everyNumberIsAPositionOrAHole() {
        Game game = game();
        game.indexing().ifPresent(indexing -> {
            long total = IntStream.range(0, indexing.layers())
                    .mapToLong(indexing::size)
                    .sum();
            if (total <= 20_000) forEachIndex(game, indexing, position -> checkNeighbours(indexing, position));
        });
    }

    private static void forEachIndex(Game game, Indexing indexing, Consumer<Position> visitor) {
        for (int layer = 0; layer < indexing.layers(); layer++) {
            for (long index = 0; index < indexing.size(layer); index++) {
                Position position = game.start();
                if (!indexing.unrank(layer, index, position)) continue;
                assertThat(indexing.layer(position)).isEqualTo(layer);
                assertThat(indexing.rank(position)).isEqualTo(index);
                visitor.accept(position);
            }
        }
    }

    /** No move climbs, and predecessors mirror moves, seen from this position in both directions. */
    private static void checkNeighbours(Indexing indexing, Position position) {
        int layer = indexing.layer(position);
        long rank = indexing.rank(position);
        for (int move : Snapshot.legalMoves(position)) {
            position.play(move);
            int below = indexing.layer(position);
            long child = indexing.rank(position);
            long[] parents = predecessors(indexing, position);
            position.undo();
            assertThat(below).as("layer after a move").isLessThanOrEqualTo(layer);
            if (below == layer && indexing.reversal().isPresent()) {
                assertThat(count(parents, rank)).isEqualTo(movesTo(indexing, position, layer, child));
            }
        }
        long[] parents = predecessors(indexing, position);
        Position parent = position.game().start();
        for (long index : parents) {
            assertThat(indexing.unrank(layer, index, parent)).isTrue();
            assertThat(count(parents, index)).isEqualTo(movesTo(indexing, parent, layer, rank));
        }
    }

    private static long[] predecessors(Indexing indexing, Position position) {
        long[] into = new long[1024 + 8 * position.game().moveLimit()];
        int count = indexing.reversal()
                .map(reversal -> reversal.predecessors(position, into))
                .orElse(0);
        return Arrays.copyOf(into, count);
    }

    private static long movesTo(Indexing indexing, Position from, int layer, long rank) {
        long count = 0;
        for (int move : Snapshot.legalMoves(from)) {
            from.play(move);
            if (indexing.layer(from) == layer && indexing.rank(from) == rank) count++;
            from.undo();
        }
        return count;
    }

    private static long count(long[] indices, long index) {
        return Arrays.stream(indices).filter(other -> other == index).count();
    }
}
