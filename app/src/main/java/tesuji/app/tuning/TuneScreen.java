package tesuji.app.tuning;

import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import tesuji.app.command.Json;
import tesuji.app.command.ReportFiles;
import tesuji.app.command.Workbench;
import tesuji.app.terminal.Amount;
import tesuji.app.terminal.Table;
import tesuji.lab.tuning.PlayedPair;
import tesuji.lab.tuning.TuningResult;
import tesuji.lab.tuning.TuningRun;

/** What a person or a program sees of a tuning: each pair if somebody watches, then the answer. */
final class TuneScreen {
    private final Workbench workbench;
    private final boolean json;
    private final long begin = System.nanoTime();
    private boolean complete;
    private int before = -1;

    TuneScreen(Workbench workbench, boolean json) {
        this.workbench = workbench;
        this.json = json;
    }

    /** Tells of one more pair. */
    synchronized void tell(TuningRun run, PlayedPair pair) {
        if (!workbench.console().watched()) return;
        int done = run.count() + 1;
        if (before < 0) before = done - 1;
        double each = (System.nanoTime() - begin) / 1e9 / (done - before);
        workbench
                .console()
                .err()
                .println("pair " + done + " of " + run.total() + ", "
                        + pair.phase().word() + ": "
                        + run.plan().recipe(pair.values()) + " against " + pair.opponent() + ", "
                        + Amount.rough(1 + (pair.first() + pair.second()) / 2.0) + " of 2 points; "
                        + Amount.time(each * Math.max(0, run.total() - done)) + " left");
    }

    synchronized void complete() {
        complete = true;
    }

    /**
     * Prints how things stand.
     *
     * @param page where the report is, if it was written
     */
    synchronized void print(TuningRun run, TuningResult result, Optional<Path> page) {
        TuneAnswer answer = TuneAnswer.of(run, result, complete, page);
        if (json) {
            Json.print(workbench.console(), answer);
            return;
        }
        print(answer, run, result);
        ReportFiles.tell(workbench.console(), page);
    }

    private void print(TuneAnswer answer, TuningRun run, TuningResult result) {
        PrintWriter out = workbench.console().out();
        if (!answer.points().isEmpty()) printPoints(answer);
        out.println("Best: " + text(answer.best()) + ", found by " + Amount.exact(answer.games()) + " games"
                + (complete ? "." : "; stopped before the end."));
        if (!result.asGood().isEmpty()) {
            out.println("  As good in these games: "
                    + result.asGood().stream().map(run.plan()::told).collect(Collectors.joining("; ")) + ".");
        }
        if (answer.games() > 0 && result.ranges().isEmpty()) {
            out.println("  All pairs came out alike, so that they do not tell where the best values lie.");
        }
        answer.confidence()
                .optimum()
                .forEach((name, range) -> out.println("  " + name + " lies from " + number(range.low()) + " to "
                        + number(range.high()) + " (95 %)."));
        answer.confidence()
                .shares()
                .forEach((name, shares) -> out.println("  " + name + ", share of samples in which each is best: "
                        + shares.entrySet().stream()
                                .map(each -> each.getKey() + " " + Amount.percent(each.getValue()))
                                .collect(Collectors.joining(", "))
                        + "."));
        printRate("The best values score ", answer.confidence().winRate());
        printRate("The default values score ", answer.confidence().defaultWinRate());
        Double superiority = answer.confidence().superiority();
        if (superiority != null) {
            out.println("The best values are better than the default ones with " + Amount.percent(superiority) + ".");
        }
        out.println(answer.bestPlayer());
    }

    private void printRate(String begin, TuneAnswer.@Nullable Rate rate) {
        if (rate == null) return;
        workbench
                .console()
                .out()
                .println(begin + Amount.percent(rate.score()) + " (" + Amount.percent(rate.low()) + " … "
                        + Amount.percent(rate.high()) + ") in " + Amount.exact(rate.games()) + " further games.");
    }

    private void printPoints(TuneAnswer answer) {
        List<String> heads = new ArrayList<>();
        answer.best().forEach((name, value) -> heads.add(value instanceof String ? name : ">" + name));
        heads.addAll(List.of(">won", ">lost", ">drawn", ">score", ">95 %", ">Elo"));
        Table table = new Table(heads.toArray(String[]::new));
        for (TuneAnswer.Point point : answer.points()) {
            List<String> cells = new ArrayList<>();
            point.values().values().forEach(value -> cells.add(text(value)));
            cells.addAll(List.of("" + point.wins(), "" + point.losses(), "" + point.draws()));
            Double score = point.score();
            Double elo = point.elo();
            cells.add(score == null ? "" : Amount.percent(score));
            cells.add(Amount.percent(point.scoreLow()) + " … " + Amount.percent(point.scoreHigh()));
            cells.add(elo == null ? "" : String.format(Locale.ROOT, "%+.0f", elo));
            table.add(cells.toArray(String[]::new));
        }
        table.print(workbench.console().out(), workbench.console().style());
    }

    private static String text(Map<String, Object> values) {
        return values.entrySet().stream()
                .map(each -> each.getKey() + " = " + text(each.getValue()))
                .collect(Collectors.joining(", "));
    }

    private static String text(Object value) {
        return value instanceof Double number ? number(number) : value.toString();
    }

    private static String number(double value) {
        return String.format(Locale.ROOT, "%.4g", value);
    }
}
