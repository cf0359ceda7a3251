package tesuji.lab.journal;

import java.time.ZoneId;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import tesuji.core.game.RecordFormat;
import tesuji.core.play.Analysis;
import tesuji.lab.match.GameReport;
import tesuji.lab.match.Turn;

/** The file of one game: in the format of the game, or else as lines of words. */
public final class GameFile {
    private final GameReport report;
    private final Entry entry;

    public GameFile(GameReport report, Entry entry) {
        this.report = report;
        this.entry = entry;
    }

    /** Its name: {@code game-0001.sgf}. */
    public String name() {
        return stem(entry) + ending();
    }

    /** The name without its ending, which has four digits or more. */
    static String stem(Entry entry) {
        String digits = String.valueOf(entry.game());
        return "game-" + "0".repeat(Math.max(0, 4 - digits.length())) + digits;
    }

    /** The ending of the file's name. */
    private String ending() {
        return report.game().recordFormat().map(RecordFormat::ending).orElse(".txt");
    }

    public String text() {
        return report.game()
                .recordFormat()
                .map(format -> format.write(report.played().record(), header()))
                .orElseGet(this::words);
    }

    private String words() {
        return TextRecord.of(report.played().record(), report.game())
                + "# first: " + entry.part(0).player() + "\n"
                + "# second: " + entry.part(1).player() + "\n"
                + "# result: " + entry.result() + " ("
                + entry.termination().name().toLowerCase(Locale.ROOT) + ")\n"
                + (entry.note().isEmpty() ? "" : "# " + entry.note().replaceAll("\\s+", " ") + "\n");
    }

    private RecordFormat.Header header() {
        return new RecordFormat.Header(
                List.of(entry.part(0).player(), entry.part(1).player()),
                entry.result(),
                entry.begin().atZone(ZoneId.systemDefault()).toLocalDate(),
                entry.game(),
                entry.note(),
                comments(),
                entry.origin().version());
    }

    /** What the players thought; the moves of the opening are nobody's. */
    private Map<Integer, String> comments() {
        Map<Integer, String> comments = new HashMap<>();
        for (int move = report.opening();
                move < report.played().record().moves().size();
                move++) {
            Turn turn = report.played().turns().get(move - report.opening());
            Analysis analysis = turn.decision().analysis();
            if (analysis.steps() > 0) comments.put(move, comment(turn, analysis));
        }
        return comments;
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
