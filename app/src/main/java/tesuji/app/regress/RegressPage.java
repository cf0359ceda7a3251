package tesuji.app.regress;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;
import tesuji.app.terminal.Amount;
import tesuji.lab.experiment.Chart;
import tesuji.lab.experiment.Findings;
import tesuji.lab.experiment.ReportTable;
import tesuji.lab.experiment.report.RunReport;
import tesuji.lab.regress.ProblemResult;
import tesuji.lab.regress.ProblemSuite;
import tesuji.lab.regress.SuiteTally;
import tesuji.lab.regress.Verdict;
import tesuji.lab.statistics.SignTest;
import tesuji.lab.statistics.Tally;
import tesuji.lab.statistics.Wilson;

/**
 * A run as a report: passes of every suite as table and bars, what has changed, what failed, and where two players
 * differ.
 *
 * @param name how the names of its files begin
 * @param complete whether every problem was asked
 * @param messages what went wrong, a sentence each
 */
record RegressPage(
        String name,
        List<ProblemSuite> suites,
        RegressRun player,
        Optional<RegressRun> beside,
        boolean complete,
        List<String> messages) {
    /** More suites would stand too near to each other. */
    private static final int GROUPS = 6;

    private static final int LONGEST_LABEL = 24;

    RegressPage {
        suites = List.copyOf(suites);
        messages = List.copyOf(messages);
    }

    RunReport report() {
        return new RunReport(
                name,
                "tesuji regress",
                "How many problems of " + (suites.size() == 1 ? "this suite" : "these " + suites.size() + " suites")
                        + " does " + player.player() + " get right?",
                player.conditions()
                        + player.comparison().map(sentence -> " " + sentence).orElse("")
                        + (complete ? "" : " The run was stopped before the end."),
                new Findings(answer(), tables(), charts()));
    }

    private Stream<RegressRun> runs() {
        return Stream.concat(Stream.of(player), beside.stream());
    }

    private String answer() {
        List<String> sentences = new ArrayList<>();
        runs().forEach(run -> {
            SuiteTally all = total(run);
            sentences.add(run.player() + " passed " + all.passed() + " of " + all.of() + " problems"
                    + (all.of() == 0 ? "." : ", " + share(all) + " (95 %: " + low(all) + " … " + high(all) + ")."));
        });
        beside.map(this::comparison).ifPresent(sentences::add);
        return String.join(" ", sentences);
    }

    private String comparison(RegressRun other) {
        Tally tally = Tally.NONE;
        for (ProblemSuite suite : suites) {
            Tally one = shared(suite, other).tally();
            tally = new Tally(tally.wins() + one.wins(), tally.losses() + one.losses(), tally.draws() + one.draws());
        }
        return "Of the " + tally.games() + " problems that both had to answer, " + player.player() + " alone passed "
                + tally.wins() + " and " + other.player() + " alone " + tally.losses() + " ("
                + chance(SignTest.pValue(tally)) + " by the sign test, which takes problems for independent).";
    }

    private static String chance(double p) {
        return p < 0.001 ? "p < 0.001" : String.format(Locale.ROOT, "p = %.3f", p);
    }

    private SharedProblems shared(ProblemSuite suite, RegressRun other) {
        return SharedProblems.of(player.results(suite), other.results(suite));
    }

    private SuiteTally total(RegressRun run) {
        return suites.stream().map(run::tally).reduce(SuiteTally.NONE, SuiteTally::plus);
    }

    private List<ReportTable> tables() {
        List<ReportTable> tables = new ArrayList<>(List.of(passes("suites", player)));
        beside.ifPresent(other -> tables.add(passes("beside", other)));
        add(tables, changes());
        beside.map(this::differences).ifPresent(table -> add(tables, table));
        add(tables, failures());
        add(
                tables,
                new ReportTable(
                        "messages",
                        "What went wrong.",
                        List.of("message"),
                        messages.stream().map(List::of).toList()));
        return tables;
    }

    private static void add(List<ReportTable> tables, ReportTable table) {
        if (!table.rows().isEmpty()) tables.add(table);
    }

    private static String share(SuiteTally tally) {
        return tally.of() == 0 ? "" : Amount.percent((double) tally.passed() / tally.of());
    }

    private static Wilson interval(SuiteTally tally) {
        return Wilson.of(new Tally(tally.passed(), tally.of() - tally.passed(), 0));
    }

    private static String low(SuiteTally tally) {
        return tally.of() == 0 ? "" : Amount.percent(interval(tally).low());
    }

    private static String high(SuiteTally tally) {
        return tally.of() == 0 ? "" : Amount.percent(interval(tally).high());
    }

    private ReportTable passes(String table, RegressRun run) {
        List<List<String>> rows = new ArrayList<>();
        for (ProblemSuite suite : suites) rows.add(row(suite.name(), run.tally(suite)));
        if (suites.size() > 1) rows.add(row("all", total(run)));
        return new ReportTable(
                table,
                "Passes of " + run.player() + ". The interval is Wilson's, of 95 %: it takes a suite for a sample of"
                        + " problems of its kind, independent of each other. Failures are expected where a suite marks"
                        + " a problem with an asterisk.",
                List.of(
                        "suite",
                        "passed",
                        "of",
                        "share",
                        "from",
                        "to",
                        "expected failures",
                        "unexpected passes",
                        "unexpected failures",
                        "not applicable",
                        "errors"),
                rows);
    }

    private static List<String> row(String suite, SuiteTally tally) {
        return List.of(
                suite,
                "" + tally.passed(),
                "" + tally.of(),
                share(tally),
                low(tally),
                high(tally),
                "" + tally.expectedFailures(),
                "" + tally.unexpectedPasses(),
                "" + tally.unexpectedFailures(),
                "" + tally.notApplicable(),
                "" + tally.errors());
    }

    private ReportTable changes() {
        List<List<String>> rows = new ArrayList<>();
        for (ProblemSuite suite : suites) {
            runs().forEach(run -> {
                List<String> passed = run.changed(suite, Verdict.PASSED, Verdict.FAILED);
                List<String> failed = run.changed(suite, Verdict.FAILED, Verdict.PASSED);
                if (passed.isEmpty() && failed.isEmpty()) return;
                rows.add(List.of(
                        suite.name(),
                        run.player(),
                        run.earlierRun(),
                        String.join(", ", passed),
                        String.join(", ", failed)));
            });
        }
        return new ReportTable(
                "changes",
                "Problems whose verdict has changed since an earlier run.",
                List.of("suite", "player", "since", "newly passed", "newly failed"),
                rows);
    }

    private ReportTable differences(RegressRun other) {
        List<List<String>> rows = new ArrayList<>();
        for (ProblemSuite suite : suites) {
            for (SharedProblems.Pair pair : shared(suite, other).parted()) {
                rows.add(List.of(
                        suite.name(),
                        pair.one().id(),
                        pair.one().expected(),
                        pair.one().answer(),
                        pair.other().answer(),
                        pair.advantage() > 0 ? player.player() : other.player()));
            }
        }
        return new ReportTable(
                "differences",
                "Problems that one of the two alone passed.",
                List.of(
                        "suite",
                        "problem",
                        "expected",
                        "answer of " + player.player(),
                        "answer of " + other.player(),
                        "passed by"),
                rows);
    }

    private ReportTable failures() {
        List<List<String>> rows = new ArrayList<>();
        for (ProblemSuite suite : suites) {
            for (ProblemResult result : player.results(suite)) {
                if (result.verdict() != Verdict.FAILED) continue;
                rows.add(List.of(
                        suite.name(),
                        result.id(),
                        "" + result.line(),
                        result.command(),
                        result.expected(),
                        result.answer()));
            }
        }
        return new ReportTable(
                "failures",
                "Problems that " + player.player() + " failed.",
                List.of("suite", "problem", "line", "command", "expected", "answer"),
                rows);
    }

    private List<Chart> charts() {
        List<ProblemSuite> shown = suites.stream()
                .filter(suite -> runs().anyMatch(run -> run.tally(suite).of() > 0))
                .toList();
        int pictures = (shown.size() + GROUPS - 1) / GROUPS;
        List<Chart> charts = new ArrayList<>();
        for (int i = 0; i < pictures; i++) {
            List<ProblemSuite> part = shown.subList(i * shown.size() / pictures, (i + 1) * shown.size() / pictures);
            charts.add(new Chart.Bars(
                    i == 0 ? "passes" : "passes-" + (i + 1),
                    "Problems passed, with 95 % intervals",
                    "% of those to be answered",
                    part.stream().map(this::bars).toList()));
        }
        return charts;
    }

    private Chart.BarGroup bars(ProblemSuite suite) {
        String name = suite.name();
        String label = name.length() <= LONGEST_LABEL ? name : name.substring(0, LONGEST_LABEL - 1) + "…";
        return new Chart.BarGroup(label, runs().map(run -> bar(run, suite)).toList());
    }

    private static Chart.Share bar(RegressRun run, ProblemSuite suite) {
        SuiteTally tally = run.tally(suite);
        double share = tally.of() == 0 ? Double.NaN : 100.0 * tally.passed() / tally.of();
        if (tally.of() == 0) return new Chart.Share(run.player(), share, Double.NaN, Double.NaN);
        Wilson interval = interval(tally);
        return new Chart.Share(run.player(), share, 100 * interval.low(), 100 * interval.high());
    }
}
