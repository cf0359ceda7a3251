package tesuji.core.base;

import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.HashSet;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.locks.LockSupport;

/**
 * The right to be the only program that works with certain files. It ends when it is closed, or with the program,
 * however that ends.
 *
 * <p>The lock lies on a file of its own, which nobody reads or writes: whoever closes any descriptor of a locked file
 * gives up all locks that his program has on it (POSIX, {@code fcntl}). For the same reason a file that this program
 * holds is not opened a second time. The file stays when the lock is given back; if it were removed, two programs
 * could hold locks on two files that had the same name one after the other.
 */
public final class LockFile implements AutoCloseable {
    private static final long PAUSE_NANOS = 5_000_000;
    /** What this program holds; also the monitor of all changes to it. */
    private static final Set<Path> HELD = new HashSet<>();

    private final Path file;
    private final FileChannel channel;

    private LockFile(Path file, FileChannel channel) {
        this.file = file;
        this.channel = channel;
    }

    /** The lock of a folder: a hidden file in it. */
    public static Path in(Path folder) {
        return folder.resolve(".lock");
    }

    /** The lock of a file: a hidden file beside it. */
    public static Path beside(Path guarded) {
        return guarded.resolveSibling("." + guarded.getFileName() + ".lock");
    }

    /** Takes the lock on this file, which is made if it is not there; empty if somebody has it. */
    public static Optional<LockFile> tryTake(Path file) {
        try {
            return tryTakeReal(real(file));
        } catch (IOException failure) {
            throw new InputException(
                    "The file " + file + " cannot be locked: " + WholeFile.reason(failure) + ".", failure);
        }
    }

    /** Waits until nobody has the lock, and takes it: for short work. */
    public static LockFile take(Path file) {
        Optional<LockFile> taken = tryTake(file);
        while (taken.isEmpty()) {
            LockSupport.parkNanos(PAUSE_NANOS);
            taken = tryTake(file);
        }
        return taken.get();
    }

    /** One name for one file, however it was reached. */
    private static Path real(Path file) throws IOException {
        Path whole = file.toAbsolutePath();
        Path folder = whole.getParent();
        if (folder == null) throw new IOException("it has no name");
        return folder.toRealPath().resolve(whole.getFileName());
    }

    private static Optional<LockFile> tryTakeReal(Path file) throws IOException {
        synchronized (HELD) {
            if (HELD.contains(file)) return Optional.empty();
            FileChannel channel = FileChannel.open(file, StandardOpenOption.CREATE, StandardOpenOption.WRITE);
            boolean locked = false;
            try {
                locked = channel.tryLock() != null;
            } finally {
                if (!locked) channel.close();
            }
            if (!locked) return Optional.empty();
            HELD.add(file);
            return Optional.of(new LockFile(file, channel));
        }
    }

    @Override
    public void close() {
        synchronized (HELD) {
            if (!channel.isOpen()) return;
            try {
                channel.close();
            } catch (IOException failure) {
                throw new InputException(
                        "The file " + file + " cannot be unlocked: " + WholeFile.reason(failure) + ".", failure);
            } finally {
                HELD.remove(file);
            }
        }
    }
}
