package tesuji.lab.journal;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.channels.OverlappingFileLockException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.time.ZoneId;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import tesuji.core.base.InputException;
import tesuji.core.base.WholeFile;
import tesuji.core.game.GameId;
import tesuji.lab.match.Match;
import tesuji.lab.match.Report;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.MapperFeature;
import tools.jackson.databind.cfg.EnumFeature;
import tools.jackson.databind.json.JsonMapper;

/**
 * The files of one match in one folder. The journal, {@value #JOURNAL}, is the truth: a game counts once its line is
 * there. The tables are made anew from it whenever the folder is opened, so that they cannot contradict it after an
 * accident.
 *
 * <p>One program works in a folder at a time. Used by one thread at a time.
 */
public final class MatchFolder implements AutoCloseable {
    private static final String JOURNAL = "games.jsonl";
    private static final JsonMapper MAPPER = JsonMapper.builder()
            .disable(MapperFeature.SORT_PROPERTIES_ALPHABETICALLY)
            .enable(EnumFeature.WRITE_ENUMS_TO_LOWERCASE)
            .enable(MapperFeature.ACCEPT_CASE_INSENSITIVE_ENUMS)
            .build();

    private final Path folder;
    private final FileChannel journal;
    private final GameId rules;
    private final List<Entry> kept = new ArrayList<>();
    private final SliwaTable sliwa = new SliwaTable(ZoneId.systemDefault());

    private MatchFolder(Path folder, FileChannel journal, GameId rules) {
        this.folder = folder;
        this.journal = journal;
        this.rules = rules;
    }

    /** Opens a folder for a match: a new or empty one, or one that holds games of this very match. */
    public static MatchFolder open(Path folder, Match match) {
        try {
            Files.createDirectories(folder);
            Path file = folder.resolve(JOURNAL);
            WholeFile.refuseOthers(file);
            FileChannel journal = FileChannel.open(
                    file, StandardOpenOption.CREATE, StandardOpenOption.READ, StandardOpenOption.WRITE);
            MatchFolder opened =
                    new MatchFolder(folder, journal, match.conditions().game());
            try {
                opened.lock();
                opened.load(file, match);
                opened.rewriteTables(match);
                return opened;
            } catch (InputException | IOException failure) {
                journal.close();
                throw failure;
            }
        } catch (IOException failure) {
            throw unwritable(folder, failure);
        }
    }

    private static InputException unwritable(Path folder, IOException failure) {
        return new InputException(
                "The folder " + folder + " cannot be written to: " + failure.getMessage() + ".", failure);
    }

    /** Held until the channel is closed. */
    private void lock() throws IOException {
        boolean locked;
        try {
            locked = journal.tryLock() != null;
        } catch (OverlappingFileLockException e) {
            locked = false;
        }
        if (!locked) throw new InputException("Another match is writing to " + folder + " just now.");
    }

    /** Reads the journal; a last line without an end was cut off by an accident and is dropped. */
    private void load(Path file, Match match) throws IOException {
        String text = new String(WholeFile.read(file), StandardCharsets.UTF_8);
        String whole = text.substring(0, text.lastIndexOf('\n') + 1);
        for (String line : whole.lines().toList()) {
            Entry entry = read(line, file);
            if (!entry.belongsTo(match)) {
                throw new InputException(
                        folder + " holds games of another match (" + entry.a().player() + " against "
                                + entry.b().player() + ", " + entry.rules()
                                + "; players, limits, rules, opening, sides and seed must be the same);"
                                + " choose another folder.");
            }
            kept.add(entry);
        }
        kept.sort(Comparator.comparingInt(Entry::game));
        journal.truncate(whole.getBytes(StandardCharsets.UTF_8).length);
        journal.position(journal.size());
    }

    private static Entry read(String line, Path file) {
        try {
            return MAPPER.readValue(line, Entry.class);
        } catch (JacksonException e) {
            throw new InputException(file + " is not the journal of a match; choose another folder.", e);
        }
    }

    private void rewriteTables(Match match) {
        table("games.dat", Stream.concat(TwoGtpTable.head(match), kept.stream().map(TwoGtpTable::row)));
        table("games.csv", Stream.concat(Stream.of(head()), kept.stream().map(this::row)));
    }

    private String head() {
        return rules.name().equals("go") ? SliwaTable.HEAD : Csv.line(ResultTable.columns(rules.toString()));
    }

    private String row(Entry entry) {
        return entry.go().map(board -> sliwa.row(entry, board)).orElseGet(() -> Csv.line(ResultTable.row(entry)));
    }

    private void table(String name, Stream<String> lines) {
        String text = lines.map(line -> line + "\n").collect(Collectors.joining());
        WholeFile.write(folder.resolve(name), text.getBytes(StandardCharsets.UTF_8));
    }

    /** The games that were there when the folder was opened. */
    public List<Entry> kept() {
        return List.copyOf(kept);
    }

    /** Writes everything about one game, its line in the journal last. */
    public void write(Report report, Entry entry) {
        String name = String.format(Locale.ROOT, "game-%04d", entry.game());
        GameFile file = new GameFile(report, entry);
        whole(name + file.ending(), file.text());
        whole(name + ".log", new MoveLog(report).text(entry));
        try {
            append("games.dat", TwoGtpTable.row(entry));
            append("games.csv", row(entry));
            ByteBuffer line =
                    ByteBuffer.wrap((MAPPER.writeValueAsString(entry) + "\n").getBytes(StandardCharsets.UTF_8));
            while (line.hasRemaining()) journal.write(line);
            journal.force(false);
        } catch (IOException failure) {
            throw unwritable(folder, failure);
        }
    }

    private void whole(String name, String text) {
        WholeFile.write(folder.resolve(name), text.getBytes(StandardCharsets.UTF_8));
    }

    private void append(String name, String line) throws IOException {
        Files.writeString(folder.resolve(name), line + "\n", StandardOpenOption.APPEND);
    }

    @Override
    public void close() {
        try {
            journal.close();
        } catch (IOException failure) {
            throw unwritable(folder, failure);
        }
    }
}
