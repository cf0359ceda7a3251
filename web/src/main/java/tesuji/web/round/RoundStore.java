package tesuji.web.round;

import java.io.BufferedReader;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.LongSupplier;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import tesuji.core.base.InputException;
import tesuji.core.base.WholeFile;
import tesuji.core.game.Game;
import tesuji.core.game.Library;
import tesuji.web.wire.Refusal;
import tesuji.web.wire.Wire;

/**
 * All rounds of one folder, {@code rounds/r7.jsonl}. What cannot be read is moved to {@code damaged}, and what people
 * delete to {@code deleted}. Whoever opens a store holds the lock of its folder. Safe for all threads.
 */
public final class RoundStore {
    private static final String SUFFIX = ".jsonl";
    private static final Pattern NAME = Pattern.compile("r([1-9][0-9]{0,8})");
    private static final int VERSION = 1;

    private final Library library;
    private final Path rounds;
    private final Path damaged;
    private final Path deleted;
    private final RoundListener listener;
    private final LongSupplier nanos;
    private final Map<String, StoredRound> open = new HashMap<>();
    /** The first lines that were read: they never change, and no id is used again. */
    private final Map<String, RoundEvent.Begun> beginnings = new ConcurrentHashMap<>();

    private int newest;

    /** Is told of everything that changes. */
    @FunctionalInterface
    public interface RoundListener {
        void changed(String round, int node);
    }

    /**
     * A round in a list.
     *
     * @param begun when
     * @param changed when something happened to it last
     */
    public record RoundEntry(
            String id, String game, String name, List<SeatChoice> seats, String begun, String changed) {}

    public RoundStore(Path home, Library library, RoundListener listener, LongSupplier nanos) {
        this.library = library;
        this.listener = listener;
        this.nanos = nanos;
        rounds = folder(home, "rounds");
        damaged = folder(home, "damaged");
        deleted = folder(home, "deleted");
        for (Path folder : List.of(rounds, damaged, deleted)) {
            for (String id : ids(folder)) newest = Math.max(newest, Integer.parseInt(id.substring(1)));
        }
    }

    private static Path folder(Path home, String name) {
        try {
            return Files.createDirectories(home.resolve(name));
        } catch (IOException failure) {
            throw unusable(failure);
        }
    }

    private static InputException unusable(IOException failure) {
        return new InputException(
                "The folder of the rounds cannot be used: " + WholeFile.reason(failure) + ".", failure);
    }

    private static List<String> ids(Path folder) {
        List<String> ids = new ArrayList<>();
        try (DirectoryStream<Path> files = Files.newDirectoryStream(folder, "r*" + SUFFIX)) {
            for (Path file : files) {
                String name = file.getFileName().toString();
                String id = name.substring(0, name.length() - SUFFIX.length());
                Matcher matcher = NAME.matcher(id);
                if (matcher.matches()) ids.add(id);
            }
        } catch (IOException failure) {
            throw unusable(failure);
        }
        return ids;
    }

    /** Begins a round from a position of a game; its setup is checked by the rules. */
    public StoredRound begin(Game game, String setup, List<SeatChoice> seats, @Nullable String clock) {
        return begin(game, setup, seats, clock, List.of());
    }

    /** Begins a round with a game that was played elsewhere. */
    public StoredRound begin(RoundUpload upload) {
        return begin(upload, List.of(SeatChoice.HUMAN, SeatChoice.HUMAN));
    }

    /** Begins a round with a game that was played elsewhere by these. */
    public StoredRound begin(RoundUpload upload, List<SeatChoice> seats) {
        return begin(upload.game(), upload.setup(), seats, null, upload.events());
    }

    private synchronized StoredRound begin(
            Game game, String setup, List<SeatChoice> seats, @Nullable String clock, List<RoundEvent> past) {
        String id = "r" + (newest + 1);
        RoundEvent.Begun first = new RoundEvent.Begun(
                VERSION,
                id,
                game.id().toString(),
                setup,
                seats,
                clock,
                Instant.now().toString());
        StoredRound round = StoredRound.begin(first, past, new RoundFile(file(rounds, id)), library, nanos);
        newest++;
        return keep(id, round);
    }

    private StoredRound keep(String id, StoredRound round) {
        round.listen(node -> listener.changed(id, node));
        open.put(id, round);
        return round;
    }

    private static Path file(Path folder, String id) {
        return folder.resolve(id + SUFFIX);
    }

    /** The round with this id. */
    public synchronized StoredRound round(String id) {
        StoredRound known = open.get(id);
        if (known != null) return known;
        if (!NAME.matcher(id).matches() || !Files.exists(file(rounds, id))) throw missing();
        try {
            return keep(id, StoredRound.load(new RoundFile(file(rounds, id)), library, nanos));
        } catch (InputException unreadable) {
            move(id, rounds, damaged);
            throw Refusal.missing(
                    "This round could not be read and was put into the folder damaged. " + unreadable.getMessage());
        }
    }

    /** Whether there is a round with this id. */
    public boolean has(String id) {
        return NAME.matcher(id).matches() && Files.exists(file(rounds, id));
    }

    private static Refusal missing() {
        return Refusal.missing("There is no such round.");
    }

    private static void move(String id, Path from, Path to) {
        try {
            Files.move(file(from, id), file(to, id), StandardCopyOption.ATOMIC_MOVE);
        } catch (IOException failure) {
            throw unusable(failure);
        }
    }

    /** Puts a round away; it can be had back. */
    public synchronized void delete(String id) {
        round(id).retire();
        open.remove(id);
        move(id, rounds, deleted);
    }

    /** Takes back a deletion. */
    public synchronized void restore(String id) {
        if (!NAME.matcher(id).matches() || !Files.exists(file(deleted, id))) throw missing();
        move(id, deleted, rounds);
    }

    /** All rounds, those that changed last first; no more than the first line of each file is read. */
    public List<RoundEntry> list() {
        return entries(rounds);
    }

    /** The rounds that were deleted and can be had back. */
    public List<RoundEntry> deletedRounds() {
        return entries(deleted);
    }

    private List<RoundEntry> entries(Path folder) {
        return ids(folder).parallelStream()
                .flatMap(id -> entry(file(folder, id), id).stream())
                .sorted(Comparator.comparing(RoundEntry::changed).reversed())
                .toList();
    }

    private Optional<RoundEntry> entry(Path file, String id) {
        try {
            RoundEvent.Begun begun = beginnings.get(id);
            if (begun == null) {
                if (!(firstLine(file) instanceof RoundEvent.Begun read)) return Optional.empty();
                begun = read;
                beginnings.put(id, begun);
            }
            String name = begun.game().split(":", 2)[0];
            String changed = Files.getLastModifiedTime(file).toInstant().toString();
            return Optional.of(new RoundEntry(id, begun.game(), name, begun.seats(), begun.at(), changed));
        } catch (IOException | InputException unreadable) {
            return Optional.empty(); // whoever opens it is told
        }
    }

    private static RoundEvent firstLine(Path file) throws IOException {
        try (BufferedReader reader = Files.newBufferedReader(file, StandardCharsets.UTF_8)) {
            String line = reader.readLine();
            if (line == null) throw new InputException("The file is empty.");
            return Wire.read(line, RoundEvent.class);
        }
    }
}
