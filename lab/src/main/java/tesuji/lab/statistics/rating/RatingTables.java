package tesuji.lab.statistics.rating;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import tesuji.lab.statistics.Bootstrap;
import tesuji.lab.statistics.Tally;
import tesuji.lab.statistics.rating.PlayerRatings.RatedPlayer;

/** Ratings as text of fixed width, in the two forms that programs of the field print, and what they assume. */
public final class RatingTables {
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

    /** In this form. */
    public String table(RatingForm form) {
        return switch (form) {
            case ORDO -> ordo();
            case BAYESELO -> bayesElo();
        };
    }

    /** The columns of BayesElo (Coulom 2005): {@code Rank Name Elo + - games score oppo. draws}, then the range. */
    String bayesElo() {
        List<String> lines = new ArrayList<>();
        lines.add("Rank " + padded("Name", Math.max(4, width)) + "   Elo     +     - games score oppo. draws"
                + (ranges.isEmpty() ? "" : "  FROM    TO"));
        for (int place = 0; place < ratings.players().size(); place++) {
            RatedPlayer player = ratings.players().get(place);
            Tally results = player.results();
            lines.add(String.format(Locale.ROOT, "%4d ", place + 1)
                    + padded(player.name(), Math.max(4, width))
                    + String.format(
                            Locale.ROOT,
                            " %5.0f %5.0f %5.0f %5d",
                            signed(player.rating(), 0.5),
                            player.error(),
                            player.error(),
                            results.games())
                    + percent(results.score(), 5)
                    + number(player.opponents(), 6)
                    + percent((double) results.draws() / results.games(), 5)
                    + range(player, " %5.0f %5.0f", 0.5));
        }
        return text(lines);
    }

    /**
     * The columns of Ordo (Ballicora 2012): {@code # PLAYER : RATING ERROR POINTS PLAYED (%) CFS(%) W D L D(%)}, where
     * CFS is the probability of being stronger than the next one; then the range.
     */
    String ordo() {
        List<String> lines = new ArrayList<>();
        lines.add("   # " + padded("PLAYER", Math.max(6, width))
                + " :  RATING  ERROR   POINTS  PLAYED   (%)  CFS(%)     W     D     L  D(%)"
                + (ranges.isEmpty() ? "" : "    FROM      TO"));
        int last = ratings.players().size() - 1;
        for (int place = 0; place <= last; place++) {
            RatedPlayer player = ratings.players().get(place);
            Tally results = player.results();
            String confidence = place == last
                    ? "---"
                    : String.format(Locale.ROOT, "%.0f", 100 * ratings.superiorityOverNext(place));
            lines.add(String.format(Locale.ROOT, "%4d ", place + 1)
                    + padded(player.name(), Math.max(6, width))
                    + String.format(
                            Locale.ROOT,
                            " : %7.1f %6.1f %8.1f %7d",
                            signed(player.rating(), 0.05),
                            player.error(),
                            results.points(),
                            results.games())
                    + number(100 * results.score(), 6)
                    + String.format(Locale.ROOT, "%8s", confidence)
                    + String.format(Locale.ROOT, " %5d %5d %5d", results.wins(), results.draws(), results.losses())
                    + number(100.0 * results.draws() / results.games(), 6)
                    + range(player, " %7.1f %7.1f", 0.05));
        }
        return text(lines);
    }

    private String range(RatedPlayer player, String format, double least) {
        if (ranges.isEmpty()) return "";
        Bootstrap.Range range = ranges.get(player.number());
        return String.format(Locale.ROOT, format, signed(range.low(), least), signed(range.high(), least));
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
                signed(ratings.firstMove(), 0.5),
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

    private static String padded(String name, int width) {
        return name + " ".repeat(width - name.length());
    }

    /** A share as a percentage; a dash where nothing was played. */
    private static String percent(double share, int width) {
        return Double.isNaN(share)
                ? String.format(Locale.ROOT, "%" + (width + 1) + "s", "-")
                : String.format(Locale.ROOT, "%" + width + ".0f%%", 100 * share);
    }

    private static String number(double number, int width) {
        return Double.isNaN(number)
                ? String.format(Locale.ROOT, "%" + width + "s", "-")
                : String.format(Locale.ROOT, "%" + width + ".0f", signed(number, 0.5));
    }

    /** A number without its sign if it is printed as 0, so that nothing is worth -0. */
    private static double signed(double number, double least) {
        return Math.abs(number) < least ? 0 : number;
    }

    /** Without digits that say nothing. */
    private static String plain(double number) {
        return BigDecimal.valueOf(number).stripTrailingZeros().toPlainString();
    }

    private static String text(List<String> lines) {
        return String.join("\n", lines) + "\n";
    }
}
