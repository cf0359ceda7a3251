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
    /** As many labels stand beside an axis without touching. */
    private static final int MANY = 13;

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

    /**
     * Numbers 1, 2 and 5 times powers of ten, the first not above {@code least}, the last not below {@code most}; only
     * the powers where these would be too many.
     */
    static Ticks byFactors(double least, double most) {
        List<Double> values = powers(least, most, List.of(1.0, 2.0, 5.0));
        if (values.size() > MANY) values = powers(least, most, List.of(1.0));
        return new Ticks(values, values.get(0), values.get(values.size() - 1));
    }

    private static List<Double> powers(double least, double most, List<Double> digits) {
        List<Double> values = new ArrayList<>();
        for (double power = Math.floor(Math.log10(least)); power <= Math.ceil(Math.log10(most)) + 1; power++) {
            for (double digit : digits) values.add(digit * Math.pow(10, power));
        }
        while (values.size() > 2 && values.get(1) <= least) values.remove(0);
        while (values.size() > 2 && values.get(values.size() - 2) >= most) values.remove(values.size() - 1);
        return values;
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
