package tesuji.app.regress;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import tesuji.app.command.Json;
import tesuji.app.command.ReportFiles;
import tesuji.app.command.Workbench;
import tesuji.app.terminal.Table;
import tesuji.lab.regress.ProblemResult;
import tesuji.lab.regress.ProblemSuite;
import tesuji.lab.regress.RunFolder;
import tesuji.lab.regress.SuiteTally;
import tesuji.lab.regress.Verdict;

/** What a person or a program sees: each answer on the standard error if somebody watches, the table at the end. */
final class RegressScreen {
    private final Workbench workbench;
    private final List<ProblemSuite> suites;
    private final RegressRun player;
    private final Optional<RegressRun> beside;
    private final boolean json;
    private final List<String> messages = new ArrayList<>();
    private boolean complete;

    RegressScreen(
            Workbench workbench,
            List<ProblemSuite> suites,
            RegressRun player,
            Optional<RegressRun> beside,
            boolean json) {
        this.workbench = workbench;
        this.suites = suites;
        this.player = player;
        this.beside = beside;
        this.json = json;
    }

    /** Something went wrong; the rest goes on. */
    synchronized void complain(String sentence) {
        messages.add(sentence);
        workbench.warn(sentence);
    }

    /** One more answer. */
    void tell(RegressRun run, ProblemSuite suite, ProblemResult result) {
        if (!workbench.console().watched()) return;
        workbench
                .console()
                .err()
                .println(run.player() + ": " + suite.name() + " " + result.id() + " "
                        + result.verdict().word() + ", "
                        + result.answer() + " for " + result.expected() + " ("
                        + run.results(suite).size() + " of " + suite.problems().size() + ")");
    }

    /** Every problem has been asked. */
    synchronized void complete() {
        complete = true;
    }

    /** Writes the report where there is a folder, and prints how things stand. */
    synchronized void print(ReportFiles reports) {
        Optional<Path> page = player.folder().flatMap(runs -> reports.write(() -> report(runs)));
        if (json) {
            Json.print(workbench.console(), RegressAnswer.of(suites, player, beside, complete, messages, page));
            return;
        }
        printTable();
        ReportFiles.tell(workbench.console(), page);
    }

    private Path report(RunFolder runs) {
        RegressPage page = new RegressPage(runs.stem(), suites, player, beside, complete, messages);
        return page.report().write(runs.path());
    }

    private void printTable() {
        List<String> heads = new ArrayList<>(List.of(
                "suite",
                ">passed",
                ">of",
                ">expected failures",
                ">unexpected passes",
                ">unexpected failures",
                ">not applicable",
                ">errors"));
        if (beside.isPresent()) heads.addAll(List.of(">beside", ">of"));
        Table table = new Table(heads.toArray(String[]::new));
        for (ProblemSuite suite : suites) table.add(cells(suite.name(), List.of(suite)));
        if (suites.size() > 1) table.add(cells("all", suites));
        workbench.console().out().println(heading());
        table.print(workbench.console().out(), workbench.console().style());
        beside.ifPresent(this::tellCommon);
        tellChanges(player);
        beside.ifPresent(this::tellChanges);
    }

    private String heading() {
        String names = beside.map(other -> player.player() + ", beside it " + other.player())
                .orElseGet(player::player);
        return names + (complete ? "" : "; stopped before the end");
    }

    private String[] cells(String name, List<ProblemSuite> rows) {
        SuiteTally own = tally(player, rows);
        List<String> cells = new ArrayList<>(List.of(
                name,
                "" + own.passed(),
                "" + own.of(),
                "" + own.expectedFailures(),
                "" + own.unexpectedPasses(),
                "" + own.unexpectedFailures(),
                "" + own.notApplicable(),
                "" + own.errors()));
        beside.map(other -> tally(other, rows))
                .ifPresent(other -> cells.addAll(List.of("" + other.passed(), "" + other.of())));
        return cells.toArray(String[]::new);
    }

    private static SuiteTally tally(RegressRun run, List<ProblemSuite> rows) {
        return rows.stream().map(run::tally).reduce(SuiteTally.NONE, SuiteTally::plus);
    }

    /** What is fair to compare, where that is not all of it. */
    private void tellCommon(RegressRun other) {
        for (ProblemSuite suite : suites) {
            SharedProblems common = SharedProblems.of(player.results(suite), other.results(suite));
            if (!common.differs()) continue;
            workbench
                    .console()
                    .out()
                    .println("Of the " + common.pairs().size() + " problems of " + suite.name()
                            + " that both had to answer, " + player.player() + " passed " + common.passedByOne()
                            + " and " + other.player() + " " + common.passedByOther() + ".");
        }
    }

    /** What has changed since the earlier run, where there is one. */
    private void tellChanges(RegressRun run) {
        if (!run.hasEarlier()) return;
        workbench.console().out().println();
        run.comparison().ifPresent(workbench.console().out()::println);
        int changes = 0;
        for (ProblemSuite suite : suites) {
            changes += tellChanges(run, suite, "newly passed", run.changed(suite, Verdict.PASSED, Verdict.FAILED));
            changes += tellChanges(run, suite, "newly failed", run.changed(suite, Verdict.FAILED, Verdict.PASSED));
        }
        String since = run.earlierRun() + ".";
        if (changes == 0) workbench.console().out().println(run.player() + ": nothing has changed since " + since);
    }

    private int tellChanges(RegressRun run, ProblemSuite suite, String what, List<String> ids) {
        if (!ids.isEmpty()) {
            workbench
                    .console()
                    .out()
                    .println(run.player() + ", " + suite.name() + ", " + what + ": " + String.join(", ", ids));
        }
        return ids.size();
    }
}
