package tesuji.lab.experiment.report;

import java.util.List;
import tesuji.lab.experiment.Chart;
import tesuji.lab.experiment.Chart.Pairing;

/** A knock-out tournament from left to right; winners are marked by a filled dot. */
final class BracketSvg {
    private static final int COLUMN = 240;
    private static final int ROW = 34;
    private static final int TOP = 56;
    private static final int LINE = 220;

    private BracketSvg() {}

    static SvgDrawing of(Chart.Bracket chart) {
        int players = chart.rounds().isEmpty() ? 0 : 2 * chart.rounds().get(0).size();
        int width = Math.max(Frame.WIDTH, 20 + COLUMN * (chart.rounds().size() + 1));
        ChartSvg svg = new ChartSvg(width, TOP + ROW * Math.max(1, players) + 20, chart.title());
        svg.text(12, 22, ChartSvg.Anchor.START, chart.title());
        for (int round = 0; round < chart.rounds().size(); round++) {
            List<Pairing> pairings = chart.rounds().get(round);
            for (int i = 0; i < pairings.size(); i++)
                pairing(svg, pairings.get(i), round, i, chart.rounds().size());
        }
        return svg.drawing();
    }

    /** The height of a player: the first round has all rows, every further one the middle between two. */
    private static double height(int round, int place) {
        int rows = 1 << round;
        return TOP + ROW * (rows * (place + 0.5));
    }

    private static void pairing(ChartSvg svg, Pairing pairing, int round, int number, int rounds) {
        double left = 12.0 + COLUMN * round;
        double upper = height(round, 2 * number);
        double lower = height(round, 2 * number + 1);
        player(svg, pairing.upper(), left, upper, pairing.winner() == 0);
        player(svg, pairing.lower(), left, lower, pairing.winner() == 1);
        svg.line(left + LINE, upper, left + LINE, lower, ChartSvg.INK, 1);
        double middle = (upper + lower) / 2;
        svg.line(left + LINE, middle, left + COLUMN, middle, ChartSvg.INK, 1);
        svg.text(left + LINE - 6, middle + 4, ChartSvg.Anchor.END, pairing.result());
        boolean last = round == rounds - 1;
        if (last && pairing.winner() >= 0) {
            String winner = pairing.winner() == 0 ? pairing.upper() : pairing.lower();
            svg.text(left + COLUMN + 6, middle + 4, ChartSvg.Anchor.START, winner);
        }
    }

    private static void player(ChartSvg svg, String name, double left, double y, boolean won) {
        svg.line(left, y, left + LINE, y, ChartSvg.INK, won ? 2.5 : 1);
        if (won) svg.dot(left + 4, y - 8, 4, ChartSvg.INK);
        svg.text(left + 14, y - 5, ChartSvg.Anchor.START, name);
    }
}
