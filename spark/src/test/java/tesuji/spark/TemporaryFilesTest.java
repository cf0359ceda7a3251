package tesuji.spark;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Folders that two threads remove at the same time, as Spark does when it ends. */
final class TemporaryFilesTest {
    @TempDir
    private Path folder;

    @Test
    void twoWhoRemoveTheSameDoNotDisturbEachOther() throws Exception {
        for (int round = 0; round < 20; round++) {
            Path scratch = folder.resolve("scratch-" + round);
            for (int i = 0; i < 20; i++) {
                Path deep = Files.createDirectories(scratch.resolve("block-" + i + "/0c/d"));
                for (int j = 0; j < 5; j++) Files.writeString(deep.resolve("shuffle-" + j), "keys");
            }
            boolean[] removed = new boolean[2];
            Thread other = new Thread(() -> removed[1] = TemporaryFiles.remove(scratch));
            other.start();
            removed[0] = TemporaryFiles.remove(scratch);
            other.join();
            assertThat(removed).containsExactly(true, true);
            assertThat(scratch).doesNotExist();
        }
    }

    @Test
    void whatIsPutInMeanwhileIsRemovedToo() throws Exception {
        Path scratch = Files.createDirectories(folder.resolve("scratch"));
        Thread writer = new Thread(() -> fill(scratch));
        writer.start();
        boolean removed = TemporaryFiles.remove(scratch);
        writer.join();
        assertThat(removed || TemporaryFiles.remove(scratch)).isTrue();
        assertThat(scratch).doesNotExist();
        assertThat(TemporaryFiles.remove(scratch))
                .as("a folder that is not there")
                .isTrue();
    }

    private static void fill(Path scratch) {
        for (int i = 0; i < 200; i++) {
            try {
                Files.writeString(scratch.resolve("file-" + i), "keys");
            } catch (IOException gone) {
                return;
            }
        }
    }
}
