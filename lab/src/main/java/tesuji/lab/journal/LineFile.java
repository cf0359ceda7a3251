package tesuji.lab.journal;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import tesuji.core.base.InputException;
import tesuji.core.base.LockFile;
import tesuji.core.base.WholeFile;

/**
 * A file that grows line by line, in the hands of one program at a time. A line counts once it is there whole. Lines
 * that nobody can read, because they were torn or are somebody else's, are set aside into another file, so that
 * nothing is lost and the rest can be used.
 *
 * <p>Used by one thread at a time.
 */
public final class LineFile implements AutoCloseable {
    private final Path file;
    private final LockFile lock;
    private final String text;
    private FileChannel channel;
    /** Of the channel, once a line was appended that need not be on the disk at once. */
    private @Nullable BackgroundForce force;

    private LineFile(Path file, LockFile lock, String text, FileChannel channel) {
        this.file = file;
        this.lock = lock;
        this.text = text;
        this.channel = channel;
    }

    /**
     * A line as it stands in the file.
     *
     * @param number where it stands, from 0: equal lines are different lines
     * @param bytes one character for each byte, so that nothing changes when it is written elsewhere
     */
    public record Line(int number, String bytes) {
        public String text() {
            return new String(bytes.getBytes(StandardCharsets.ISO_8859_1), StandardCharsets.UTF_8);
        }

        /** Whether it may be what was left of a line that began like this. */
        public boolean mayHaveBegun(String beginning) {
            return bytes.startsWith(beginning) || beginning.startsWith(bytes);
        }
    }

    /**
     * Opens a file, or makes it, and changes nothing that is there.
     *
     * @param lock what keeps other programs out
     * @param busy the sentence for whoever comes while another program has it
     */
    public static LineFile open(Path file, Path lock, String busy) {
        LockFile held = LockFile.tryTake(lock).orElseThrow(() -> new InputException(busy));
        boolean opened = false;
        try {
            String text = Files.exists(file) ? new String(WholeFile.read(file), StandardCharsets.ISO_8859_1) : "";
            LineFile lines = new LineFile(file, held, text, appending(file));
            opened = true;
            return lines;
        } catch (IOException failure) {
            throw unwritable(file, failure);
        } finally {
            if (!opened) held.close();
        }
    }

    private static FileChannel appending(Path file) throws IOException {
        return FileChannel.open(file, StandardOpenOption.CREATE, StandardOpenOption.APPEND);
    }

    private static InputException unwritable(Path file, IOException failure) {
        return new InputException(
                "The file " + file + " cannot be written: " + WholeFile.reason(failure) + ".", failure);
    }

    /** What was there when it was opened; the last line may have been cut off. */
    public List<Line> lines() {
        List<Line> lines = new ArrayList<>();
        for (String line : text.split("\n")) if (!line.isBlank()) lines.add(new Line(lines.size(), line));
        return lines;
    }

    /**
     * Sets these lines aside, all others stay; then lines may be appended.
     *
     * @param kept how many things the other lines hold; a first line that tells of all of them is none
     * @param thing what they are, such as {@code game}
     * @return a sentence about it, if there was anything to set aside
     */
    public Optional<String> begin(List<Line> unread, int kept, String thing) {
        List<Line> good =
                lines().stream().filter(Predicate.not(unread::contains)).toList();
        String whole = joined(good);
        try {
            if (!unread.isEmpty()) append(aside(), joined(unread));
            if (!whole.equals(text)) rewrite(whole.getBytes(StandardCharsets.ISO_8859_1));
        } catch (IOException failure) {
            throw unwritable(file, failure);
        }
        if (unread.isEmpty()) return Optional.empty();
        String lines = unread.size() == 1 ? "A line of " : unread.size() + " lines of ";
        return Optional.of(lines + file + " could not be used and " + (unread.size() == 1 ? "was" : "were")
                + " moved to " + aside() + "; " + kept + " " + thing + (kept == 1 ? " was" : "s were") + " kept.");
    }

    /** Puts one line in place of all that is there; then lines may be appended. */
    public void beginAnew(String line) {
        try {
            rewrite((line + "\n").getBytes(StandardCharsets.UTF_8));
        } catch (IOException failure) {
            throw unwritable(file, failure);
        }
    }

    private void rewrite(byte[] bytes) throws IOException {
        channel.close();
        WholeFile.write(file, bytes);
        channel = appending(file);
    }

    private Path aside() {
        return file.resolveSibling(file.getFileName() + ".aside");
    }

    private static String joined(List<Line> lines) {
        return lines.stream().map(line -> line.bytes() + "\n").collect(Collectors.joining());
    }

    private static void append(Path file, String bytes) throws IOException {
        try (FileChannel aside = appending(file)) {
            write(aside, bytes.getBytes(StandardCharsets.ISO_8859_1));
        }
    }

    /** Writes a line; when this returns, it is on the disk. */
    public void append(String line) {
        try {
            write(channel, (line + "\n").getBytes(StandardCharsets.UTF_8));
        } catch (IOException failure) {
            throw unwritable(file, failure);
        }
    }

    /**
     * Writes a line without waiting for the disk. When this returns, the line outlives this program, however that ends;
     * it outlives a power failure about a second later, at the latest when the file is closed.
     */
    public void appendSoon(String line) {
        try {
            if (force == null) force = new BackgroundForce(channel);
            hand(channel, (line + "\n").getBytes(StandardCharsets.UTF_8));
            force.soon();
        } catch (IOException failure) {
            throw unwritable(file, failure);
        }
    }

    private static void write(FileChannel channel, byte[] bytes) throws IOException {
        hand(channel, bytes);
        channel.force(false);
    }

    /** Hands bytes over to the operating system. */
    private static void hand(FileChannel channel, byte[] bytes) throws IOException {
        ByteBuffer rest = ByteBuffer.wrap(bytes);
        while (rest.hasRemaining()) channel.write(rest);
    }

    public boolean isOpen() {
        return channel.isOpen();
    }

    @Override
    public void close() {
        try (FileChannel closed = channel) {
            if (force != null && closed.isOpen()) force.finish();
        } catch (IOException failure) {
            throw unwritable(file, failure);
        } finally {
            lock.close();
        }
    }
}
