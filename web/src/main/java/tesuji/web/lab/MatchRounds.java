package tesuji.web.lab;

import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import tesuji.core.base.WholeFile;
import tesuji.core.game.Game;
import tesuji.core.game.Library;
import tesuji.core.game.Position;
import tesuji.core.game.Termination;
import tesuji.lab.journal.Entry;
import tesuji.web.round.RoundEvent;
import tesuji.web.round.RoundStore;
import tesuji.web.round.RoundUpload;
import tesuji.web.round.SeatChoice;
import tesuji.web.wire.Refusal;
import tesuji.web.wire.Wire;

/**
 * Games of matches as rounds that can be looked at, analysed and played on. A game becomes a round when it is opened
 * for the first time, and leads to the same round later.
 */
public final class MatchRounds {
    private static final String FILE = "rounds.json";

    private final Library library;
    private final RoundStore rounds;
    private final MatchStore matches;

    MatchRounds(Library library, RoundStore rounds, MatchStore matches) {
        this.library = library;
        this.rounds = rounds;
        this.matches = matches;
    }

    /** Which games of a match were opened. */
    record OpenedGames(List<OpenedGame> games) {}

    /** A game and its round. */
    public record OpenedGame(int game, String round) {}

    /** The round of a game, if it was opened before and is still there. */
    public synchronized Optional<OpenedGame> find(String match, int number) {
        return opened(matches.match(match)).games().stream()
                .filter(each -> each.game() == number && rounds.has(each.round()))
                .findFirst();
    }

    /** Makes a round of a game. */
    public synchronized OpenedGame open(String match, int number) {
        StoredMatch stored = matches.match(match);
        Entry entry = matches.entries(stored).stream()
                .filter(each -> each.game() == number)
                .findFirst()
                .orElseThrow(() -> Refusal.missing("There is no such game."));
        SeatChoice a = stored.wish().a().seat();
        SeatChoice b = stored.wish().b().seat();
        List<SeatChoice> seats = entry.sideOfA() == 0 ? List.of(a, b) : List.of(b, a);
        OpenedGame made =
                new OpenedGame(number, rounds.begin(upload(entry, seats), seats).id());
        List<OpenedGame> all = new ArrayList<>(opened(stored).games());
        all.removeIf(each -> each.game() == number);
        all.add(made);
        WholeFile.write(
                stored.folder().resolve(FILE), Wire.text(new OpenedGames(all)).getBytes(StandardCharsets.UTF_8));
        return made;
    }

    private static OpenedGames opened(StoredMatch stored) {
        Path file = stored.folder().resolve(FILE);
        if (!Files.exists(file)) return new OpenedGames(List.of());
        return Wire.read(new String(WholeFile.read(file), StandardCharsets.UTF_8), OpenedGames.class);
    }

    private RoundUpload upload(Entry entry, List<SeatChoice> seats) {
        Game game = library.open(entry.rules());
        String at = entry.end().toString();
        List<RoundEvent> events = new ArrayList<>();
        Position position = game.start();
        int last = 0;
        for (String move : entry.moves()) {
            String by = last < entry.opening()
                    ? RoundUpload.BY_FILE
                    : seats.get(position.toMove()).program();
            events.add(new RoundEvent.Moved(last + 1, last, move, by, null, at));
            position.play(game.notation().move(move));
            last++;
        }
        int loser = entry.winner().isPresent() && entry.resultOfA() > 0 ? 1 - entry.sideOfA() : entry.sideOfA();
        if (entry.termination() == Termination.RESIGNATION) events.add(new RoundEvent.Resigned(last, loser));
        if (entry.termination() == Termination.TIME) events.add(new RoundEvent.TimedOut(last, loser));
        if (!entry.note().isEmpty()) events.add(new RoundEvent.Commented(last, entry.note()));
        return new RoundUpload(game, "", events, List.of());
    }
}
