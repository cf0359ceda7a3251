package tesuji.lab.statistics.rating;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import tesuji.lab.statistics.Bootstrap;
import tesuji.lab.statistics.Tally;
import tesuji.lab.statistics.rating.PlayerRatings.RatedPlayer;

/** Ratings in the two forms that programs of the field print, and what they assume. */
public final class RatingTables {
    /** Those of BayesElo (Coulom 2005). */
    private static final List<String> BAYESELO =
            List.of("Rank", "Name", "Elo", "+", "-", "games", "score", "oppo.", "draws");

    /** Those of Ordo (Ballicora 2012); CFS is the probability of being stronger than the next one. */
    private static final List<String> ORDO =
            List.of("#", "PLAYER", "RATING", "ERROR", "POINTS", "PLAYED", "(%)", "CFS(%)", "W", "D", "L", "D(%)");

    private static final int BAYESELO_WIDTH = 5;
    private static final int[] ORDO_WIDTHS = {7, 6, 8, 7, 5, 7, 5, 5, 5, 5, 7, 7};

    private final PlayerRatings ratings;
    private final List<Bootstrap.Range> ranges;
    private final int width;

    /**
     * Of these ratings.
     *
     * @param ranges where they lie by a bootstrap, in the order of the numbers of the players; empty if nothing was
     *     drawn, and then the tables have no columns for it
     */
    public RatingTables(PlayerRatings ratings, List<Bootstrap.Range> ranges) {
        this.ratings = ratings;
        this.ranges = List.copyOf(ranges);
        width = ratings.players().stream()
                .mapToInt(player -> player.name().length())
                .max()
                .orElse(0);
    }

    /** In this form, as text of fixed width. */
    public String table(RatingForm form) {
        List<String> lines = new ArrayList<>();
        lines.add(line(form, columns(form)));
        for (List<String> row : rows(form)) lines.add(line(form, row));
        return text(lines);
    }

    /** Place and name at the left, numbers at the right of their columns. */
    private String line(RatingForm form, List<String> cells) {
        boolean ordo = form == RatingForm.ORDO;
        String name = cells.get(1);
        StringBuilder line = new StringBuilder(aligned(cells.get(0), 4)).append(' ');
        line.append(name).append(" ".repeat(Math.max(width, columns(form).get(1).length()) - name.length()));
        line.append(ordo ? " :" : "");
        for (int i = 2; i < cells.size(); i++) {
            line.append(' ').append(aligned(cells.get(i), ordo ? ORDO_WIDTHS[i - 2] : BAYESELO_WIDTH));
        }
        return line.toString();
    }

    private static String aligned(String cell, int width) {
        return " ".repeat(Math.max(0, width - cell.length())) + cell;
    }

    /** The heads of the columns in this form. */
    public List<String> columns(RatingForm form) {
        List<String> columns = new ArrayList<>(form == RatingForm.ORDO ? ORDO : BAYESELO);
        if (!ranges.isEmpty()) columns.addAll(List.of("FROM", "TO"));
        return columns;
    }

    /** A row for each player, the strongest first. */
    public List<List<String>> rows(RatingForm form) {
        List<List<String>> rows = new ArrayList<>();
        for (int place = 0; place < ratings.players().size(); place++) {
            rows.add(form == RatingForm.ORDO ? ordo(place) : bayesElo(place));
        }
        return rows;
    }

    private List<String> bayesElo(int place) {
        RatedPlayer player = ratings.players().get(place);
        Tally results = player.results();
        List<String> cells = new ArrayList<>(List.of(
                "" + (place + 1),
                player.name(),
                whole(player.rating()),
                whole(player.error()),
                whole(player.error()),
                "" + results.games(),
                percent(results.score()),
                number(player.opponents()),
                percent((double) results.draws() / results.games())));
        if (!ranges.isEmpty()) {
            Bootstrap.Range range = ranges.get(player.number());
            cells.addAll(List.of(whole(range.low()), whole(range.high())));
        }
        return cells;
    }

    private List<String> ordo(int place) {
        RatedPlayer player = ratings.players().get(place);
        Tally results = player.results();
        boolean last = place == ratings.players().size() - 1;
        List<String> cells = new ArrayList<>(List.of(
                "" + (place + 1),
                player.name(),
                tenths(player.rating()),
                tenths(player.error()),
                tenths(results.points()),
                "" + results.games(),
                number(100 * results.score()),
                last ? "---" : whole(100 * ratings.superiorityOverNext(place)),
                "" + results.wins(),
                "" + results.draws(),
                "" + results.losses(),
                number(100.0 * results.draws() / results.games())));
        if (!ranges.isEmpty()) {
            Bootstrap.Range range = ranges.get(player.number());
            cells.addAll(List.of(tenths(range.low()), tenths(range.high())));
        }
        return cells;
    }

    /** Sentences that say what the numbers rest on. */
    public String assumptions() {
        RatingModel model = ratings.model();
        List<String> lines = new ArrayList<>();
        lines.add("Model: Bradley and Terry, logistic, 400 Elo for odds of 10 to 1; most probable strengths (MAP).");
        lines.add("Anchor: " + model.anchor().map(this::anchor).orElse("the mean of all players is 0") + ".");
        lines.add("Prior: drawn games against strength 0, before centring, and of the first move"
                + " against the second: "
                + plain(model.prior()) + ".");
        lines.add(String.format(
                Locale.ROOT,
                "First move: worth %+.0f Elo, error %.0f, estimated with the ratings.",
                Math.abs(ratings.firstMove()) < 0.5 ? 0 : ratings.firstMove(),
                ratings.firstMoveError()));
        lines.add("Draws: half a win and half a loss.");
        lines.add("Errors: " + plain(100 * model.level()) + " % confidence, from the second derivatives; games"
                + " are taken for independent.");
        if (!ratings.connected()) {
            lines.add("Warning: games do not link all players; without a link ratings cannot be compared.");
        }
        return text(lines);
    }

    private String anchor(RatingModel.Anchor anchor) {
        String name = ratings.players().stream()
                .filter(player -> player.number() == anchor.player())
                .map(RatedPlayer::name)
                .collect(Collectors.joining());
        return name + " has " + String.format(Locale.ROOT, "%.0f", anchor.rating());
    }

    /** A share as a percentage; a dash where nothing was played. */
    private static String percent(double share) {
        return Double.isNaN(share) ? "-" : whole(100 * share) + "%";
    }

    private static String number(double number) {
        return Double.isNaN(number) ? "-" : whole(number);
    }

    /** Nothing is worth -0. */
    private static String whole(double number) {
        return String.format(Locale.ROOT, "%.0f", Math.abs(number) < 0.5 ? 0 : number);
    }

    private static String tenths(double number) {
        return String.format(Locale.ROOT, "%.1f", Math.abs(number) < 0.05 ? 0 : number);
    }

    /** Without digits that say nothing. */
    private static String plain(double number) {
        return BigDecimal.valueOf(number).stripTrailingZeros().toPlainString();
    }

    private static String text(List<String> lines) {
        return String.join("\n", lines) + "\n";
    }
}
