package tesuji.web.lab;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import tesuji.core.game.Game;
import tesuji.core.game.Library;
import tesuji.lab.journal.Entry;
import tesuji.lab.journal.MatchFolder;
import tesuji.lab.journal.Origin;
import tesuji.lab.match.Arena;
import tesuji.lab.match.Match;
import tesuji.web.job.AllowedPlayers;
import tesuji.web.lab.LabWork.LabProgress;
import tesuji.web.wire.Refusal;

/** All matches, {@code laboratory/matches/m7}, each in the format of {@code tesuji match}. Safe for all threads. */
public final class MatchStore {
    private static final Pattern NAME = Pattern.compile("m[1-9][0-9]{0,8}");

    private final Path folder;
    private final Path deleted;
    private final Library library;
    private final AllowedPlayers players;
    private final LabQueue queue;
    private final Arena arena;
    private final Origin origin;
    private final Map<String, MatchWork> atWork = new HashMap<>();
    private final Map<String, Read> read = new HashMap<>();
    private int newest;

    MatchStore(Path laboratory, Library library, AllowedPlayers players, LabQueue queue, Origin origin) {
        folder = LabFolders.make(laboratory, "matches");
        deleted = LabFolders.make(laboratory, "deleted");
        this.library = library;
        this.players = players;
        this.queue = queue;
        this.origin = origin;
        arena = new Arena(library, players::open);
        for (Path place : List.of(folder, deleted)) {
            for (String id : ids(place)) newest = Math.max(newest, Integer.parseInt(id.substring(1)));
        }
    }

    /** What a journal said when it had this size. */
    private record Read(long bytes, MatchStanding standing) {}

    /**
     * How a match stands.
     *
     * @param state {@code queued}, {@code running}, {@code paused}, {@code done}, {@code stopped},
     *     {@code interrupted} or {@code failed}
     * @param error why it failed, as a sentence
     */
    public record MatchAnswer(
            String id,
            MatchWish wish,
            String begun,
            String state,
            MatchStanding standing,
            @Nullable String error) {}

    /** A match with its games. */
    public record MatchDetails(MatchAnswer match, List<GameLine> games) {}

    /**
     * A game of a match.
     *
     * @param first {@code a} or {@code b}
     * @param result as SGF has it
     * @param winner {@code a} or {@code b}; absent for a draw
     * @param moves how many
     * @param aSeconds what A spent on all its moves
     * @param ending in which way it ended
     * @param duplicateOf an earlier game with the same moves
     */
    record GameLine(
            int game,
            String first,
            String result,
            @Nullable String winner,
            int moves,
            double aSeconds,
            double bSeconds,
            String ending,
            @Nullable Integer duplicateOf,
            String note) {
        static GameLine of(Entry entry) {
            return new GameLine(
                    entry.game(),
                    entry.first(),
                    entry.result(),
                    entry.winner().orElse(null),
                    entry.moves().size(),
                    entry.a().spent(),
                    entry.b().spent(),
                    MatchWish.word(entry.termination()),
                    entry.duplicateOf().isPresent() ? entry.duplicateOf().getAsInt() : null,
                    entry.note());
        }
    }

    private static List<String> ids(Path place) {
        try (Stream<Path> folders = Files.list(place)) {
            return folders.map(path -> path.getFileName().toString())
                    .filter(name -> NAME.matcher(name).matches())
                    .toList();
        } catch (IOException failure) {
            throw LabFolders.unusable(failure);
        }
    }

    /** All matches, the newest first. */
    public List<MatchAnswer> list() {
        List<String> ids = new ArrayList<>(ids(folder));
        ids.sort(Comparator.comparingInt((String id) -> Integer.parseInt(id.substring(1)))
                .reversed());
        return ids.stream()
                .flatMap(id -> StoredMatch.read(id, folder.resolve(id)).stream())
                .map(this::answer)
                .toList();
    }

    StoredMatch match(String id) {
        return Optional.of(id)
                .filter(name -> NAME.matcher(name).matches())
                .flatMap(name -> StoredMatch.read(name, folder.resolve(name)))
                .orElseThrow(() -> Refusal.missing("There is no such match."));
    }

    /** Begins a match; whatever cannot be played is refused beforehand. */
    public synchronized MatchAnswer begin(MatchWish wish) {
        Game rules = library.open(wish.game());
        Match match = check(wish, rules);
        queue.demandPlace(); // a match that loses its place after this can be resumed
        String id = "m" + (newest + 1);
        Path place = LabFolders.make(folder, id);
        newest++;
        return play(StoredMatch.begin(id, place, wish, Instant.now().toString()), match, rules);
    }

    private Match check(MatchWish wish, Game rules) {
        Match match = wish.match(rules);
        players.check(wish.a().player(), rules);
        players.check(wish.b().player(), rules);
        return match;
    }

    private MatchAnswer play(StoredMatch stored, Match match, Game rules) {
        MatchWork work = new MatchWork(stored, match, rules, arena, origin, this::answer);
        queue.submit(work);
        atWork.put(stored.id(), work);
        return answer(stored);
    }

    /** Goes on with a match that has not been played to its end. */
    public synchronized MatchAnswer resume(String id) {
        StoredMatch stored = match(id);
        Game rules = library.open(stored.wish().game());
        return play(stored, check(stored.wish(), rules), rules);
    }

    public MatchAnswer stop(String id) {
        StoredMatch stored = match(id);
        queue.stop(id);
        return answer(stored);
    }

    /** Puts a match away. */
    public synchronized void delete(String id) {
        StoredMatch stored = match(id);
        if (queue.isActive(id)) throw Refusal.conflict("Stop the match before you delete it.");
        LabFolders.putAway(stored.folder(), deleted.resolve(id));
        atWork.remove(id);
        read.remove(id);
        queue.forget(id);
    }

    public MatchDetails details(String id) {
        StoredMatch stored = match(id);
        return new MatchDetails(
                answer(stored), entries(stored).stream().map(GameLine::of).toList());
    }

    /** The games so far. */
    List<Entry> entries(StoredMatch stored) {
        return live(stored.id()).orElseGet(() -> MatchFolder.peek(stored.folder()));
    }

    private synchronized Optional<List<Entry>> live(String id) {
        return Optional.ofNullable(atWork.get(id)).flatMap(work -> Optional.ofNullable(work.live()));
    }

    private MatchAnswer answer(StoredMatch stored) {
        return answer(stored, queue.progress(stored.id()).orElse(LabProgress.of(LabState.INTERRUPTED)));
    }

    private MatchAnswer answer(StoredMatch stored, LabProgress progress) {
        MatchStanding standing = standing(stored);
        boolean whole = standing.played() >= stored.wish().games();
        LabState state = progress.state().isEarly() && whole ? LabState.DONE : progress.state();
        String error = progress.error();
        return new MatchAnswer(
                stored.id(),
                stored.wish(),
                stored.description().begun(),
                state.word(),
                standing,
                error == null ? null : error.replace(stored.folder() + File.separator, ""));
    }

    private synchronized MatchStanding standing(StoredMatch stored) {
        Optional<List<Entry>> live = live(stored.id());
        if (live.isPresent()) return MatchStanding.of(live.get());
        long bytes = MatchFolder.size(stored.folder());
        Read known = read.get(stored.id());
        if (known != null && known.bytes() == bytes) return known.standing();
        MatchStanding standing = MatchStanding.of(MatchFolder.peek(stored.folder()));
        read.put(stored.id(), new Read(bytes, standing));
        return standing;
    }
}
