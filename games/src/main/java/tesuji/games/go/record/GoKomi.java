package tesuji.games.go.record;

import java.util.List;
import tesuji.core.base.InputException;
import tesuji.games.sgf.Sgf;
import tesuji.games.sgf.SgfProperty;

/**
 * Komi in files and in half-points.
 *
 * <p>Besides points, files give hundredths of points ({@code 650}), and Chinese ones count stones, each worth two
 * points: {@code 3.75} and {@code 375} are both seven and a half.
 */
final class GoKomi {
    /** Nobody gives so many points; a number this large counts hundredths. */
    private static final double HUNDREDTHS = 200;

    /** A server whose files count hundredths, be they ever so few. */
    private static final String HUNDREDTHS_ALWAYS = "foxwq";

    private static final double LARGEST = 100_000;

    private GoKomi() {}

    /**
     * Reads the property {@code KM}.
     *
     * @param programs those that wrote the file, from the property {@code AP}
     */
    static int halfPoints(SgfProperty property, List<String> programs) {
        double value = property.real();
        if (Math.abs(value) > LARGEST) throw refuse(property);
        boolean scaled = isScaled(value, programs);
        double points = scaled ? value / 100 : value;
        boolean stones = isOddQuarter(points) || (scaled && Math.abs(points) >= 2 && Math.abs(points) <= 4);
        double halves = stones ? 4 * points : 2 * points;
        if (halves != Math.rint(halves)) throw refuse(property);
        return (int) halves;
    }

    private static boolean isScaled(double value, List<String> programs) {
        if (programs.stream().anyMatch(program -> program.startsWith(Sgf.PROGRAM + ":"))) return false;
        boolean always = programs.stream().anyMatch(program -> program.startsWith(HUNDREDTHS_ALWAYS));
        return Math.abs(value) >= HUNDREDTHS || (always && value == Math.rint(value));
    }

    /** Whether the value lies between two half-points, where only a count of stones can be. */
    private static boolean isOddQuarter(double value) {
        return 4 * value == Math.rint(4 * value) && 2 * value != Math.rint(2 * value);
    }

    private static InputException refuse(SgfProperty property) {
        return property.refuse("is not a komi in whole or half points.");
    }
}
