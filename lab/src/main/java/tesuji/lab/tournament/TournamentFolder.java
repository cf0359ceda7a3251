package tesuji.lab.tournament;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import tesuji.core.base.InputException;
import tesuji.core.base.LockFile;
import tesuji.core.base.WholeFile;
import tesuji.core.game.Game;
import tesuji.lab.journal.Entry;
import tesuji.lab.journal.EntryLine;
import tesuji.lab.journal.FinishedGame;
import tesuji.lab.journal.LineFile;
import tesuji.lab.statistics.rating.RatingForm;

/**
 * The files of one tournament in one folder. The journal, {@value #JOURNAL}, is the truth: its first line says which
 * tournament it is, and a game counts once its line is there. All tables are made from it.
 *
 * <p>One program works in a folder at a time. Used by one thread at a time.
 */
public final class TournamentFolder implements AutoCloseable {
    static final String JOURNAL = "tournament.jsonl";
    /** The journal of a match, whose games have files with the same names. */
    private static final String OF_A_MATCH = "games.jsonl";

    private final Path folder;
    private final LineFile journal;
    private final SortedMap<Integer, Entry> kept = new TreeMap<>();
    private Optional<String> notice = Optional.empty();

    private TournamentFolder(Path folder, LineFile journal) {
        this.folder = folder;
        this.journal = journal;
    }

    /**
     * Opens a folder for a tournament: a new or empty one, or one that holds games of this very tournament. Lines of
     * the journal that are torn, or somebody else's, or of a game that is there already, are set aside;
     * {@link #notice} tells of it.
     *
     * @param game that of the tournament, opened
     */
    public static TournamentFolder open(Path folder, Tournament tournament, Game game) {
        makeFolder(folder);
        LineFile journal = LineFile.open(
                folder.resolve(JOURNAL),
                LockFile.in(folder),
                "Another tournament or match is writing to " + folder + " just now.");
        TournamentFolder opened = new TournamentFolder(folder, journal);
        boolean loaded = false;
        try {
            opened.load(TournamentHead.of(tournament, game));
            loaded = true;
            return opened;
        } finally {
            if (!loaded) journal.close();
        }
    }

    private static void makeFolder(Path folder) {
        try {
            Files.createDirectories(folder);
        } catch (IOException failure) {
            throw unwritable(folder, failure);
        }
        WholeFile.refuseOthers(folder.resolve(JOURNAL));
        if (Files.exists(folder.resolve(OF_A_MATCH))) {
            throw new InputException(folder + " holds the games of a match; choose another folder.");
        }
    }

    private static InputException unwritable(Path folder, IOException failure) {
        return new InputException(
                "The folder " + folder + " cannot be written to: " + WholeFile.reason(failure) + ".", failure);
    }

    private void load(TournamentHead wanted) {
        List<LineFile.Line> unread = new ArrayList<>();
        List<TournamentHead> heads = new ArrayList<>();
        for (LineFile.Line line : journal.lines()) {
            Optional<TournamentHead> head = TournamentHead.read(line.text());
            Optional<Entry> entry = head.isPresent() ? Optional.empty() : EntryLine.read(line.text());
            boolean isFirstHead = head.isPresent() && heads.isEmpty();
            head.ifPresent(heads::add);
            if (isFirstHead) continue;
            if (entry.isEmpty() || kept.putIfAbsent(entry.get().game(), entry.get()) != null) unread.add(line);
        }
        boolean torn = kept.isEmpty() && unread.stream().allMatch(line -> line.mayHaveBegun(TournamentHead.BEGINNING));
        if (heads.isEmpty() && !torn) {
            throw new InputException(folder.resolve(JOURNAL)
                    + " is not the journal of a tournament, or its first line, which says of which one, is damaged;"
                    + " choose another folder.");
        }
        if (kept.isEmpty() && unread.isEmpty()) { // a tournament that could not begin is nobody's
            if (!heads.equals(List.of(wanted))) journal.beginAnew(wanted.text());
            return;
        }
        heads.forEach(found -> demand(found, wanted));
        notice = journal.begin(unread, kept.size(), "game");
        if (heads.isEmpty()) journal.append(wanted.text());
    }

    private void demand(TournamentHead found, TournamentHead wanted) {
        if (found.equals(wanted)) return;
        throw new InputException(folder + " holds games of another tournament (" + found.summary()
                + "; format, rules, players, limits, games, openings, sides and seed must be the same);"
                + " choose another folder.");
    }

    /** What was set aside when the folder was opened, in a sentence. */
    public Optional<String> notice() {
        return notice;
    }

    /** The games that were there when the folder was opened, by their numbers. */
    public SortedMap<Integer, Entry> kept() {
        return new TreeMap<>(kept);
    }

    /**
     * Writes everything about one game, its line in the journal last. Only the journal is forced to the disk, and the
     * next game does not wait for that: a line that a power failure took away belongs to a game that is played again,
     * with the same moves if they depend on the seed alone. A file of a game that was cut off is written anew with it.
     */
    void write(FinishedGame game, Entry entry) {
        try {
            Files.writeString(folder.resolve(game.fileName()), game.record());
        } catch (IOException failure) {
            throw unwritable(folder, failure);
        }
        journal.appendSoon(EntryLine.text(entry));
    }

    /**
     * Writes the tables, with ratings in this form, and the report, as Markdown and as a page that needs nothing else,
     * and the page of all reports in the folder.
     *
     * @return the page of the report
     */
    public Path writeTables(TournamentState state, RatingForm form) {
        TournamentReport report = new TournamentReport(state, form);
        whole("standings.csv", report.standingsCsv());
        whole("crosstable.csv", TournamentCrossTable.of(state).csv());
        whole("pairs.csv", report.pairTable().csv());
        whole("tournament.md", report.markdown());
        return new TournamentPage(state, report).report().writePage(folder);
    }

    private void whole(String name, String text) {
        WholeFile.write(folder.resolve(name), text.getBytes(StandardCharsets.UTF_8));
    }

    @Override
    public void close() {
        journal.close();
    }
}
