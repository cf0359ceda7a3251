package tesuji.lab.experiment.report;

import java.util.List;
import tesuji.lab.experiment.Chart;
import tesuji.lab.experiment.Chart.Pairing;

/**
 * A knock-out tournament from left to right; winners are marked by a filled dot. Columns of many rounds are narrower,
 * so that the picture fits a page.
 *
 * @param column how wide a round is
 */
record BracketSvg(int column) {
    private static final int WIDEST_COLUMN = 240;
    private static final int WIDEST = 980;
    private static final int GAP = 20;
    private static final int ROW = 34;
    private static final int TOP = 56;
    /** Where a name begins, behind the dot. */
    private static final int NAME = 14;

    static SvgDrawing of(Chart.Bracket chart) {
        int columns = chart.rounds().size() + 1;
        BracketSvg bracket = new BracketSvg(Math.min(WIDEST_COLUMN, (WIDEST - GAP) / columns));
        int players = chart.rounds().isEmpty() ? 0 : 2 * chart.rounds().get(0).size();
        int width = Math.max(Frame.WIDTH, GAP + bracket.column * columns);
        ChartSvg svg = new ChartSvg(width, TOP + ROW * Math.max(1, players) + 20, chart.title());
        svg.text(12, 22, ChartSvg.Anchor.START, ChartSvg.fitted(chart.title(), width - 24));
        for (int round = 0; round < chart.rounds().size(); round++) {
            List<Pairing> pairings = chart.rounds().get(round);
            for (int i = 0; i < pairings.size(); i++)
                bracket.pairing(svg, pairings.get(i), round, i, chart.rounds().size());
        }
        return svg.drawing();
    }

    /** The height of a player: the first round has all rows, every further one the middle between two. */
    private static double height(int round, int place) {
        int rows = 1 << round;
        return TOP + ROW * (rows * (place + 0.5));
    }

    private void pairing(ChartSvg svg, Pairing pairing, int round, int number, int rounds) {
        double left = 12.0 + column * round;
        double end = left + column - GAP;
        double upper = height(round, 2 * number);
        double lower = height(round, 2 * number + 1);
        double room = column - GAP - NAME;
        player(svg, ChartSvg.fitted(pairing.upper(), room), left, upper, pairing.winner() == 0);
        // the result stands beside the end of a lower name that has to be cut
        double beside = room - 6 - ChartSvg.width(pairing.result());
        boolean cut = ChartSvg.width(pairing.lower()) > room;
        player(
                svg,
                cut ? ChartSvg.fitted(pairing.lower(), beside) : pairing.lower(),
                left,
                lower,
                pairing.winner() == 1);
        svg.line(end, upper, end, lower, ChartSvg.INK, 1);
        double middle = (upper + lower) / 2;
        svg.line(end, middle, left + column, middle, ChartSvg.INK, 1);
        svg.text(end - 6, middle + 4, ChartSvg.Anchor.END, pairing.result());
        boolean last = round == rounds - 1;
        if (last && pairing.winner() >= 0) {
            String winner = pairing.winner() == 0 ? pairing.upper() : pairing.lower();
            svg.text(left + column + 6, middle + 4, ChartSvg.Anchor.START, ChartSvg.fitted(winner, column - GAP));
        }
    }

    private void player(ChartSvg svg, String name, double left, double y, boolean won) {
        svg.line(left, y, left + column - GAP, y, ChartSvg.INK, won ? 2.5 : 1);
        if (won) svg.dot(left + 4, y - 8, 4, ChartSvg.INK);
        svg.text(left + NAME, y - 5, ChartSvg.Anchor.START, name);
    }
}
