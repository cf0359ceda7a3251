package tesuji.lab.experiment.gogame;

import java.util.List;
import java.util.Locale;
import tesuji.lab.statistics.ChanceTest;
import tesuji.lab.statistics.Tally;
import tesuji.lab.statistics.Wilson;

/** Our wins beside the source's. */
final class Comparison {
    /** Differences that chance makes less often are called differences. */
    static final double LEVEL = 0.05;

    static final List<String> COLUMNS = List.of(
            "games",
            "won",
            "share",
            "95 % low",
            "95 % high",
            "games, source",
            "won, source",
            "share, source",
            "ratio",
            "p",
            "verdict");

    private static final double LEAST_P = 0.0001;

    private Comparison() {}

    /** A p-value within a sentence. */
    static String told(double value) {
        return value < LEAST_P ? "p " + p(value) : "p = " + p(value);
    }

    /** The cells of {@link #COLUMNS}. */
    static List<String> cells(Tally ours, int sourceWins, int sourceGames) {
        String theirs = percent((double) sourceWins / sourceGames);
        if (ours.games() == 0) {
            return List.of("0", "", "", "", "", "" + sourceGames, "" + sourceWins, theirs, "", "", "not measured");
        }
        Wilson interval = Wilson.of(ours);
        double pValue = pValue(ours, sourceWins, sourceGames);
        return List.of(
                "" + ours.games(),
                "" + ours.wins(),
                percent(ours.score()),
                percent(interval.low()),
                percent(interval.high()),
                "" + sourceGames,
                "" + sourceWins,
                theirs,
                ratio(ours.score(), (double) sourceWins / sourceGames),
                p(pValue),
                verdict(pValue));
    }

    /** Of Fisher's exact test; NaN where nothing was played. */
    static double pValue(Tally ours, int sourceWins, int sourceGames) {
        if (ours.games() == 0) return Double.NaN;
        return ChanceTest.ofProportions(ours.wins(), ours.games(), sourceWins, sourceGames)
                .pValue();
    }

    /** Ours / the source's; nothing where the source has 0. */
    static String ratio(double ours, double theirs) {
        return theirs == 0 ? "" : number(ours / theirs, 2);
    }

    static String verdict(double pValue) {
        return pValue < LEVEL ? "differs by more than chance" : "no difference shown";
    }

    static String percent(double share) {
        return number(100 * share, 1) + " %";
    }

    /** A p-value, which is never said to be 0. */
    static String p(double value) {
        return value < LEAST_P ? "< 0.0001" : number(value, 4);
    }

    static String number(double number, int digits) {
        return Double.isNaN(number) ? "" : String.format(Locale.ROOT, "%." + digits + "f", number);
    }
}
