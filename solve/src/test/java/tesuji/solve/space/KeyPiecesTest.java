package tesuji.solve.space;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.LongStream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tesuji.games.Games;

/** Files of keys become few and keep what they had. */
final class KeyPiecesTest {
    @TempDir
    private Path place;

    private WorkFolder folder;

    @BeforeEach
    void open() {
        folder = WorkFolder.open(place, StateCodec.plain(Games.library().open("tictactoe")));
    }

    @AfterEach
    void close() {
        folder.close();
    }

    private static List<Long> read(KeyPieces pieces, int kind) throws IOException {
        List<Long> keys = new ArrayList<>();
        try (KeyMerge merge = new KeyMerge(pieces.files(kind), false)) {
            while (merge.next()) keys.add(merge.key());
        }
        return keys;
    }

    private static void fill(KeyPieces pieces) throws IOException {
        for (int i = 0; i < 20; i++) {
            pieces.add(new long[] {1, 100 + i, 200 + i / 2, -1}, 3, 0); // the last key is not meant
            if (i % 5 == 0) pieces.add(new long[] {1, 500 + i}, 2, 1);
            assertThat(pieces.count()).isLessThan(6);
        }
    }

    @Test
    void keysThatAreThereSeveralTimesStayIfTheyCount() throws IOException {
        KeyPieces pieces = new KeyPieces(folder, 2, false, 6);
        fill(pieces);
        assertThat(read(pieces, 0))
                .containsExactlyElementsOf(LongStream.concat(
                                LongStream.generate(() -> 1).limit(20),
                                LongStream.concat(
                                        LongStream.range(100, 120),
                                        LongStream.range(0, 20).map(i -> 200 + i / 2)))
                        .boxed()
                        .toList());
        assertThat(read(pieces, 1)).containsExactly(1L, 1L, 1L, 1L, 500L, 505L, 510L, 515L);
        assertThat(pieces.keys()).isEqualTo(68);
        pieces.remove();
        assertThat(place.toFile().list()).containsExactlyInAnyOrder(".lock", "states");
    }

    @Test
    void keysThatAreThereSeveralTimesBecomeOneIfTheyDoNot() throws IOException {
        KeyPieces pieces = new KeyPieces(folder, 1, true, 4);
        for (int i = 0; i < 16; i++) pieces.add(new long[] {5, 6, 7 + i / 8}, 3, 0);
        assertThat(pieces.count()).isEqualTo(1);
        assertThat(read(pieces, 0)).containsExactly(5L, 6L, 7L, 8L);
        assertThat(pieces.keys()).isEqualTo(4);
    }
}
