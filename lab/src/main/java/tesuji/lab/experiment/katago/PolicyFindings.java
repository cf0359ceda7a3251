package tesuji.lab.experiment.katago;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.function.ToDoubleFunction;
import java.util.stream.Collectors;
import tesuji.lab.experiment.Chart;
import tesuji.lab.experiment.Findings;
import tesuji.lab.experiment.ReportTable;
import tesuji.lab.experiment.Workplace;
import tesuji.lab.statistics.Sample;
import tesuji.lab.statistics.SignTest;
import tesuji.lab.statistics.Tally;
import tesuji.lab.statistics.Wilson;
import tesuji.lab.statistics.rank.TestFamily;

/** What the rows say about moves: every table of the source with ours beside it, and how often the order is right. */
final class PolicyFindings {
    private static final double HALF = 0.5;
    private static final List<String> SECTIONS =
            List.of("value", "continuation", "same-result", "tedomari", "corridors");

    private final List<PolicyBoards> boards;
    private final ReportTable theory;
    private final CountedLosses losses;
    private final String network;
    private final String size;

    PolicyFindings(Workplace at, String network) {
        this.network = network;
        size = RunSize.note(at.scale());
        theory = at.table(KatagoPolicy.THEORY);
        losses = new CountedLosses(theory);
        boards = List.of(new PolicyBoards(at, 1, losses), new PolicyBoards(at, 2, losses));
    }

    Findings findings() {
        List<ReportTable> tables = new ArrayList<>(List.of(summary(), order()));
        for (int section = 1; section <= SECTIONS.size(); section++) tables.add(section(section));
        tables.add(theory);
        List<Chart> charts =
                boards.stream().filter(each -> !each.isEmpty()).map(this::chart).toList();
        return new Findings(answer(), tables, charts);
    }

    private static int section(String table) {
        return table.charAt("policy-".length()) - '0';
    }

    private static String first(int corners, String table, ToDoubleFunction<PolicyColumn> number) {
        return KatagoPolicy.columns(corners, table).stream()
                .max(Comparator.comparingDouble(number))
                .map(PolicyColumn::point)
                .orElseThrow();
    }

    private boolean firstIsRight(int corners, String table, ToDoubleFunction<PolicyColumn> number) {
        return losses.isRight(KatagoPolicy.columns(corners, table).stream()
                .max(Comparator.comparingDouble(number))
                .orElseThrow());
    }

    private String answer() {
        if (boards.stream().allMatch(PolicyBoards::isEmpty)) return "No board was asked about.";
        return boards.stream()
                        .filter(each -> !each.isEmpty())
                        .map(each -> {
                            List<String> decided = KatagoPolicy.TABLES.stream()
                                    .filter(table -> losses.isDecided(each.corners, table))
                                    .toList();
                            long ours = decided.stream()
                                    .filter(table -> firstIsRight(each.corners, table, each::mean))
                                    .count();
                            long theirs = decided.stream()
                                    .filter(table -> firstIsRight(each.corners, table, PolicyColumn::mean))
                                    .count();
                            long often = decided.stream()
                                    .filter(table ->
                                            Wilson.of(each.ahead(table)).low() > HALF)
                                    .count();
                            long seldom = decided.stream()
                                    .filter(table ->
                                            Wilson.of(each.ahead(table)).high() < HALF)
                                    .count();
                            return (each.corners == 1 ? "With one corner, " : "With two corners, ") + each.size()
                                    + " boards: the likeliest marked move of " + network + " is right in " + ours
                                    + " of "
                                    + decided.size() + " tables that have a wrong one, that of the source's network in "
                                    + theirs
                                    + "; a right move is ahead on more than half of all boards in " + often
                                    + ", and on fewer in " + seldom + " (95 % intervals).";
                        })
                        .collect(Collectors.joining(" "))
                + size;
    }

    private ReportTable summary() {
        List<List<String>> rows = new ArrayList<>();
        for (PolicyBoards each : boards) {
            for (int section = 1; section <= SECTIONS.size(); section++) {
                int wanted = section;
                List<String> decided = KatagoPolicy.TABLES.stream()
                        .filter(table -> section(table) == wanted && losses.isDecided(each.corners, table))
                        .toList();
                if (decided.isEmpty()) continue;
                Tally all = Tally.NONE;
                for (String table : decided) {
                    Tally one = each.ahead(table);
                    all = new Tally(all.wins() + one.wins(), all.losses() + one.losses(), all.draws() + one.draws());
                }
                rows.add(List.of(
                        SECTIONS.get(section - 1),
                        "" + each.corners,
                        "" + decided.size(),
                        ""
                                + decided.stream()
                                        .filter(table -> firstIsRight(each.corners, table, PolicyColumn::mean))
                                        .count(),
                        each.isEmpty()
                                ? ""
                                : ""
                                        + decided.stream()
                                                .filter(table -> firstIsRight(each.corners, table, each::mean))
                                                .count(),
                        Decimals.text(all.score())));
            }
        }
        return new ReportTable(
                "sections",
                "Tables with a right and a wrong move: in how many the right one is first on average, and the share of"
                        + " boards on which it is ahead.",
                List.of("section", "corners", "tables", "source right", "right", "boards ahead"),
                rows);
    }

    private ReportTable order() {
        List<List<String>> rows = new ArrayList<>();
        List<Double> pValues = new ArrayList<>();
        for (PolicyBoards each : boards) {
            for (String table : KatagoPolicy.TABLES) {
                Tally ahead = each.ahead(table);
                Wilson interval = Wilson.of(ahead);
                String right = KatagoPolicy.columns(each.corners, table).stream()
                        .filter(losses::isRight)
                        .map(PolicyColumn::point)
                        .collect(Collectors.joining(" "));
                double pValue = losses.isDecided(each.corners, table) ? Double.NaN : SignTest.pValue(ahead);
                pValues.add(pValue);
                rows.add(List.of(
                        table,
                        "" + each.corners,
                        right,
                        first(each.corners, table, PolicyColumn::mean),
                        each.isEmpty() ? "" : first(each.corners, table, each::mean),
                        "" + ahead.wins(),
                        Decimals.text(ahead.score()),
                        Decimals.text(interval.low()),
                        Decimals.text(interval.high()),
                        Decimals.p(pValue),
                        Decimals.text(each.pass(table)),
                        Decimals.text(each.elsewhere(table))));
            }
        }
        return new ReportTable(
                "order",
                "Which marked move is first, and on how many boards a right one is ahead of all wrong ones; where all"
                        + " are right, on how many the first-named is ahead, with the p-value of the sign test."
                        + new TestFamily(pValues).sentence(),
                List.of(
                        "table",
                        "corners",
                        "right",
                        "source's first",
                        "first",
                        "boards ahead",
                        "share",
                        "95 % low",
                        "95 % high",
                        "p if equal",
                        "pass",
                        "elsewhere"),
                rows);
    }

    private ReportTable section(int section) {
        List<List<String>> rows = new ArrayList<>();
        List<Double> pValues = new ArrayList<>();
        String caption = "";
        for (PolicyColumn column : SourceTables.POLICY) {
            if (section(column.table()) != section) continue;
            caption = SourceTables.section(column.table());
            PolicyBoards ours = boards.get(column.corners() - 1);
            rows.add(row(column, ours));
            if (!ours.isEmpty()) pValues.add(against(column, ours));
        }
        return new ReportTable(
                SECTIONS.get(section - 1),
                caption
                        + " (§4.2): the source's tables and ours. Marks are the source's: a cross is right,"
                        + " a square wrong, triangles are all right. What a move loses in points was counted."
                        + " Second corners are drawn anew."
                        + new TestFamily(pValues).sentence(),
                List.of(
                        "table",
                        "corners",
                        "mark",
                        "point",
                        "loses",
                        "source's mean",
                        "source's deviation",
                        "mean",
                        "deviation",
                        "95 % low",
                        "95 % high",
                        "ratio",
                        "p against the source"),
                rows);
    }

    private List<String> row(PolicyColumn column, PolicyBoards ours) {
        List<String> row = new ArrayList<>(List.of(
                column.table(),
                "" + column.corners(),
                column.mark(),
                column.point(),
                losses.of(column),
                Decimals.text(column.mean()),
                Decimals.text(column.deviation())));
        if (ours.isEmpty()) {
            row.addAll(List.of("", "", "", "", "", ""));
            return row;
        }
        int place = ours.place(column);
        BoardBootstrap.Estimate mean = ours.bootstrap().estimate(means -> means[place]);
        row.addAll(List.of(
                Decimals.text(mean.value()),
                Decimals.text(Sample.of(ours.of(column)).deviation()),
                Decimals.text(mean.low()),
                Decimals.text(mean.high()),
                Decimals.text(mean.value() / column.mean()),
                Decimals.p(against(column, ours))));
        return row;
    }

    private static double against(PolicyColumn column, PolicyBoards ours) {
        int place = ours.place(column);
        double error = column.deviation() / Math.sqrt(SourceTables.BOARDS);
        return ours.bootstrap().pValue(means -> means[place], column.mean(), error);
    }

    private Chart chart(PolicyBoards boards) {
        List<Chart.Share> shares = KatagoPolicy.TABLES.stream()
                .filter(table -> losses.isDecided(boards.corners, table))
                .map(table -> {
                    Tally ahead = boards.ahead(table);
                    Wilson interval = Wilson.of(ahead);
                    String label = table.substring("policy-".length());
                    return new Chart.Share(label, ahead.score(), interval.low(), interval.high());
                })
                .toList();
        String name = boards.corners == 1 ? "one-corner" : "two-corners";
        return new Chart.Shares(
                name,
                "Boards on which a right move is likelier than the wrong ones, 95 % interval",
                "boards",
                HALF,
                shares);
    }
}
