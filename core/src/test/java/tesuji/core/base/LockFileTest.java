package tesuji.core.base;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

@Timeout(120)
final class LockFileTest {
    @TempDir
    private Path folder = Path.of("");

    private final List<Process> started = new ArrayList<>();

    private Process start(Path lock) throws IOException {
        Process process = LockHolder.start(lock);
        started.add(process);
        return process;
    }

    /** Whether another program may take the lock. */
    private boolean isFree(Path lock) throws Exception {
        Process other = start(lock);
        String word = LockHolder.word(other);
        other.getOutputStream().close();
        assertThat(other.waitFor()).isZero();
        return word.equals("taken");
    }

    @AfterEach
    void leaveNothingRunning() {
        started.forEach(Process::destroyForcibly);
    }

    @Test
    void anotherProgramIsKeptOutUntilTheLockIsClosed() throws Exception {
        Path lock = LockFile.in(folder);
        try (LockFile held = LockFile.tryTake(lock).orElseThrow()) {
            assertThat(held).isNotNull();
            assertThat(isFree(lock)).isFalse();
        }
        assertThat(isFree(lock)).isTrue();
    }

    /** To open the file once more and close it again would give the lock back. */
    @Test
    void aSecondAttemptOfTheSameProgramIsRefusedAndCostsNothing() throws Exception {
        Path lock = LockFile.in(folder);
        Path detour = folder.resolve("x/../.lock");
        Files.createDirectory(folder.resolve("x"));
        try (LockFile held = LockFile.tryTake(lock).orElseThrow()) {
            assertThat(held).isNotNull();
            assertThat(LockFile.tryTake(lock)).isEmpty();
            assertThat(LockFile.tryTake(detour)).isEmpty();
            assertThat(isFree(lock)).isFalse();
        }
    }

    @Test
    void theLockEndsWithTheProgramHoweverThatEnds() throws Exception {
        Path lock = LockFile.in(folder);
        Process holder = start(lock);
        assertThat(LockHolder.word(holder)).isEqualTo("taken");
        assertThat(LockFile.tryTake(lock)).isEmpty();
        holder.destroyForcibly().waitFor();
        try (LockFile mine = LockFile.tryTake(lock).orElseThrow()) {
            assertThat(mine).isNotNull();
            assertThat(isFree(lock)).isFalse();
        }
    }

    @Test
    void whoeverWaitsGetsItInTheEnd() throws Exception {
        Path counted = Files.writeString(folder.resolve("count"), "0");
        int threads = 4;
        int rounds = 25;
        ExecutorService pool = Executors.newFixedThreadPool(threads);
        try {
            Callable<Integer> adding = () -> {
                for (int i = 0; i < rounds; i++) addOne(counted);
                return rounds;
            };
            List<Future<Integer>> all = pool.invokeAll(List.of(adding, adding, adding, adding));
            for (Future<Integer> each : all) assertThat(each.get()).isEqualTo(rounds);
        } finally {
            pool.shutdown();
        }
        assertThat(Files.readString(counted)).isEqualTo("" + threads * rounds);
    }

    private static void addOne(Path counted) {
        try (LockFile mine = LockFile.take(LockFile.beside(counted))) {
            assertThat(mine).isNotNull();
            int count = Integer.parseInt(new String(WholeFile.read(counted), StandardCharsets.US_ASCII));
            WholeFile.write(counted, ("" + (count + 1)).getBytes(StandardCharsets.US_ASCII));
        }
    }

    @Test
    void aPlaceThatIsNotThereIsOneSentence() {
        Path nowhere = folder.resolve("nowhere/.lock");
        assertThatThrownBy(() -> LockFile.tryTake(nowhere))
                .isInstanceOf(InputException.class)
                .hasMessage("The file " + nowhere + " cannot be locked: there is no such file or directory.");
    }
}
