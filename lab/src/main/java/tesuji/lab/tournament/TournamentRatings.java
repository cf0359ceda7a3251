package tesuji.lab.tournament;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import tesuji.lab.statistics.Bootstrap;
import tesuji.lab.statistics.rating.Crosstable;
import tesuji.lab.statistics.rating.PlayerRatings;
import tesuji.lab.statistics.rating.PlayerRatings.RatedPlayer;
import tesuji.lab.statistics.rating.RatedGame;
import tesuji.lab.statistics.rating.RatingFit;
import tesuji.lab.statistics.rating.RatingForm;
import tesuji.lab.statistics.rating.RatingModel;
import tesuji.lab.statistics.rating.RatingTables;

/**
 * How strong the entrants of a tournament are by the model of Bradley and Terry ({@link tesuji.lab.statistics.rating}).
 * Unlike points, ratings can be compared where entrants met different opponents. Whoever has played no game has none.
 *
 * <p>The errors of the fit take games for independent, which both games of a pair are not. So pairs are also drawn
 * again, with replacement, and the ratings of each sample fitted; where most of these lie is a second interval.
 */
public final class TournamentRatings {
    private static final int MOST_SAMPLES = 1000;
    private static final int FEWEST_SAMPLES = 100;

    /** About how many steps all samples may take: a second or so. */
    private static final double STEPS = 2e8;

    /**
     * Ranges narrower than this, in Elo, hold one rating that was reckoned in several ways. So it is where two players
     * shared the points of all their pairs alike, and where every game was drawn. Where three have met the samples
     * differ by how often each two of them do.
     */
    private static final double ALIKE = 1e-3;

    /** The entrants that have played, by their numbers. */
    private final List<Integer> entrants;

    private final Optional<PlayerRatings> ratings;
    private final List<Bootstrap.Range> ranges;
    private final String drawn;

    private TournamentRatings(
            List<Integer> entrants, Optional<PlayerRatings> ratings, List<Bootstrap.Range> ranges, String drawn) {
        this.entrants = entrants;
        this.ratings = ratings;
        this.ranges = ranges;
        this.drawn = drawn;
    }

    /** The ratings by all games so far. */
    public static TournamentRatings of(TournamentState state) {
        List<Integer> entrants = IntStream.range(0, state.players())
                .filter(player -> state.tally(player).games() > 0)
                .boxed()
                .toList();
        if (entrants.isEmpty()) return new TournamentRatings(entrants, Optional.empty(), List.of(), "");
        List<String> names = entrants.stream().map(state::name).toList();
        List<List<RatedGame>> blocks = TournamentPairs.blocks(state).stream()
                .map(block -> block.stream().map(game -> rated(game, entrants)).toList())
                .toList();
        Crosstable results = new Crosstable(names);
        blocks.forEach(block -> block.forEach(results::add));
        Optional<PlayerRatings> ratings = Optional.of(RatingFit.of(results, RatingModel.USUAL));
        String what = state.tournament().unit() == 2 ? "pairs of games" : "games";
        int samples = samples(blocks.size(), entrants.size());
        Optional<String> why = objection(blocks.size(), samples);
        if (why.isPresent()) return new TournamentRatings(entrants, ratings, List.of(), none(what, why.get()));
        Bootstrap bootstrap = new Bootstrap(samples, RatingModel.USUAL.level(), 1);
        List<Bootstrap.Range> ranges = RatingFit.bootstrap(names, blocks, RatingModel.USUAL, bootstrap);
        if (ranges.stream().allMatch(range -> range.high() - range.low() < ALIKE)) {
            return new TournamentRatings(entrants, ratings, List.of(), none(what, "all samples give the same ratings"));
        }
        return new TournamentRatings(entrants, ratings, ranges, told(samples, blocks.size(), what));
    }

    private static String none(String what, String why) {
        return "Bootstrap: none over " + what + ", because " + why + ".";
    }

    /** Why ratings are not drawn, if so. */
    private static Optional<String> objection(int blocks, int samples) {
        if (blocks < 2) return Optional.of("there are fewer than two");
        if (samples < FEWEST_SAMPLES) return Optional.of("with so many players it would take too long");
        return Optional.empty();
    }

    private static RatedGame rated(TournamentGame game, List<Integer> entrants) {
        int first = entrants.indexOf(game.player(0));
        int second = entrants.indexOf(game.player(1));
        return new RatedGame(first, second, game.resultOf(game.player(0)));
    }

    /** Fewer where each takes longer: it reads all blocks and solves about ten systems of linear equations. */
    private static int samples(int blocks, int players) {
        return (int) Math.min(MOST_SAMPLES, STEPS / (blocks + 10.0 * players * players * players));
    }

    private static String told(int samples, int blocks, String what) {
        return "Bootstrap: FROM and TO hold 95 % of " + samples + " ratings, each from " + blocks
                + " draws of the " + blocks + " " + what + "; these are taken for independent, and few of them make the"
                + " interval too narrow.";
    }

    /** All ratings, the strongest first; empty without games. */
    Optional<PlayerRatings> fitted() {
        return ratings;
    }

    /** The rating of an entrant; empty if it has played no game. */
    public Optional<RatedPlayer> of(int player) {
        return ratings.stream()
                .flatMap(all -> all.players().stream())
                .filter(rated -> entrants.get(rated.number()) == player)
                .findFirst();
    }

    /** Where the rating of an entrant lies by the bootstrap over pairs; empty without one. */
    public Optional<Bootstrap.Range> overPairs(int player) {
        int number = entrants.indexOf(player);
        return number < 0 || ranges.isEmpty() ? Optional.empty() : Optional.of(ranges.get(number));
    }

    /** All ratings as tables; empty without games. */
    Optional<RatingTables> tables() {
        return ratings.map(all -> new RatingTables(all, ranges));
    }

    /** All ratings as text; empty without games. */
    public String table(RatingForm form) {
        return tables().map(all -> all.table(form)).orElse("");
    }

    /** What they rest on: model, anchor, prior, first move, draws, errors, samples. None without games. */
    public List<String> assumptions() {
        List<String> all = new ArrayList<>();
        ratings.ifPresent(rated -> {
            new RatingTables(rated, ranges).assumptions().lines().forEach(all::add);
            all.add(drawn);
        });
        return all;
    }
}
