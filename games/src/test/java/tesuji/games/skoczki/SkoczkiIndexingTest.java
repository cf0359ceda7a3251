package tesuji.games.skoczki;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.HashSet;
import java.util.Set;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;
import tesuji.core.base.Rng;
import tesuji.core.game.Game;
import tesuji.core.game.Indexing;
import tesuji.core.game.Packing;
import tesuji.core.game.Position;
import tesuji.core.game.Reversal;

final class SkoczkiIndexingTest {
    /** Holes are those in which the side to move has won, whatever the others do; the table of bounds has the sizes. */
    @ParameterizedTest
    @CsvSource({"1x5, 60, 6", "1x6, 180, 12", "1x7, 420, 20", "2x5, 6300, 30", "2x6, 69300, 140"})
    void everyNumberIsOnePosition(String board, long size, long holes) {
        Game game = States.open(board, "A");
        Indexing indexing = game.indexing().orElseThrow();
        Packing packing = game.packing().orElseThrow();
        assertThat(indexing.layers()).isEqualTo(1);
        assertThat(indexing.size(0)).isEqualTo(size);
        Set<Long> packed = new HashSet<>();
        Position position = game.start();
        for (long index = 0; index < size; index++) {
            if (!indexing.unrank(0, index, position)) continue;
            assertThat(indexing.rank(position)).isEqualTo(index);
            packed.add(packing.pack(position));
        }
        assertThat(packed).hasSize((int) (size - holes));
    }

    /** Every edge of the whole graph, forth and back: as many predecessors as moves, and the same ones. */
    @ParameterizedTest
    @EnumSource
    void predecessorsMirrorMoves(Variant variant) {
        for (String board : new String[] {"1x5", "1x7", "1x9", "2x5"}) checkEdges(States.open(board, variant.text()));
    }

    private static void checkEdges(Game game) {
        Indexing indexing = game.indexing().orElseThrow();
        Reversal reversal = indexing.reversal().orElseThrow();
        int size = (int) indexing.size(0);
        long[] forth = new long[size];
        long[] back = new long[size];
        Position position = game.start();
        int[] moves = new int[game.maxLegalMoves()];
        long[] before = new long[4 * game.moveLimit()];
        for (int index = 0; index < size; index++) {
            if (!indexing.unrank(0, index, position)) continue;
            int count = position.legalMoves(moves);
            for (int i = 0; i < count; i++) {
                position.play(moves[i]);
                forth[index] += Rng.mix(indexing.rank(position) + 1); // a sum of marks stands for a bag of numbers
                position.undo();
            }
            int parents = reversal.predecessors(position, before);
            for (int i = 0; i < parents; i++) back[(int) before[i]] += Rng.mix(index + 1L);
        }
        assertThat(Arrays.equals(forth, back)).as(game.id().toString()).isTrue();
    }

    /** Boards whose men need more than 63 bits are packed as their numbers, if these fit. */
    @ParameterizedTest
    @CsvSource({
        "5x6, true, true",
        "4x8, true, true",
        "8x5, true, true",
        "7x6, true, true",
        "5x9, true, true",
        "5x10, false, false",
        "8x8, false, false",
        "6x11, false, false"
    })
    void numbersAndPackingsExistWhereTheyFit(String board, boolean numbers, boolean packings) {
        Game game = States.open(board, "A");
        assertThat(game.indexing().isPresent()).isEqualTo(numbers);
        assertThat(game.packing().isPresent()).isEqualTo(packings);
    }

    @ParameterizedTest
    @ValueSource(strings = {"6x5", "8x5", "7x6", "5x9", "4x11"})
    void numbersOfLargeBoardsComeBack(String board) {
        Game game = States.open(board, "D");
        Indexing indexing = game.indexing().orElseThrow();
        Rng rng = new Rng(1);
        Position position = game.start();
        for (int i = 0; i < 2000; i++) {
            long index = (rng.nextLong() >>> 1) % indexing.size(0);
            assertThat(indexing.unrank(0, index, position)).isTrue();
            assertThat(indexing.rank(position)).isEqualTo(index);
        }
        assertThat(indexing.unrank(0, indexing.size(0) - 1, position)).isTrue();
        assertThat(indexing.rank(position)).isEqualTo(indexing.size(0) - 1);
    }
}
