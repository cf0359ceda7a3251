package tesuji.core.base;

import java.io.Closeable;
import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.file.AtomicMoveNotSupportedException;
import java.nio.file.DirectoryStream;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.FileAttribute;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.function.Predicate;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A file in the making, under a temporary name that nobody else has, beside its target: a move cannot cross to another
 * disk then. It takes the target's name when it is whole, so what has that name is complete, whatever happened to the
 * program. Closed before, it leaves nothing behind.
 */
public final class Draft implements Closeable {
    private static final String ENDING = ".tmp";
    private static final Pattern NAME = Pattern.compile("\\.(.+)\\.[0-9]+\\" + ENDING);

    private final Path target;
    private final Path file;
    private final FileChannel channel;

    private Draft(Path target, Path file) throws IOException {
        this.target = target;
        this.file = file;
        channel = FileChannel.open(file, StandardOpenOption.WRITE);
    }

    /** A new empty draft of this file. */
    public static Draft of(Path target) throws IOException {
        Path whole = target.toAbsolutePath();
        Path folder = whole.getParent();
        if (folder == null) throw new IOException("it has no name");
        String begin = "." + whole.getFileName() + ".";
        return new Draft(whole, Files.createTempFile(folder, begin, ENDING, permissions(folder)));
    }

    /** Those of any new file: without them a temporary file would be closed to everybody else. */
    private static FileAttribute<?>[] permissions(Path folder) {
        boolean posix = folder.getFileSystem().supportedFileAttributeViews().contains("posix");
        if (!posix) return new FileAttribute<?>[0];
        return new FileAttribute<?>[] {
            PosixFilePermissions.asFileAttribute(PosixFilePermissions.fromString("rw-rw-rw-"))
        };
    }

    /** Where to write; {@link #finish} closes it. */
    public FileChannel channel() {
        return channel;
    }

    /** Gives the file its name, and takes the place of the one that had it. */
    public void finish() throws IOException {
        seal();
        try {
            Files.move(file, target, StandardCopyOption.ATOMIC_MOVE);
        } catch (AtomicMoveNotSupportedException unable) {
            Files.move(file, target, StandardCopyOption.REPLACE_EXISTING);
        }
    }

    /** The same, but a {@link FileAlreadyExistsException} if another file has the name. */
    public void finishAsNew() throws IOException {
        seal();
        Files.move(file, target);
    }

    private void seal() throws IOException {
        channel.force(true);
        channel.close();
    }

    @Override
    public void close() throws IOException {
        channel.close();
        Files.deleteIfExists(file);
    }

    /**
     * Removes the drafts that programs which were killed have left in a folder in which nobody else is at work.
     *
     * @param targets tells by the name of a target whether its drafts are meant
     */
    public static void sweep(Path folder, Predicate<String> targets) throws IOException {
        try (DirectoryStream<Path> files = Files.newDirectoryStream(folder)) {
            for (Path file : files) {
                Matcher name = NAME.matcher(String.valueOf(file.getFileName()));
                if (name.matches() && targets.test(name.group(1))) Files.delete(file);
            }
        }
    }
}
