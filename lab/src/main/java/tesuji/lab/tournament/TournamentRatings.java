package tesuji.lab.tournament;

import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import tesuji.lab.statistics.rating.Crosstable;
import tesuji.lab.statistics.rating.PlayerRatings;
import tesuji.lab.statistics.rating.PlayerRatings.RatedPlayer;
import tesuji.lab.statistics.rating.RatedGame;
import tesuji.lab.statistics.rating.RatingFit;
import tesuji.lab.statistics.rating.RatingModel;
import tesuji.lab.statistics.rating.RatingTables;

/**
 * How strong the entrants of a tournament are by the model of Bradley and Terry ({@link tesuji.lab.statistics.rating}).
 * Unlike points, ratings can be compared where entrants met different opponents. Whoever has played no game has none.
 */
public final class TournamentRatings {
    /** The entrants that have played, by their numbers. */
    private final List<Integer> entrants;

    private final Optional<PlayerRatings> ratings;

    private TournamentRatings(List<Integer> entrants, Optional<PlayerRatings> ratings) {
        this.entrants = entrants;
        this.ratings = ratings;
    }

    /** The ratings by all games so far. */
    public static TournamentRatings of(TournamentState state) {
        List<Integer> entrants = IntStream.range(0, state.players())
                .filter(player -> state.tally(player).games() > 0)
                .boxed()
                .toList();
        if (entrants.isEmpty()) return new TournamentRatings(entrants, Optional.empty());
        Crosstable results = new Crosstable(entrants.stream().map(state::name).toList());
        for (TournamentGame game : state.games()) {
            int first = entrants.indexOf(game.player(0));
            int second = entrants.indexOf(game.player(1));
            results.add(new RatedGame(first, second, game.resultOf(game.player(0))));
        }
        return new TournamentRatings(entrants, Optional.of(RatingFit.of(results, RatingModel.USUAL)));
    }

    /** The rating of an entrant; empty if it has played no game. */
    public Optional<RatedPlayer> of(int player) {
        return ratings.stream()
                .flatMap(all -> all.players().stream())
                .filter(rated -> entrants.get(rated.number()) == player)
                .findFirst();
    }

    /** All ratings in the form of Ordo; empty without games. */
    public String table() {
        return ratings.map(all -> new RatingTables(all).ordo()).orElse("");
    }

    /** What they rest on: model, anchor, prior, first move, draws, errors. None without games. */
    public List<String> assumptions() {
        return ratings.stream()
                .flatMap(all -> new RatingTables(all).assumptions().lines())
                .toList();
    }
}
