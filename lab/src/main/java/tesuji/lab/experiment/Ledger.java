package tesuji.lab.experiment;

import static java.util.Objects.requireNonNull;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import tesuji.core.base.InputException;
import tesuji.core.base.LockFile;
import tesuji.core.base.WholeFile;
import tesuji.lab.journal.LineFile;
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

    /** How the first line of every ledger begins. */
    private static final String BEGINNING = "{\"experiment\":";

    private final Path file;
    /** Where rows are kept, if they are. */
    private final Optional<LineFile> written;

    private final Map<List<String>, Line> lines = new LinkedHashMap<>();
    private Optional<String> notice = Optional.empty();

    private Ledger(Path file, Optional<LineFile> written) {
        this.file = file;
        this.written = written;
    }

    /** Under which conditions rows were made. */
    public record Head(String experiment, String scale, long seed, String conditions) {
        public Head {
            requireNonNull(experiment);
            requireNonNull(scale);
            requireNonNull(conditions);
        }

        static Head of(Experiment experiment, Scale scale, long seed) {
            return new Head(experiment.name(), scale.word(), seed, experiment.conditions(scale));
        }
    }

    private record Line(String sheet, String key, List<String> row) {
        Line {
            requireNonNull(sheet);
            requireNonNull(key);
            row = List.copyOf(row);
        }

        List<String> trial() {
            return List.of(sheet, key);
        }
    }

    /**
     * Opens the ledger of an experiment in a folder: a new one, or one whose rows were made under the same conditions.
     * Lines that are torn, or somebody else's, or of a trial that is there already, are set aside; {@link #notice}
     * tells of it.
     */
    public static Ledger open(Path folder, Head head) {
        Path file = folder.resolve(head.experiment() + ".jsonl");
        try {
            Files.createDirectories(folder);
            WholeFile.refuseOthers(file);
        } catch (IOException failure) {
            throw new InputException("The file " + file + " cannot be written: " + failure.getMessage() + ".", failure);
        }
        LineFile written =
                LineFile.open(file, LockFile.beside(file), "Another run is writing to " + file + " just now.");
        Ledger ledger = new Ledger(file, Optional.of(written));
        boolean loaded = false;
        try {
            ledger.load(head, written);
            loaded = true;
            return ledger;
        } finally {
            if (!loaded) written.close();
        }
    }

    /** A ledger that holds the rows of these lines and is written nowhere. */
    static Ledger holding(List<String> lines) {
        Ledger ledger = new Ledger(Path.of(""), Optional.empty());
        for (String text : lines) {
            read(text, Line.class).ifPresent(line -> ledger.lines.put(line.trial(), line));
        }
        return ledger;
    }

    /** All rows, as lines. */
    synchronized List<String> lines() {
        return lines.values().stream().map(MAPPER::writeValueAsString).toList();
    }

    private void load(Head wanted, LineFile all) {
        List<LineFile.Line> unread = new ArrayList<>();
        boolean headed = false;
        for (LineFile.Line line : all.lines()) {
            Optional<Head> head = read(line.text(), Head.class);
            Optional<Line> row = read(line.text(), Line.class);
            head.ifPresent(found -> check(found, wanted));
            if (head.isPresent() && !headed) headed = true;
            else if (row.isEmpty() || lines.putIfAbsent(row.get().trial(), row.get()) != null) unread.add(line);
        }
        boolean torn = lines.isEmpty() && unread.stream().allMatch(line -> line.mayHaveBegun(BEGINNING));
        if (!headed && !torn) {
            throw new InputException(file
                    + " is not the ledger of an experiment, or its first line, which tells the conditions, is damaged;"
                    + " choose another folder.");
        }
        notice = all.begin(unread, lines.size(), "row");
        if (!headed) all.append(MAPPER.writeValueAsString(wanted));
    }

    private void check(Head found, Head wanted) {
        if (found.equals(wanted)) return;
        throw new InputException(file + " holds rows of other conditions (" + found.scale() + ", seed " + found.seed()
                + ", " + found.conditions() + "); choose another folder.");
    }

    private static <T> Optional<T> read(String line, Class<T> type) {
        try {
            return Optional.ofNullable(MAPPER.readValue(line, type));
        } catch (JacksonException torn) {
            return Optional.empty();
        }
    }

    /** What was set aside when the ledger was opened, in a sentence. */
    public Optional<String> notice() {
        return notice;
    }

    synchronized Optional<List<String>> find(Sheet sheet, String key) {
        return Optional.ofNullable(lines.get(List.of(sheet.name(), key))).map(Line::row);
    }

    /** Writes a row down; a ledger that was closed meanwhile takes no more. */
    synchronized void add(Sheet sheet, String key, List<String> row) throws InterruptedException {
        if (written.isPresent() && !written.get().isOpen()) throw new InterruptedException("the ledger was closed");
        Line line = new Line(sheet.name(), key, row);
        written.ifPresent(file -> file.append(MAPPER.writeValueAsString(line)));
        lines.put(line.trial(), line);
    }

    /** The rows of a sheet in the order in which they were made. */
    synchronized List<List<String>> rows(Sheet sheet) {
        return lines.values().stream()
                .filter(line -> line.sheet().equals(sheet.name()))
                .map(Line::row)
                .toList();
    }

    synchronized int size() {
        return lines.size();
    }

    @Override
    public synchronized void close() {
        written.ifPresent(LineFile::close);
    }
}
