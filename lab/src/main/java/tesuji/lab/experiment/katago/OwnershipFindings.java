package tesuji.lab.experiment.katago;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.ToDoubleFunction;
import tesuji.lab.experiment.Chart;
import tesuji.lab.experiment.Findings;
import tesuji.lab.experiment.ReportTable;
import tesuji.lab.experiment.Workplace;
import tesuji.lab.statistics.Sample;
import tesuji.lab.statistics.rank.TestFamily;

/** What the rows say about owners: every table of the source with ours beside it, and errors against theory. */
final class OwnershipFindings {
    private static final List<String> SECTIONS = List.of("territory", "gote", "continuation", "sente", "border", "ko");
    private static final List<String> COLUMNS = List.of(
            "table",
            "mark",
            "point",
            "exact",
            "source's W",
            "source's mean",
            "source's deviation",
            "mean",
            "deviation",
            "95 % low",
            "95 % high",
            "error",
            "source's error",
            "ratio",
            "p against the source");

    /** Errors are printed with three digits; of smaller ones rounding alone changes a ratio by more than 5 %. */
    private static final double LEAST_ERROR = 0.01;

    private final List<OwnershipColumn> points = KatagoOwnership.POINTS;
    private final Map<String, Integer> places = new HashMap<>();
    private final double[] exact;
    private final double[] printed;
    private final List<double[]> boards;
    private final BoardBootstrap bootstrap;
    private final ReportTable theory;
    private final String network;
    private final String size;

    OwnershipFindings(Workplace at, String network) {
        this.network = network;
        size = RunSize.note(at.scale());
        theory = at.table(KatagoOwnership.THEORY);
        for (int i = 0; i < points.size(); i++) places.put(points.get(i).label(), i);
        printed = points.stream().mapToDouble(OwnershipColumn::mean).toArray();
        exact = exact();
        boards = at.rows(KatagoOwnership.BOARDS).stream()
                .map(row -> row.subList(1, 1 + points.size()).stream()
                        .mapToDouble(Double::parseDouble)
                        .toArray())
                .toList();
        bootstrap = new BoardBootstrap(boards);
    }

    /** Expected owners: those that were counted, and those of the source where counting found none. */
    private double[] exact() {
        double[] owners = points.stream().mapToDouble(OwnershipColumn::theory).toArray();
        for (List<String> row : theory.rows()) {
            String[] names = row.get(1).split(" ", -1);
            String[] values = row.get(2).split(" ", -1);
            for (int i = 0; i < names.length; i++) {
                if (!values[i].equals("?")) owners[place(row.get(0), names[i])] = fraction(values[i]);
            }
        }
        return owners;
    }

    private static double fraction(String text) {
        int stroke = text.indexOf('/');
        return stroke < 0
                ? Double.parseDouble(text)
                : Double.parseDouble(text.substring(0, stroke)) / Double.parseDouble(text.substring(stroke + 1));
    }

    private int place(String table, String point) {
        Integer place = places.get(table + " " + point);
        if (place == null) throw new IllegalStateException("no point " + table + " " + point);
        return place;
    }

    private boolean isEmpty() {
        return boards.isEmpty();
    }

    Findings findings() {
        List<ReportTable> tables = new ArrayList<>(List.of(summary()));
        for (int section = 1; section <= SECTIONS.size(); section++) tables.add(section(section));
        tables.add(theory);
        return new Findings(answer(), tables, isEmpty() ? List.of() : List.of(errors(), owners()));
    }

    private String answer() {
        if (isEmpty()) return "No board was asked about.";
        BoardBootstrap.Estimate ours = bootstrap.estimate(error(0));
        double theirs = error(0).applyAsDouble(printed);
        TestFamily against = new TestFamily(points.stream().map(this::against).toList());
        return "On " + boards.size() + " boards the mean of " + network + " is " + Decimals.text(ours.value())
                + " from the exact owner of a marked point (95 % interval " + Decimals.text(ours.low()) + " to "
                + Decimals.text(ours.high()) + "), that of the source's network " + Decimals.text(theirs)
                + "; ratio " + Decimals.text(ours.value() / theirs) + ". Over the " + points.size()
                + " points, means and exact owners correlate by "
                + Decimals.text(correlation(means(), exact))
                + ", the source's by " + Decimals.text(correlation(printed, exact)) + ", ours and the source's by "
                + Decimals.text(correlation(means(), printed)) + ". At " + against.small() + " of " + points.size()
                + " points the two networks differ by more than chance (p < 0.05, boards drawn again), at "
                + against.smallTogether() + " by Holm's procedure for all of them together." + size;
    }

    private double[] means() {
        double[] means = new double[points.size()];
        for (int i = 0; i < means.length; i++) {
            int place = i;
            means[i] = bootstrap.estimate(all -> all[place]).value();
        }
        return means;
    }

    /** The mean distance from the exact owners in a section, or in all of them (0). */
    private ToDoubleFunction<double[]> error(int section) {
        return means -> {
            double sum = 0;
            int count = 0;
            for (int i = 0; i < exact.length; i++) {
                if (section > 0 && section(points.get(i)) != section) continue;
                sum += Math.abs(means[i] - exact[i]);
                count++;
            }
            return sum / count;
        };
    }

    private static int section(OwnershipColumn column) {
        return column.table().charAt("own-".length()) - '0';
    }

    private static double correlation(double[] a, double[] b) {
        double meanA = Arrays.stream(a).average().orElse(Double.NaN);
        double meanB = Arrays.stream(b).average().orElse(Double.NaN);
        double product = 0;
        double squaresA = 0;
        double squaresB = 0;
        for (int i = 0; i < a.length; i++) {
            product += (a[i] - meanA) * (b[i] - meanB);
            squaresA += (a[i] - meanA) * (a[i] - meanA);
            squaresB += (b[i] - meanB) * (b[i] - meanB);
        }
        return product / Math.sqrt(squaresA * squaresB);
    }

    /** What a column of the source is computed from: a mean, or the difference of two. */
    private ToDoubleFunction<double[]> statistic(OwnershipColumn column) {
        int first = place(column.table(), column.points().get(0));
        if (!column.isDifference()) return means -> means[first];
        int second = place(column.table(), column.points().get(1));
        return means -> means[first] - means[second];
    }

    private double against(OwnershipColumn column) {
        double error = column.deviation() / Math.sqrt(SourceTables.BOARDS);
        return bootstrap.pValue(statistic(column), column.mean(), error);
    }

    private ReportTable section(int section) {
        List<List<String>> rows = new ArrayList<>();
        List<Double> pValues = new ArrayList<>();
        String caption = "";
        for (OwnershipColumn column : SourceTables.OWNERSHIP) {
            if (section(column) != section) continue;
            caption = SourceTables.section(column.table());
            rows.add(row(column));
            if (!isEmpty()) pValues.add(against(column));
        }
        return new ReportTable(
                SECTIONS.get(section - 1),
                caption + " (§4.1): the source's tables and ours. Owners are 1 for Black and -1 for White; r is the"
                        + " difference of the two points with the same mark, whose order the source does not tell."
                        + " Deviations are those over boards. A ratio is that of the sizes of both errors, ours /"
                        + " source; there is none where the source's is below 0.01, which rounding to 0.001 changes by"
                        + " more than 5 %. Means have no ratio: many should be 0."
                        + new TestFamily(pValues).sentence(),
                COLUMNS,
                rows);
    }

    private List<String> row(OwnershipColumn column) {
        ToDoubleFunction<double[]> statistic = statistic(column);
        double truth = statistic.applyAsDouble(exact);
        List<String> row = new ArrayList<>(List.of(
                column.table(),
                column.mark(),
                column.point(),
                Decimals.text(truth),
                Decimals.text(column.theory()),
                Decimals.text(column.mean()),
                Decimals.text(column.deviation())));
        if (isEmpty()) {
            row.addAll(List.of("", "", "", "", "", Decimals.text(column.mean() - truth), "", ""));
            return row;
        }
        BoardBootstrap.Estimate ours = bootstrap.estimate(statistic);
        Sample sample = Sample.of(boards.stream().map(statistic::applyAsDouble).toList());
        row.addAll(List.of(
                Decimals.text(ours.value()),
                Decimals.text(sample.deviation()),
                Decimals.text(ours.low()),
                Decimals.text(ours.high()),
                Decimals.text(ours.value() - truth),
                Decimals.text(column.mean() - truth),
                ratio(ours.value() - truth, column.mean() - truth),
                Decimals.p(against(column))));
        return row;
    }

    private static String ratio(double error, double theirs) {
        boolean tooSmall = Math.abs(theirs) < LEAST_ERROR - 1e-9; // as printed numbers differ from it at least
        return tooSmall ? "" : Decimals.text(Math.abs(error) / Math.abs(theirs));
    }

    private ReportTable summary() {
        List<List<String>> rows = new ArrayList<>();
        List<Double> pValues = new ArrayList<>();
        for (int section = 0; section <= SECTIONS.size(); section++) {
            ToDoubleFunction<double[]> error = error(section);
            double theirs = error.applyAsDouble(printed);
            String name = section == 0 ? "all" : SECTIONS.get(section - 1);
            if (isEmpty()) {
                rows.add(List.of(name, Decimals.text(theirs), "", "", "", "", ""));
                continue;
            }
            BoardBootstrap.Estimate ours = bootstrap.estimate(error);
            double pValue = bootstrap.pValue(error, theirs, 0);
            pValues.add(pValue);
            rows.add(List.of(
                    name,
                    Decimals.text(theirs),
                    Decimals.text(ours.value()),
                    Decimals.text(ours.low()),
                    Decimals.text(ours.high()),
                    Decimals.text(ours.value() / theirs),
                    Decimals.p(pValue)));
        }
        return new ReportTable(
                "errors",
                "How far the mean owner of a marked point is from the exact one, on average over the points of a"
                        + " section; the source's number is taken as it is."
                        + new TestFamily(pValues).sentence(),
                List.of("section", "source's error", "error", "95 % low", "95 % high", "ratio", "p"),
                rows);
    }

    private Chart errors() {
        List<Chart.BarGroup> groups = new ArrayList<>();
        for (int section = 1; section <= SECTIONS.size(); section++) {
            BoardBootstrap.Estimate ours = bootstrap.estimate(error(section));
            double theirs = error(section).applyAsDouble(printed);
            groups.add(new Chart.BarGroup(
                    SECTIONS.get(section - 1),
                    List.of(
                            new Chart.Share("source", theirs, Double.NaN, Double.NaN),
                            new Chart.Share("here", ours.value(), ours.low(), ours.high()))));
        }
        return new Chart.Bars(
                "errors",
                "Distance of the mean owner from the exact one, 95 % interval",
                "points of ownership",
                groups);
    }

    private Chart owners() {
        List<Chart.Group> groups = new ArrayList<>();
        for (int i = 0; i < points.size(); i++) {
            if (section(points.get(i)) != 4 && section(points.get(i)) != 5) continue;
            int place = i;
            groups.add(new Chart.Group(
                    points.get(i).label().substring("own-".length()),
                    boards.stream().map(board -> board[place]).toList()));
        }
        return new Chart.Violins("sente", "Owners of points in sente and on its border, by board", "owner", groups);
    }
}
