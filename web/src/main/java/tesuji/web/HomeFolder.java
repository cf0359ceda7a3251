package tesuji.web;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.security.SecureRandom;
import java.time.Duration;
import java.util.HexFormat;
import java.util.Optional;
import java.util.concurrent.locks.LockSupport;
import tesuji.core.base.InputException;
import tesuji.core.base.LockFile;
import tesuji.core.base.WholeFile;

/**
 * The folder in which a workbench keeps everything. One program uses it at a time. Only its owner can read it: the key
 * to the page is in it.
 */
public final class HomeFolder implements AutoCloseable {
    private static final int KEY_BYTES = 16;
    private static final String ADDRESS = "address";
    private static final Duration POLL = Duration.ofMillis(50);

    private final Path folder;
    private final LockFile lock;

    private HomeFolder(Path folder, LockFile lock) {
        this.folder = folder;
        this.lock = lock;
    }

    /** Takes the folder, which is made if it is not there; empty if another program has it. */
    public static Optional<HomeFolder> take(Path folder) {
        try {
            Files.createDirectories(folder);
            if (FileSystems.getDefault().supportedFileAttributeViews().contains("posix")) {
                Files.setPosixFilePermissions(folder, PosixFilePermissions.fromString("rwx------"));
            }
        } catch (IOException failure) {
            throw new InputException(
                    "The folder " + folder + " cannot be used: " + WholeFile.reason(failure) + ".", failure);
        }
        Optional<HomeFolder> taken = LockFile.tryTake(LockFile.in(folder)).map(lock -> new HomeFolder(folder, lock));
        taken.ifPresent(HomeFolder::forgetAddress);
        return taken;
    }

    /** Whoever had the folder before may have been killed, and had another address. */
    private void forgetAddress() {
        try {
            Files.deleteIfExists(folder.resolve(ADDRESS));
        } catch (IOException failure) {
            lock.close();
            throw new InputException(
                    "The folder " + folder + " cannot be used: " + WholeFile.reason(failure) + ".", failure);
        }
    }

    /**
     * The address under which the program that has the folder can be reached. A program that is just starting is waited
     * for; empty if it does not say within this time.
     */
    public static Optional<String> address(Path folder, Duration patience) {
        Path file = folder.resolve(ADDRESS);
        long begin = System.nanoTime();
        while (!Files.exists(file)) {
            if (System.nanoTime() - begin > patience.toNanos()
                    || Thread.currentThread().isInterrupted()) {
                return Optional.empty();
            }
            LockSupport.parkNanos(POLL.toNanos());
        }
        return Optional.of(new String(WholeFile.read(file), StandardCharsets.UTF_8).strip());
    }

    Path folder() {
        return folder;
    }

    /** What only the owner knows: made once, so that pages stay open when the program is started again. */
    String key() {
        Path file = folder.resolve("key");
        if (Files.exists(file)) {
            String known = new String(WholeFile.read(file), StandardCharsets.UTF_8).strip();
            if (known.matches("[0-9a-f]{" + 2 * KEY_BYTES + "}")) return known;
        }
        byte[] random = new byte[KEY_BYTES];
        new SecureRandom().nextBytes(random);
        String made = HexFormat.of().formatHex(random);
        WholeFile.write(file, (made + "\n").getBytes(StandardCharsets.UTF_8));
        return made;
    }

    void announce(String address) {
        WholeFile.write(folder.resolve(ADDRESS), (address + "\n").getBytes(StandardCharsets.UTF_8));
    }

    @Override
    public void close() {
        lock.close();
    }
}
