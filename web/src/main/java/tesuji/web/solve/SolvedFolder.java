package tesuji.web.solve;

import java.io.BufferedReader;
import java.io.File;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import tesuji.core.base.InputException;
import tesuji.core.base.WholeFile;
import tesuji.core.game.Game;
import tesuji.core.game.Position;
import tesuji.desk.solve.MoveValue;
import tesuji.solve.database.Database;
import tesuji.solve.database.DatabaseWriter;
import tesuji.solve.database.Depth;
import tesuji.solve.retrograde.OutcomeLookup;
import tesuji.solve.retrograde.Solved;
import tesuji.solve.strategy.StrategyBuilder;
import tesuji.web.wire.Refusal;

/**
 * Databases, strategies and caches below the home folder. A page names them; a name is a word of letters and digits, so
 * that it can lead nowhere else. Safe for all threads.
 */
public final class SolvedFolder {
    private static final Pattern NAME = Pattern.compile("[A-Za-z0-9][A-Za-z0-9-]{0,59}");
    private static final int LONGEST_LINE = 1_000;

    private final Path folder;
    private final Path caches;
    private @Nullable OpenDatabase newest;

    /** A database that was asked last; opening one compares all its checksums. */
    private record OpenDatabase(String name, String game, Database database) {}

    /** What a file holds. */
    public enum Kind {
        DATABASE,
        STRATEGY;

        private String suffix() {
            return "." + word();
        }

        /** As pages and names of players write it. */
        public String word() {
            return name().toLowerCase(Locale.ROOT);
        }
    }

    /** A file of the folder. */
    public record Entry(String name, String kind, String game, long bytes) {}

    public SolvedFolder(Path home) {
        folder = home.resolve("solved");
        caches = home.resolve("caches");
        try {
            Files.createDirectories(folder);
            Files.createDirectories(caches);
        } catch (IOException failure) {
            throw unusable(failure);
        }
    }

    private static InputException unusable(IOException failure) {
        return new InputException(
                "The folder of solved games cannot be used: " + WholeFile.reason(failure) + ".", failure);
    }

    static void checkName(String name) {
        if (!NAME.matcher(name).matches()) {
            throw new InputException("A name has up to 60 letters, digits and hyphens, and no others.");
        }
    }

    /** Everything that was kept, by name. */
    public List<Entry> list() {
        List<Entry> entries = new ArrayList<>();
        for (Kind kind : Kind.values()) {
            try (DirectoryStream<Path> files = Files.newDirectoryStream(folder, "*" + kind.suffix())) {
                for (Path file : files) entry(file, kind).ifPresent(entries::add);
            } catch (IOException failure) {
                throw unusable(failure);
            }
        }
        entries.sort(Comparator.comparing(Entry::name).thenComparing(Entry::kind));
        return entries;
    }

    private static Optional<Entry> entry(Path file, Kind kind) {
        String title = file.getFileName().toString();
        String name = title.substring(0, title.length() - kind.suffix().length());
        if (!NAME.matcher(name).matches() || !Files.isRegularFile(file, LinkOption.NOFOLLOW_LINKS)) {
            return Optional.empty();
        }
        try {
            return Optional.of(new Entry(name, kind.word(), gameOf(file, kind), Files.size(file)));
        } catch (IOException | InputException unreadable) {
            return Optional.empty(); // whoever opens it is told
        }
    }

    private static String gameOf(Path file, Kind kind) throws IOException {
        if (kind == Kind.DATABASE) return Database.gameOf(file).toString();
        try (BufferedReader reader = Files.newBufferedReader(file, StandardCharsets.ISO_8859_1)) {
            char[] begin = new char[LONGEST_LINE];
            int length = Math.max(0, reader.read(begin));
            String line = new String(begin, 0, length).lines().findFirst().orElse("");
            return line.substring(line.lastIndexOf(' ') + 1);
        }
    }

    /** Where a new file goes; a name that is taken is refused. */
    Path fresh(String name, Kind kind) {
        Path file = file(name, kind);
        if (Files.exists(file, LinkOption.NOFOLLOW_LINKS)) {
            throw Refusal.conflict("There is a " + kind.word() + " " + name + " already; choose another name.");
        }
        return file;
    }

    void saveDatabase(String name, Solved values) {
        DatabaseWriter.write(fresh(name, Kind.DATABASE), values, Depth.DISTANCES);
    }

    void saveStrategy(String name, Game game, int owner, OutcomeLookup values) {
        StrategyBuilder.build(game, owner, values).write(fresh(name, Kind.STRATEGY));
    }

    private Path file(String name, Kind kind) {
        checkName(name);
        return folder.resolve(name + kind.suffix());
    }

    /** The file with this name about this game. */
    public Path find(String name, Kind kind, Game game) {
        Path file = file(name, kind);
        Optional<Entry> entry = entry(file, kind);
        if (entry.isEmpty()) throw Refusal.missing("There is no " + kind.word() + " " + name + ".");
        if (!entry.get().game().equals(game.id().toString())) {
            throw new InputException(
                    "The " + kind.word() + " " + name + " is for " + entry.get().game() + ", not " + game.id() + ".");
        }
        return file;
    }

    /** Removes a file for good. */
    public synchronized void delete(String name, String kind) {
        Kind meant = kind.equals(Kind.STRATEGY.word()) ? Kind.STRATEGY : Kind.DATABASE;
        newest = null;
        try {
            if (!Files.deleteIfExists(file(name, meant))) {
                throw Refusal.missing("There is no " + meant.word() + " " + name + ".");
            }
        } catch (IOException failure) {
            throw unusable(failure);
        }
    }

    /** Writes a file, or says why that was not possible, without the place of the file: pages need not know it. */
    Optional<String> attempt(Runnable writing) {
        try {
            writing.run();
            return Optional.empty();
        } catch (InputException | Refusal failure) {
            return Optional.of(String.valueOf(failure.getMessage()).replace(folder + File.separator, ""));
        }
    }

    /** Where proven answers about a game are kept. */
    Path cache(Game game) {
        return caches.resolve(game.id().toString().replaceAll("[^A-Za-z0-9.=-]", "_") + ".cache");
    }

    /**
     * What a position is worth, and each of its moves.
     *
     * @param value to the side to move
     * @param length moves to the end, if somebody wins
     */
    public record PositionValues(
            String database, String value, @Nullable Integer length, List<MoveValue> moves) {}

    /** Looks a position up, with all that can be played. */
    public synchronized PositionValues values(String name, Game game, Position position) {
        Path file = find(name, Kind.DATABASE, game);
        String id = game.id().toString();
        OpenDatabase known = newest;
        if (known == null || !known.name().equals(name) || !known.game().equals(id)) {
            known = new OpenDatabase(name, id, Database.open(file, game));
            newest = known;
        }
        OutcomeLookup lookup = known.database();
        MoveValue.Known here = MoveValue.known(lookup.outcome(position));
        return new PositionValues(
                name,
                here.value().name().toLowerCase(Locale.ROOT),
                here.length(),
                position.isOver()
                        ? List.of()
                        : MoveValue.each(game, position, next -> MoveValue.known(lookup.outcome(next))));
    }
}
