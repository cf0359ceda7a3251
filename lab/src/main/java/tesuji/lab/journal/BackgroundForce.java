package tesuji.lab.journal;

import java.io.IOException;
import java.nio.channels.FileChannel;
import java.util.concurrent.ScheduledFuture;
import java.util.concurrent.ScheduledThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicReference;
import org.jspecify.annotations.Nullable;

/**
 * Forces what was written to a file onto the disk without keeping the writer waiting. A disk takes milliseconds for it,
 * on a busy machine a tenth of a second, which is longer than a quick game. So all that was written within
 * {@value #DELAY} milliseconds is forced at once, as data bases do with transactions (group commit).
 */
final class BackgroundForce {
    private static final long DELAY = 1000;

    private final FileChannel channel;
    private final ScheduledThreadPoolExecutor thread = new ScheduledThreadPoolExecutor(1, work -> {
        Thread made = new Thread(work, "force");
        made.setDaemon(true);
        return made;
    });
    private final AtomicBoolean wanted = new AtomicBoolean();
    private final AtomicReference<@Nullable IOException> failure = new AtomicReference<>();

    BackgroundForce(FileChannel channel) {
        this.channel = channel;
        thread.setExecuteExistingDelayedTasksAfterShutdownPolicy(false);
    }

    /** All that has been written so far will be on the disk soon. Tells whether it failed to get there earlier. */
    void soon() throws IOException {
        tellFailure();
        if (wanted.getAndSet(true)) return;
        ScheduledFuture<?> unused = thread.schedule(this::force, DELAY, TimeUnit.MILLISECONDS); // failures are kept
    }

    private void force() {
        wanted.set(false);
        try {
            channel.force(false);
        } catch (IOException failed) {
            failure.compareAndSet(null, failed);
        }
    }

    /** Forces the rest and returns when all is on the disk. Nothing may be wanted afterwards. */
    void finish() throws IOException {
        thread.shutdown();
        boolean interrupted = Thread.interrupted(); // the disk comes first, and an interrupt would close the channel
        boolean done = false;
        while (!done) {
            try {
                done = thread.awaitTermination(1, TimeUnit.MINUTES);
            } catch (InterruptedException hurry) {
                interrupted = true;
            }
        }
        if (wanted.get()) force();
        if (interrupted) Thread.currentThread().interrupt();
        tellFailure();
    }

    private void tellFailure() throws IOException {
        IOException failed = failure.get();
        if (failed != null) throw failed;
    }
}
