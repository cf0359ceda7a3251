package tesuji.lab.experiment;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.channels.OverlappingFileLockException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import tesuji.core.base.InputException;
import tesuji.core.base.WholeFile;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.json.JsonMapper;

/**
 * The rows of one experiment in one file, a line of JSON for each: a row counts once its line is there. The first line
 * says under which conditions the rows were made; others are refused.
 *
 * <p>One program works in a file at a time. Shared by threads.
 */
public final class Ledger implements AutoCloseable {
    private static final JsonMapper MAPPER = JsonMapper.shared();

    private final Path file;
    private final FileChannel channel;
    private final List<Line> lines = new ArrayList<>();

    private Ledger(Path file, FileChannel channel) {
        this.file = file;
        this.channel = channel;
    }

    /** Under which conditions rows were made. */
    public record Head(String experiment, String scale, long seed, String conditions) {
        static Head of(Experiment experiment, Scale scale, long seed) {
            return new Head(experiment.name(), scale.word(), seed, experiment.conditions(scale));
        }
    }

    private record Line(String sheet, String key, List<String> row) {}

    /** Opens the ledger of an experiment in a folder: a new one, or one whose rows were made under the same conditions. */
    public static Ledger open(Path folder, Head head) {
        Path file = folder.resolve(head.experiment() + ".jsonl");
        try {
            Files.createDirectories(folder);
            WholeFile.refuseOthers(file);
            FileChannel channel = FileChannel.open(
                    file, StandardOpenOption.CREATE, StandardOpenOption.READ, StandardOpenOption.WRITE);
            Ledger ledger = new Ledger(file, channel);
            try {
                ledger.lock();
                ledger.load(head);
                return ledger;
            } catch (InputException | IOException failure) {
                channel.close();
                throw failure;
            }
        } catch (IOException failure) {
            throw unwritable(file, failure);
        }
    }

    private static InputException unwritable(Path file, IOException failure) {
        return new InputException("The file " + file + " cannot be written: " + failure.getMessage() + ".", failure);
    }

    private void lock() throws IOException {
        boolean locked;
        try {
            locked = channel.tryLock() != null;
        } catch (OverlappingFileLockException e) {
            locked = false;
        }
        if (!locked) throw new InputException("Another run is writing to " + file + " just now.");
    }

    /** Reads what is there; a last line without an end was cut off by an accident and is dropped. */
    private void load(Head head) throws IOException {
        String text = new String(WholeFile.read(file), StandardCharsets.UTF_8);
        String whole = text.substring(0, text.lastIndexOf('\n') + 1);
        List<String> written = whole.lines().toList();
        channel.truncate(whole.getBytes(StandardCharsets.UTF_8).length);
        channel.position(channel.size());
        if (written.isEmpty()) {
            append(MAPPER.writeValueAsString(head));
            return;
        }
        check(read(written.get(0), Head.class), head);
        for (String line : written.subList(1, written.size())) lines.add(read(line, Line.class));
    }

    private void check(Head found, Head wanted) {
        if (found.equals(wanted)) return;
        throw new InputException(file + " holds rows of other conditions (" + found.scale() + ", seed " + found.seed()
                + ", " + found.conditions() + "); choose another folder.");
    }

    private <T> T read(String line, Class<T> type) {
        try {
            return MAPPER.readValue(line, type);
        } catch (JacksonException e) {
            throw new InputException(file + " is not the ledger of an experiment; choose another folder.", e);
        }
    }

    private void append(String line) throws IOException {
        ByteBuffer bytes = ByteBuffer.wrap((line + "\n").getBytes(StandardCharsets.UTF_8));
        while (bytes.hasRemaining()) channel.write(bytes);
        channel.force(false);
    }

    synchronized Optional<List<String>> find(Sheet sheet, String key) {
        return lines.stream()
                .filter(line -> line.sheet().equals(sheet.name()) && line.key().equals(key))
                .map(Line::row)
                .findFirst();
    }

    /** Writes a row down; a ledger that was closed meanwhile takes no more. */
    synchronized void add(Sheet sheet, String key, List<String> row) throws InterruptedException {
        if (!channel.isOpen()) throw new InterruptedException("the ledger was closed");
        Line line = new Line(sheet.name(), key, List.copyOf(row));
        try {
            append(MAPPER.writeValueAsString(line));
        } catch (IOException failure) {
            throw unwritable(file, failure);
        }
        lines.add(line);
    }

    /** The rows of a sheet in the order in which they were made. */
    synchronized List<List<String>> rows(Sheet sheet) {
        return lines.stream()
                .filter(line -> line.sheet().equals(sheet.name()))
                .map(Line::row)
                .toList();
    }

    synchronized int size() {
        return lines.size();
    }

    @Override
    public synchronized void close() {
        try {
            channel.close();
        } catch (IOException failure) {
            throw unwritable(file, failure);
        }
    }
}
