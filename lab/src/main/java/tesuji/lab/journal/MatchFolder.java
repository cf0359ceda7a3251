package tesuji.lab.journal;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.time.ZoneId;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import tesuji.core.base.InputException;
import tesuji.core.base.LockFile;
import tesuji.core.base.WholeFile;
import tesuji.core.game.Game;
import tesuji.lab.match.Match;

/**
 * The files of one match in one folder. The journal, {@value #JOURNAL}, is the truth: a game counts once its line is
 * there. The tables are made anew from it whenever the folder is opened, so that they cannot contradict it after an
 * accident.
 *
 * <p>One program works in a folder at a time. Used by one thread at a time.
 */
public final class MatchFolder implements AutoCloseable {
    private static final String JOURNAL = "games.jsonl";
    /** The journal of a tournament, whose games have files with the same names. */
    private static final String OF_A_TOURNAMENT = "tournament.jsonl";
    /** How every line of it begins. */
    private static final String BEGINNING = "{\"game\":";

    private final Path folder;
    private final LineFile journal;
    private final GamesTable table;
    private final List<Entry> kept = new ArrayList<>();
    private Optional<String> notice = Optional.empty();

    private MatchFolder(Path folder, LineFile journal, Game game) {
        this.folder = folder;
        this.journal = journal;
        table = new GamesTable(game, ZoneId.systemDefault());
    }

    /**
     * Opens a folder for a match: a new or empty one, or one that holds games of this very match. Lines of the journal
     * that are torn, or somebody else's, or of a game that is there already, are set aside; {@link #notice} tells of
     * it.
     *
     * @param game that of the match, opened
     */
    public static MatchFolder open(Path folder, Match match, Game game) {
        makeFolder(folder);
        Path file = folder.resolve(JOURNAL);
        LineFile journal =
                LineFile.open(file, LockFile.in(folder), "Another match is writing to " + folder + " just now.");
        MatchFolder opened = new MatchFolder(folder, journal, game);
        boolean loaded = false;
        try {
            opened.load(file, match);
            opened.rewriteTables(match);
            loaded = true;
            return opened;
        } finally {
            if (!loaded) journal.close();
        }
    }

    /**
     * The games in the journal of a folder, by their numbers, without opening it: also while somebody plays there. What
     * cannot be read is left out.
     */
    public static List<Entry> peek(Path folder) {
        Path file = folder.resolve(JOURNAL);
        if (!Files.exists(file)) return List.of();
        Set<Integer> games = new HashSet<>();
        return new String(WholeFile.read(file), StandardCharsets.UTF_8)
                .lines()
                .flatMap(line -> EntryLine.read(line).stream())
                .filter(entry -> games.add(entry.game()))
                .sorted(Comparator.comparingInt(Entry::game))
                .toList();
    }

    /** How large the journal of a folder is, in bytes: it has more games if it has grown. */
    public static long size(Path folder) {
        return folder.resolve(JOURNAL).toFile().length();
    }

    private static void makeFolder(Path folder) {
        try {
            Files.createDirectories(folder);
            WholeFile.refuseOthers(folder.resolve(JOURNAL));
        } catch (IOException failure) {
            throw unwritable(folder, failure);
        }
        if (Files.exists(folder.resolve(OF_A_TOURNAMENT))) {
            throw new InputException(folder + " holds the games of a tournament; choose another folder.");
        }
    }

    private static InputException unwritable(Path folder, IOException failure) {
        return new InputException(
                "The folder " + folder + " cannot be written to: " + failure.getMessage() + ".", failure);
    }

    private void load(Path file, Match match) {
        List<LineFile.Line> unread = new ArrayList<>();
        Set<Integer> games = new HashSet<>();
        for (LineFile.Line line : journal.lines()) {
            Optional<Entry> entry = EntryLine.read(line.text());
            entry.ifPresent(found -> refuseOthers(found, match));
            if (entry.isPresent() && games.add(entry.get().game())) kept.add(entry.get());
            else unread.add(line);
        }
        if (kept.isEmpty() && !unread.isEmpty() && unread.stream().noneMatch(line -> line.mayHaveBegun(BEGINNING))) {
            throw new InputException(file + " is not the journal of a match; choose another folder.");
        }
        kept.sort(Comparator.comparingInt(Entry::game));
        notice = journal.begin(unread, kept.size(), "game");
    }

    private void refuseOthers(Entry entry, Match match) {
        if (entry.belongsTo(match)) return;
        throw new InputException(
                folder + " holds games of another match (" + entry.a().player() + " against "
                        + entry.b().player() + ", " + entry.rules()
                        + "; players, limits, rules, opening, sides and seed must be the same);"
                        + " choose another folder.");
    }

    private void rewriteTables(Match match) {
        table("games.dat", Stream.concat(TwoGtpTable.head(match), kept.stream().map(TwoGtpTable::row)));
        table(
                "games.csv",
                Stream.concat(Stream.of(Csv.line(table.titles())), kept.stream().map(this::row)));
    }

    private String row(Entry entry) {
        return Csv.line(table.row(entry));
    }

    private void table(String name, Stream<String> lines) {
        String text = lines.map(line -> line + "\n").collect(Collectors.joining());
        WholeFile.write(folder.resolve(name), text.getBytes(StandardCharsets.UTF_8));
    }

    /** Where it is. */
    public Path path() {
        return folder;
    }

    /** What was set aside when the folder was opened, in a sentence. */
    public Optional<String> notice() {
        return notice;
    }

    /** The games that were there when the folder was opened. */
    public List<Entry> kept() {
        return List.copyOf(kept);
    }

    /** Writes everything about one game, its line in the journal last. */
    public void write(FinishedGame game, Entry entry) {
        whole(game.fileName(), game.record());
        whole(GameFile.stem(entry) + ".log", game.log());
        try {
            append("games.dat", TwoGtpTable.row(entry));
            append("games.csv", row(entry));
        } catch (IOException failure) {
            throw unwritable(folder, failure);
        }
        journal.append(EntryLine.text(entry));
    }

    private void whole(String name, String text) {
        WholeFile.write(folder.resolve(name), text.getBytes(StandardCharsets.UTF_8));
    }

    private void append(String name, String line) throws IOException {
        Files.writeString(folder.resolve(name), line + "\n", StandardOpenOption.APPEND);
    }

    @Override
    public void close() {
        journal.close();
    }
}
