package tesuji.desk.review;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Collectors;
import tesuji.core.game.Notation;
import tesuji.core.play.Measure;
import tesuji.games.go.record.GoLine;
import tesuji.games.sgf.SgfNode;
import tesuji.games.sgf.SgfPoint;

/**
 * Writes what was found into the nodes of a game: a comment below whatever stands there, Black's win rate in per cent
 * ({@code SBKV}, which Sabaki draws as a graph), Black's lead ({@code V}), and the better line as a variation. Everything
 * else stays as it is. The text is plain ASCII, which every charset can hold.
 */
final class Annotations {
    /** Where our part of a comment begins, so that a second review replaces the first. */
    private static final String MARK = "Tesuji analysis by ";

    /** Smaller losses than these are noise, and no variation is shown for them. */
    private static final double WINRATE_WORTH_SHOWING = 0.02;

    private static final double POINTS_WORTH_SHOWING = 1;

    private final GoLine line;
    private final Notation notation;
    private final String player;

    Annotations(GoLine line, Notation notation, String player) {
        this.line = line;
        this.notation = notation;
        this.player = player;
    }

    void write(ReviewedMove move) {
        SgfNode node = line.node(move.step());
        WinEstimate black = move.blacksAfter();
        node.setText("C", comment(node.text("C").orElse(""), move));
        node.set("SBKV", decimal(100 * black.winrate(), 2));
        if (black.isCounted()) node.set("V", decimal(black.lead(), 1));
        SgfNode parent = node.parent();
        if (parent != null && isWorthShowing(move)) vary(parent, move);
    }

    private static boolean isWorthShowing(ReviewedMove move) {
        return move.winrateLost() >= WINRATE_WORTH_SHOWING || move.pointsLost() >= POINTS_WORTH_SHOWING;
    }

    private String comment(String there, ReviewedMove move) {
        int begin = there.indexOf(MARK);
        String kept = (begin < 0 ? there : there.substring(0, begin)).stripTrailing();
        return kept + (kept.isEmpty() ? "" : "\n\n") + MARK + player + "\n" + text(move);
    }

    private String text(ReviewedMove move) {
        String colour = move.side() == 0 ? "Black" : "White";
        String change = colour + " " + expected(move.measure(), move.before()) + " before the move, "
                + expected(move.measure(), move.after()) + " after it.";
        String texts = move.line().stream().map(notation::move).collect(Collectors.joining(" "));
        if (move.isBest()) return change + "\nThe best move found. Line: " + texts;
        if (!move.isMistake()) {
            return change + "\nNothing lost; " + player + " would have played " + notation.move(move.best()) + ", "
                    + expected(move.measure(), move.afterBest()) + ". Line: " + texts;
        }
        return change + "\nBetter: " + notation.move(move.best()) + ", " + expected(move.measure(), move.afterBest())
                + ". Lost: "
                + move.measure().text(move.winrateLost())
                + (Double.isNaN(move.pointsLost()) ? "" : ", " + decimal(move.pointsLost(), 1) + " points")
                + ". Line: " + texts;
    }

    private static String expected(Measure measure, WinEstimate estimate) {
        return measure.text(estimate.winrate())
                + (estimate.isCounted() ? " (" + ReviewReport.signed(estimate.lead()) + ")" : "");
    }

    /** A variation with the better line, unless one with the same first move is there already. */
    private void vary(SgfNode parent, ReviewedMove move) {
        String colour = move.side() == 0 ? "B" : "W";
        String first = point(move.best());
        boolean there = parent.children().stream()
                .anyMatch(child ->
                        Optional.of(List.of(first)).equals(child.find(colour).map(each -> each.values())));
        if (there) return;
        SgfNode node = parent;
        int side = move.side();
        for (int next : move.line()) {
            node = node.addChild();
            node.set(side == 0 ? "B" : "W", point(next));
            if (next == move.best() && node.parent() == parent) node.setText("C", MARK + player + "\n" + better(move));
            side = 1 - side;
        }
    }

    private String better(ReviewedMove move) {
        return "Better than " + notation.move(move.move()) + ": " + expected(move.measure(), move.afterBest())
                + " instead of " + expected(move.measure(), move.after()) + ".";
    }

    /** As SGF names a move; a pass is empty. */
    private String point(int move) {
        int size = line.game().size();
        if (move == size * size) return "";
        return new SgfPoint(move % size, size - 1 - move / size).toString();
    }

    private static String decimal(double value, int digits) {
        return String.format(Locale.ROOT, "%." + digits + "f", value);
    }
}
