package tesuji.spark;

import java.io.IOException;
import java.nio.file.FileVisitResult;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.SimpleFileVisitor;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.LockSupport;
import org.jspecify.annotations.Nullable;
import tesuji.core.base.InputException;

/** Folders of files that are of no use when the work is done. Spark may write and remove some of them meanwhile. */
final class TemporaryFiles {
    private static final int ATTEMPTS = 20;
    private static final long PAUSE_NANOS = TimeUnit.MILLISECONDS.toNanos(100);

    private TemporaryFiles() {}

    /** A new folder for what is not kept. */
    static Path folder() {
        try {
            return Files.createTempDirectory("tesuji-spark-");
        } catch (IOException failure) {
            throw new InputException("No temporary folder can be made; name one with --folder.", failure);
        }
    }

    /** Removes a folder and all that is in it; false if something is still there. */
    static boolean remove(Path folder) {
        for (int attempt = 0; attempt < ATTEMPTS; attempt++) {
            if (isSwept(folder)) return true;
            LockSupport.parkNanos(PAUSE_NANOS); // somebody has put a file in
        }
        return false;
    }

    private static boolean isSwept(Path folder) {
        try {
            Files.walkFileTree(folder, new Sweep());
        } catch (IOException left) {
            return false;
        }
        return !Files.exists(folder);
    }

    private static final class Sweep extends SimpleFileVisitor<Path> {
        @Override
        public FileVisitResult visitFile(Path file, BasicFileAttributes attributes) throws IOException {
            Files.deleteIfExists(file);
            return FileVisitResult.CONTINUE;
        }

        @Override
        public FileVisitResult visitFileFailed(Path file, IOException failure) throws IOException {
            if (failure instanceof NoSuchFileException) return FileVisitResult.CONTINUE; // it is gone already
            throw failure;
        }

        @Override
        public FileVisitResult postVisitDirectory(Path folder, @Nullable IOException failure) throws IOException {
            if (failure != null && !(failure instanceof NoSuchFileException)) throw failure;
            Files.deleteIfExists(folder);
            return FileVisitResult.CONTINUE;
        }
    }
}
