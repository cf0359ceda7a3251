package tesuji.lab.journal;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.channels.ClosedChannelException;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tesuji.core.base.InputException;
import tesuji.core.base.LockFile;

final class LineFileTest {
    @TempDir
    private Path folder = Path.of("");

    private LineFile open() {
        return LineFile.open(folder.resolve("lines"), LockFile.in(folder), "Busy.");
    }

    @Test
    void linesAreThereAtOnceWhetherOrNotTheDiskIsWaitedFor() throws IOException {
        try (LineFile lines = open()) {
            for (int i = 0; i < 100; i++) {
                if (i % 10 == 0) lines.append("line " + i);
                else lines.appendSoon("line " + i);
                assertThat(Files.readAllLines(folder.resolve("lines"))).hasSize(i + 1);
            }
        }
        assertThat(Files.readAllLines(folder.resolve("lines")))
                .isEqualTo(IntStream.range(0, 100).mapToObj(i -> "line " + i).toList());
    }

    @Test
    void aFileMayBeClosedTwiceAndTakesNothingAfterwards() {
        LineFile lines = open();
        lines.appendSoon("one");
        lines.close();
        lines.close();
        assertThat(lines.isOpen()).isFalse();
        assertThatThrownBy(() -> lines.appendSoon("two"))
                .isInstanceOf(InputException.class)
                .hasMessageContaining("cannot be written");
    }

    /** The disk may fail when nobody waits for it. */
    @Test
    void whatDoesNotReachTheDiskIsToldAtTheLatestAtTheEnd() throws IOException {
        FileChannel channel =
                FileChannel.open(folder.resolve("x"), StandardOpenOption.CREATE, StandardOpenOption.WRITE);
        channel.close();
        BackgroundForce force = new BackgroundForce(channel);
        force.soon();
        assertThatThrownBy(force::finish).isInstanceOf(ClosedChannelException.class);
    }

    @Test
    void anInterruptedThreadWaitsForTheDiskAndStaysInterrupted() throws IOException {
        LineFile lines = open();
        lines.appendSoon("one");
        Thread.currentThread().interrupt();
        lines.close();
        assertThat(Thread.interrupted()).isTrue();
        assertThat(Files.readAllLines(folder.resolve("lines"))).containsExactly("one");
    }
}
