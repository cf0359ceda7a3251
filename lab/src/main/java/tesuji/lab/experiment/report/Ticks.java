package tesuji.lab.experiment.report;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/**
 * Round numbers beside an axis.
 *
 * @param bottom the first of them, where the axis begins
 * @param top the last of them, where the axis ends
 */
record Ticks(List<Double> values, double bottom, double top) {
    private static final double[] ROUND = {1, 2, 5, 10};
    private static final int FEW = 6;

    Ticks {
        values = List.copyOf(values);
    }

    /** At most seven numbers from 0 at equal distances, the last not below this one. */
    static Ticks upTo(double most) {
        return between(0, most);
    }

    /** At most eight numbers at equal distances, the first not above {@code least}, the last not below {@code most}. */
    static Ticks between(double least, double most) {
        double step = step(Math.max(most - least, 1e-9) / FEW);
        long first = (long) Math.floor(least / step + 1e-9);
        long last = Math.max(first + 1, (long) Math.ceil(most / step - 1e-9));
        List<Double> values = new ArrayList<>();
        for (long i = first; i <= last; i++) values.add(i * step);
        return new Ticks(values, first * step, last * step);
    }

    private static double step(double needed) {
        double power = Math.pow(10, Math.floor(Math.log10(needed)));
        for (double round : ROUND) if (round * power >= needed * (1 - 1e-12)) return round * power;
        return 10 * power;
    }

    /** With three digits after the point. */
    static String rounded(double number) {
        return String.format(Locale.ROOT, "%.3f", number);
    }

    /** Without a fraction where there is none. */
    static String text(double tick) {
        return tick == Math.rint(tick) ? String.format(Locale.ROOT, "%,d", (long) tick) : "" + (float) tick;
    }
}
