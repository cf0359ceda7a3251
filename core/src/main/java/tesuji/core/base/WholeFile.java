package tesuji.core.base;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;

/** The bytes of a file, read whole and replaced whole; every failure is one sentence. */
public final class WholeFile {
    private static final long LARGEST = 1L << 29;

    private WholeFile() {}

    public static byte[] read(Path file) {
        refuseOthers(file);
        try {
            if (Files.size(file) > LARGEST) throw new InputException(file + " is larger than 512 MB.");
            return Files.readAllBytes(file);
        } catch (IOException failure) {
            throw new InputException("The file " + file + " cannot be read: " + reason(failure) + ".", failure);
        }
    }

    /**
     * Fails at once where {@link #write} would fail later, as far as anybody can know: for those who work long for what
     * they write.
     */
    public static void tryOut(Path file) {
        refuseOthers(file);
        try {
            Draft.of(target(file)).close();
        } catch (IOException failure) {
            throw unwritable(file, failure);
        }
    }

    public static void write(Path file, byte[] bytes) {
        refuseOthers(file);
        try (Draft draft = Draft.of(target(file))) {
            ByteBuffer rest = ByteBuffer.wrap(bytes);
            while (rest.hasRemaining()) draft.channel().write(rest);
            draft.finish();
        } catch (IOException failure) {
            throw unwritable(file, failure);
        }
    }

    /**
     * Refuses what is there but is no file with a content of its own: a directory, or a device or pipe, which may never
     * end, never begin, or be lost when something is moved into its place.
     */
    public static void refuseOthers(Path file) {
        if (Files.isDirectory(file)) throw new InputException(file + " is a directory, not a file.");
        if (Files.exists(file) && !Files.isRegularFile(file)) {
            throw new InputException(file + " is a device or a pipe, not a file.");
        }
    }

    private static InputException unwritable(Path file, IOException failure) {
        return new InputException("The file " + file + " cannot be written: " + reason(failure) + ".", failure);
    }

    /** What the name stands for: a link is written through, not replaced. */
    private static Path target(Path file) throws IOException {
        return Files.exists(file) ? file.toRealPath() : file.toAbsolutePath();
    }

    /** Why, in a few words. */
    public static String reason(IOException failure) {
        if (failure instanceof NoSuchFileException) return "there is no such file or directory";
        if (failure instanceof AccessDeniedException) return "access is denied";
        String said = failure instanceof FileSystemException system ? system.getReason() : failure.getMessage();
        return said != null ? said : failure.getClass().getSimpleName();
    }
}
