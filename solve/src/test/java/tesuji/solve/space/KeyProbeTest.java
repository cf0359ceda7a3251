package tesuji.solve.space;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tesuji.core.base.Rng;

final class KeyProbeTest {
    @TempDir
    private Path folder;

    private KeyProbe probe(long... keys) throws IOException {
        Path file = folder.resolve("keys");
        KeyWriter.write(file, keys, keys.length);
        return new KeyProbe(file);
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2, 511, 512, 513, 20_000})
    void everyKeyIsFoundAndNoOther(int count) throws IOException {
        long[] keys = LongStream.range(0, count).map(Rng::mix).sorted().toArray();
        try (KeyProbe probe = probe(keys)) {
            for (long key : keys) assertThat(probe.has(key)).isTrue();
            for (int i = 0; i < count; i++) {
                assertThat(probe.has(Rng.mix(count + i))).isFalse();
            }
            assertThat(probe.has(keys[0] - 1)).isFalse();
            assertThat(probe.has(keys[count - 1] + 1)).isFalse();
        }
    }

    /** Keys that do not lie evenly take longer, and are found all the same. */
    @Test
    void unevenKeysAreFoundToo() throws IOException {
        long[] keys = LongStream.concat(
                        LongStream.of(Long.MIN_VALUE),
                        LongStream.concat(LongStream.range(5, 9_000), LongStream.of(Long.MAX_VALUE)))
                .toArray();
        try (KeyProbe probe = probe(keys)) {
            for (long key : keys) assertThat(probe.has(key)).isTrue();
            assertThat(probe.has(4)).isFalse();
            assertThat(probe.has(9_000)).isFalse();
            assertThat(probe.has(Long.MAX_VALUE - 1)).isFalse();
        }
    }

    @Test
    void anEmptyFileHasNone() throws IOException {
        try (KeyProbe probe = probe()) {
            assertThat(probe.has(0)).isFalse();
        }
    }
}
