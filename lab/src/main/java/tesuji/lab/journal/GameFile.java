package tesuji.lab.journal;

import java.time.ZoneId;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import tesuji.core.play.Analysis;
import tesuji.games.Games;
import tesuji.games.go.GoGame;
import tesuji.games.go.record.GoRecord;
import tesuji.games.go.record.GoReplay;
import tesuji.games.go.record.GoSgf;
import tesuji.games.go.record.GoStep;
import tesuji.games.sgf.Sgf;
import tesuji.games.sgf.SgfCollection;
import tesuji.games.sgf.SgfLayout;
import tesuji.games.sgf.SgfNode;
import tesuji.lab.match.Report;
import tesuji.lab.match.Turn;

/** The file of one game: SGF for Go, lines of words for everything else. */
final class GameFile {
    private final Report report;
    private final Entry entry;

    GameFile(Report report, Entry entry) {
        this.report = report;
        this.entry = entry;
    }

    /** The ending of the file's name. */
    String ending() {
        return report.game() instanceof GoGame ? ".sgf" : ".txt";
    }

    String text() {
        return report.game() instanceof GoGame ? sgf() : words();
    }

    private String words() {
        return TextRecord.of(report.played().record(), report.game())
                + "# first: " + entry.part(0).player() + "\n"
                + "# second: " + entry.part(1).player() + "\n"
                + "# result: " + entry.result() + " ("
                + entry.termination().name().toLowerCase(Locale.ROOT) + ")\n"
                + (entry.note().isEmpty() ? "" : "# " + entry.note().replaceAll("\\s+", " ") + "\n");
    }

    private String sgf() {
        GoRecord told = GoReplay.tell(report.played().record(), Games.library())
                .withPlayers(entry.part(0).player(), entry.part(1).player())
                .withResult(entry.result());
        SgfNode root = GoSgf.tree(
                told.withSteps(commented(told.steps())), entry.origin().version());
        root.set(
                "DT", entry.begin().atZone(ZoneId.systemDefault()).toLocalDate().toString());
        root.set("RO", Integer.toString(entry.game()));
        if (!entry.note().isEmpty()) root.setText("GC", entry.note());
        return Sgf.text(SgfCollection.of(root), SgfLayout.LINES);
    }

    /** The steps with what the players thought; the moves of the opening are nobody's. */
    private List<GoStep> commented(List<GoStep> steps) {
        List<GoStep> commented = new ArrayList<>(steps);
        int moves = report.played().record().moves().size();
        int begin = steps.size() - moves + report.opening();
        for (int i = begin; i < steps.size(); i++) {
            Turn turn = report.played().turns().get(i - begin);
            Analysis analysis = turn.decision().analysis();
            if (analysis.steps() > 0) commented.set(i, steps.get(i).withComment(comment(turn, analysis)));
        }
        return commented;
    }

    private static String comment(Turn turn, Analysis analysis) {
        String lead = Double.isNaN(analysis.lead()) ? "" : String.format(Locale.ROOT, ", lead %.1f", analysis.lead());
        String notice = analysis.notice().isEmpty() ? "" : "\n" + analysis.notice();
        return String.format(
                        Locale.ROOT,
                        "%s %s%s, %d simulations, %.2f s",
                        analysis.measure().word(),
                        analysis.measure().text(analysis.value()),
                        lead,
                        analysis.steps(),
                        turn.time().toNanos() / 1e9)
                + notice;
    }
}
