package tesuji.lab.tournament;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import tesuji.core.base.InputException;
import tesuji.lab.journal.Entry;
import tesuji.lab.statistics.Tally;

/**
 * The games of a tournament in the order of their numbers, wave by wave. The same results give the same waves, whenever
 * and in whatever order they came. Used by one thread at a time.
 */
final class TournamentSchedule {
    private final Tournament tournament;
    /** All games of all waves so far. */
    private final List<ScheduledGame> games = new ArrayList<>();
    /** The pairings of earlier waves. */
    private final List<Encounter> decided = new ArrayList<>();
    /** The present wave, and how many games came before it. */
    private List<Pairing> wave = List.of();

    private int before;

    TournamentSchedule(Tournament tournament) {
        this.tournament = tournament;
    }

    /**
     * The games of the present wave that nobody has played; none when the tournament is over.
     *
     * @param played all games so far, by their numbers
     */
    List<ScheduledGame> open(Map<Integer, Entry> played) {
        while (true) {
            if (wave.isEmpty()) begin();
            if (wave.isEmpty()) return List.of();
            List<ScheduledGame> open = new ArrayList<>();
            for (ScheduledGame game : games.subList(before, games.size())) {
                Entry entry = played.get(game.number());
                if (entry == null) open.add(game);
                else demand(game, entry);
            }
            if (!open.isEmpty()) return open;
            decide(played);
        }
    }

    private void begin() {
        before = games.size();
        wave = tournament.format().next(tournament, List.copyOf(decided));
        for (Pairing pairing : wave) {
            for (int i = 0; i < pairing.games(); i++) {
                games.add(tournament.game(pairing, i, games.size() + 1));
            }
        }
    }

    private void decide(Map<Integer, Entry> played) {
        int number = before;
        for (Pairing pairing : wave) {
            Tally tally = Tally.NONE;
            for (int i = 0; i < pairing.games(); i++) {
                Entry entry = played.get(++number);
                if (entry == null) throw new IllegalStateException("game " + number + " is missing");
                tally = tally.with(entry.resultOfA());
            }
            decided.add(new Encounter(pairing, tally));
        }
        wave = List.of();
    }

    /** A journal from which lines of earlier rounds were lost or changed may lead to other pairings. */
    private void demand(ScheduledGame game, Entry entry) {
        String a = tournament.entrants().get(game.pairing().a()).name();
        String b = tournament.entrants().get(game.pairing().b()).name();
        TournamentGame kept = new TournamentGame(game.pairing(), entry);
        boolean same = game.task().seed() == entry.seed()
                && game.task().sideOfA() == entry.sideOfA()
                && game.task().a().player().equals(entry.a().player())
                && game.task().b().player().equals(entry.b().player())
                && kept.isSaidToBe(game.pairing().round(), a, b);
        if (same) return;
        throw new InputException("The journal has a game " + game.number() + " (" + kept.saidToBe()
                + ") that does not fit the results before it: game " + game.number() + " is one of round "
                + game.pairing().round() + " between " + a + " and " + b + ", in which "
                + (game.task().sideOfA() == 0 ? a : b) + " moves first; choose another folder.");
    }

    /** The game with this number, if a wave has it. */
    ScheduledGame game(int number) {
        return games.get(number - 1);
    }

    /** How many games there are in all waves so far. */
    int size() {
        return games.size();
    }

    /** All pairings so far, those of the present wave included. */
    List<Pairing> pairings() {
        List<Pairing> all = new ArrayList<>();
        decided.forEach(encounter -> all.add(encounter.pairing()));
        all.addAll(wave);
        return all;
    }
}
