package tesuji.lab.journal;

import java.util.Locale;
import java.util.StringJoiner;
import tesuji.core.game.Notation;
import tesuji.core.play.Analysis;
import tesuji.core.play.Decision;
import tesuji.core.play.TreeView;
import tesuji.lab.match.GameReport;
import tesuji.lab.match.Turn;

/**
 * What the players thought at each move, for people (after Śliwa 2013, §6.4.3): available memory, memory and size of
 * the tree, the candidates from best to worst, the value of the best.
 */
final class MoveLog {
    private static final double MEGABYTE = 1 << 20;

    private final GameReport report;
    private final Notation notation;

    MoveLog(GameReport report) {
        this.report = report;
        notation = report.game().notation();
    }

    String text(Entry entry) {
        StringBuilder text = new StringBuilder("game " + entry.game() + " of " + entry.rules() + "\n"
                + "first: " + entry.part(0).player() + "\n"
                + "second: " + entry.part(1).player() + "\n"
                + "opening: " + report.opening() + " moves\n");
        int number = report.opening();
        for (Turn turn : report.played().turns()) text.append('\n').append(turn(++number, turn));
        text.append("\nresult: ").append(entry.result()).append('\n');
        if (!entry.note().isEmpty()) text.append(entry.note()).append('\n');
        return text.toString();
    }

    private String turn(int number, Turn turn) {
        Analysis analysis = turn.decision().analysis();
        String text = String.format(
                Locale.ROOT,
                "move %d, %s side: %s%n  time %.3f s, available memory %.0f MB%n",
                number,
                turn.side() == 0 ? "first" : "second",
                deed(turn.decision()),
                turn.time().toNanos() / 1e9,
                turn.freeBytes() / MEGABYTE);
        text += turn.tree().map(MoveLog::tree).orElse("");
        if (analysis.steps() > 0) {
            text += String.format(
                    Locale.ROOT, "  simulations %d, value of the best %.4f%n", analysis.steps(), analysis.value());
        }
        if (!analysis.notice().isEmpty()) text += "  " + analysis.notice() + "\n";
        return analysis.candidates().isEmpty() ? text : text + candidates(analysis);
    }

    private String deed(Decision decision) {
        if (!(decision instanceof Decision.Play play)) return "resign";
        boolean named = play.move() >= 0 && play.move() < report.game().moveLimit();
        return named ? notation.move(play.move()) : "number " + play.move();
    }

    private static String tree(TreeView.Size size) {
        return String.format(
                Locale.ROOT,
                "  tree memory %.1f MB, tree size %d of %d nodes%n",
                size.bytes() / MEGABYTE,
                size.nodes(),
                size.capacity());
    }

    private String candidates(Analysis analysis) {
        StringJoiner list = new StringJoiner(", ", "  candidates ", "\n");
        for (Analysis.Candidate candidate : analysis.candidates()) {
            list.add(String.format(
                    Locale.ROOT,
                    "%s %.4f (%d)",
                    notation.move(candidate.move()),
                    candidate.value(),
                    candidate.visits()));
        }
        return list.toString();
    }
}
