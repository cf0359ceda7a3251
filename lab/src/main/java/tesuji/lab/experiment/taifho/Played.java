package tesuji.lab.experiment.taifho;

import java.util.List;
import java.util.Locale;
import tesuji.lab.experiment.Sheet;
import tesuji.lab.experiment.Workplace;
import tesuji.lab.statistics.Tally;

/**
 * A game as a row tells it.
 *
 * @param seed where its random numbers began: games with the same seed have them in common
 * @param winner {@code Green}, {@code Blue}, or something else for a game that nobody won
 * @param moves of both sides, in halves
 */
record Played(String seed, String green, String blue, String winner, double moves) {
    private static final String GREEN = "Green";
    private static final String BLUE = "Blue";

    static Played read(List<String> row) {
        return new Played(row.get(0), row.get(1), row.get(2), row.get(3), Double.parseDouble(row.get(4)));
    }

    static List<Played> all(Workplace at, Sheet sheet) {
        return at.rows(sheet).stream().map(Played::read).toList();
    }

    boolean isDecided() {
        return winner.equals(GREEN) || winner.equals(BLUE);
    }

    /** Whether these two played it. */
    boolean isBetween(String one, String other) {
        return (green.equals(one) && blue.equals(other)) || (green.equals(other) && blue.equals(one));
    }

    /** Positive if this player won, negative if it lost, 0 if nobody did. */
    int resultOf(String player) {
        if (!isDecided()) return 0;
        String won = winner.equals(GREEN) ? green : blue;
        return won.equals(player) ? 1 : -1;
    }

    /** The results of one player. */
    static Tally tally(List<Played> games, String player) {
        Tally tally = Tally.NONE;
        for (Played game : games) tally = tally.with(game.resultOf(player));
        return tally;
    }

    /** The lengths of the games that somebody won. */
    static List<Double> lengths(List<Played> games) {
        return games.stream().filter(Played::isDecided).map(Played::moves).toList();
    }

    /** A number with so many digits after the point; nothing if there is none. */
    static String number(double number, int digits) {
        return Double.isNaN(number) ? "" : String.format(Locale.ROOT, "%." + digits + "f", number);
    }

    /** A p-value in a table; none is 0. */
    static String p(double p) {
        return p < 0.0001 ? "< 0.0001" : number(p, 4);
    }

    /** A p-value in a sentence; none is 0. */
    static String chance(double p) {
        return p < 0.001 ? "p < 0.001" : "p = " + number(p, 3);
    }
}
