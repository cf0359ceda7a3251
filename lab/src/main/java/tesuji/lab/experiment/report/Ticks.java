package tesuji.lab.experiment.report;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/**
 * Round numbers beside an axis that begins at 0.
 *
 * @param top the last of them, where the axis ends
 */
record Ticks(List<Double> values, double top) {
    private static final double[] ROUND = {1, 2, 5, 10};
    private static final int FEW = 6;

    Ticks {
        values = List.copyOf(values);
    }

    /** At most seven numbers at equal distances, the last not below this one. */
    static Ticks upTo(double most) {
        double needed = Math.max(most, 1e-9) / FEW;
        double power = Math.pow(10, Math.floor(Math.log10(needed)));
        double step = 10 * power;
        for (double round : ROUND) {
            if (round * power >= needed * (1 - 1e-12)) {
                step = round * power;
                break;
            }
        }
        List<Double> values = new ArrayList<>();
        int count = (int) Math.ceil(most / step - 1e-9);
        for (int i = 0; i <= Math.max(1, count); i++) values.add(i * step);
        return new Ticks(values, values.get(values.size() - 1));
    }

    /** Without a fraction where there is none. */
    static String text(double tick) {
        return tick == Math.rint(tick) ? String.format(Locale.ROOT, "%,d", (long) tick) : "" + (float) tick;
    }
}
