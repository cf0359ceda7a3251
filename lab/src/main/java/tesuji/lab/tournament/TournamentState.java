package tesuji.lab.tournament;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import tesuji.lab.statistics.Tally;

/**
 * A tournament so far.
 *
 * @param pairings all that are known, whether played or not
 * @param games by their numbers
 * @param complete whether nothing is left to be played
 */
public record TournamentState(
        Tournament tournament, List<Pairing> pairings, List<TournamentGame> games, boolean complete) {
    public TournamentState {
        pairings = List.copyOf(pairings);
        games = List.copyOf(games);
    }

    public int players() {
        return tournament.entrants().size();
    }

    public String name(int player) {
        return tournament.entrants().get(player).name();
    }

    /** All games of an entrant. */
    public Tally tally(int player) {
        Tally tally = Tally.NONE;
        for (int side = 0; side < 2; side++) {
            for (TournamentGame game : games) tally = game.addTo(tally, player, side);
        }
        return tally;
    }

    /** The games in which an entrant moved first (side 0) or second. */
    public Tally tally(int player, int side) {
        Tally tally = Tally.NONE;
        for (TournamentGame game : games) tally = game.addTo(tally, player, side);
        return tally;
    }

    /** The games of one entrant against another, as the first sees them. */
    public Tally against(int player, int other) {
        Tally tally = Tally.NONE;
        for (TournamentGame game : games) {
            boolean theirs = game.pairing().has(player) && game.pairing().has(other);
            if (theirs) tally = tally.with(game.resultOf(player));
        }
        return tally;
    }

    /** All pairings with their results so far. */
    public List<Encounter> encounters() {
        Map<Pairing, Tally> tallies = new LinkedHashMap<>();
        pairings.forEach(pairing -> tallies.put(pairing, Tally.NONE));
        for (TournamentGame game : games) {
            tallies.merge(
                    game.pairing(),
                    Tally.NONE.with(game.entry().resultOfA()),
                    (sum, one) -> sum.with(game.entry().resultOfA()));
        }
        List<Encounter> encounters = new ArrayList<>();
        tallies.forEach((pairing, tally) -> encounters.add(new Encounter(pairing, tally)));
        return encounters;
    }
}
