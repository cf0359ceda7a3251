package tesuji.solve.space;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tesuji.core.base.InputException;
import tesuji.core.base.Rng;

/** Files of keys as they are read, one by one and mapped. */
final class KeyReaderTest {
    /** Where Linux lists the files that this process has open. */
    private static final Path OPENED = Path.of("/proc/self/fd");

    @TempDir
    private Path folder;

    private static boolean isOpen(Path file) throws IOException {
        try (Stream<Path> all = Files.list(OPENED)) {
            List<Path> descriptors = all.toList();
            for (Path each : descriptors) {
                if (Files.isSymbolicLink(each) && Files.readSymbolicLink(each).equals(file)) return true;
            }
        }
        return false;
    }

    @Test
    void aDamagedFileIsClosed() throws IOException {
        assumeTrue(Files.isDirectory(OPENED), "open files are not listed here");
        Path file = folder.toRealPath().resolve("keys");
        KeyWriter.write(file, new long[] {1, 2, 3}, 3);
        try (KeyReader reader = new KeyReader(file)) {
            assertThat(reader.size()).isEqualTo(3);
            assertThat(isOpen(file)).as("what this test looks at").isTrue();
        }
        byte[] bytes = Files.readAllBytes(file);
        Files.writeString(file, "something else, and long enough for a header");
        assertThatThrownBy(() -> new KeyReader(file)).isInstanceOf(InputException.class);
        assertThat(isOpen(file)).isFalse();
        bytes[2 * Long.BYTES - 1] = 4; // of which the file has only three
        Files.write(file, bytes);
        assertThatThrownBy(() -> new KeyReader(file)).isInstanceOf(InputException.class);
        assertThat(isOpen(file)).isFalse();
    }

    /** Eight times as many bytes as 2^61 + 3 keys have are, in 64 bits, those of three. */
    @Test
    void aHeaderWithFarTooManyKeysIsDamage() throws IOException {
        Path file = folder.resolve("keys");
        KeyWriter.write(file, new long[] {1, 2, 3}, 3);
        byte[] bytes = Files.readAllBytes(file);
        bytes[Long.BYTES] = 1 << 5;
        Files.write(file, bytes);
        assertThatThrownBy(() -> new KeyReader(file))
                .isInstanceOf(InputException.class)
                .hasMessageContaining("is damaged");
    }

    @Test
    void aDirectoryOfFewEntriesFindsTheSameKeys() throws IOException {
        long[] keys = LongStream.range(0, 5_000).map(Rng::mix).sorted().toArray();
        Path file = folder.resolve("keys");
        KeyWriter.write(file, keys, keys.length);
        for (int entries : new int[] {1, 2, 10, 1000}) {
            long share = MappedKeys.share(keys.length, entries);
            assertThat(keys.length / share).isLessThan(entries);
            MappedKeys mapped = new MappedKeys(file, KeyWriter.HEADER, keys.length, share);
            for (int i = 0; i < keys.length; i++)
                assertThat(mapped.find(keys[i])).isEqualTo(i);
            assertThat(mapped.find(keys[17] + 1)).isEqualTo(StateCursor.NOWHERE);
        }
    }

    /** With 64 keys for each entry their number would be negative. */
    @Test
    void aDirectoryOfVeryManyKeysFitsIntoAnArray() {
        assertThat(MappedKeys.share(1_000_000_000L, 1 << 29)).isEqualTo(64);
        assertThat(MappedKeys.share(200_000_000_000L, 1 << 29)).isEqualTo(512);
    }
}
