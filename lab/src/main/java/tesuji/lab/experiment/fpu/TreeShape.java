package tesuji.lab.experiment.fpu;

import java.time.Duration;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;
import tesuji.core.base.Rng;
import tesuji.core.game.Game;
import tesuji.core.game.GameRecord;
import tesuji.core.game.Position;
import tesuji.core.play.AnalysisRequest;
import tesuji.core.play.Limits;
import tesuji.core.play.TreeView;
import tesuji.games.Games;
import tesuji.lab.catalog.Catalog;
import tesuji.lab.experiment.Chart;
import tesuji.lab.experiment.Findings;
import tesuji.lab.experiment.KeyedTrial;
import tesuji.lab.experiment.ReportTable;
import tesuji.lab.experiment.Scale;
import tesuji.lab.experiment.Sheet;
import tesuji.lab.experiment.Stage;
import tesuji.lab.experiment.StagedExperiment;
import tesuji.lab.experiment.Workplace;
import tesuji.lab.prediction.EquivalentMoves;
import tesuji.lab.statistics.MannWhitney;
import tesuji.lab.statistics.Sample;
import tesuji.mcts.MctsPlayer;

/**
 * How much of each level is expanded along the best path from the empty board, for a small and a large constant
 * (Wieczorek 2009, §4.3, Figure 4.4). The best path follows the child with most simulations, to the first node without
 * a simulated child. Level 0 is the empty board, of which symmetry leaves about one eighth.
 */
record TreeShape() implements StagedExperiment {
    private static final Sheet LEVELS = new Sheet(
            "levels",
            "The best path of each search: moves tried and moves possible on each level.",
            List.of("constant", "repetition", "depth", "tried", "possible"));

    private static final List<String> CONSTANTS = List.of("1.4", "10000");
    private static final int SIMULATIONS = 56_700;
    private static final int SMALL_SIMULATIONS = 8_100;
    private static final int REPETITIONS = 10;
    private static final int DEPTH = 2;

    @Override
    public String name() {
        return "fpu-tree-shape";
    }

    @Override
    public String source() {
        return "Wieczorek 2009, §4.3, Figure 4.4";
    }

    @Override
    public String question() {
        return "Does a smaller constant urgency search deeper?";
    }

    private static int simulations(Scale scale) {
        return scale.of(SMALL_SIMULATIONS, SIMULATIONS);
    }

    @Override
    public String conditions(Scale scale) {
        return "wieczorek-constant with urgencies " + String.join(" and ", CONSTANTS) + ", " + simulations(scale)
                + " simulations from the empty board of 9×9 with komi 7, " + scale.count(REPETITIONS, REPETITIONS)
                + " searches each with random numbers of its own; the source made one search each with 56700";
    }

    @Override
    public int trials(Scale scale) {
        return CONSTANTS.size() * scale.count(REPETITIONS, REPETITIONS);
    }

    @Override
    public List<Stage> stages(Workplace at) {
        List<KeyedTrial> trials = new ArrayList<>();
        for (int i = 1; i <= at.scale().count(REPETITIONS, REPETITIONS); i++) {
            for (String constant : CONSTANTS) {
                int repetition = i;
                trials.add(new KeyedTrial(constant + " " + i, () -> row(at, constant, repetition)));
            }
        }
        return List.of(new Stage(LEVELS, trials));
    }

    private static List<String> row(Workplace at, String constant, int repetition) throws InterruptedException {
        Game game = at.tools().library().open("go:size=9,komi=7");
        try (MctsPlayer search = Catalog.recipe("wieczorek-constant[fpu=" + constant + "]", game)
                .player(constant, game, Games.parts(game), seed(at.seed(), repetition))) {
            // whoever wants reports on the way gets all simulations, however settled the first move is
            Limits limits = Limits.steps(simulations(at.scale()));
            search.analyse(
                    GameRecord.of(game),
                    new AnalysisRequest(limits, Duration.ofDays(1), false, List.of()),
                    analysis -> {});
            if (Thread.interrupted()) throw new InterruptedException("a search was interrupted");
            List<String> tried = new ArrayList<>();
            List<String> possible = new ArrayList<>();
            List<Integer> way = new ArrayList<>();
            Optional<TreeView.Level> level = search.level(way);
            while (level.isPresent() && level.get().branches().stream().anyMatch(branch -> branch.visits() > 0)) {
                List<TreeView.Branch> branches = level.get().branches();
                tried.add(""
                        + (way.isEmpty()
                                ? classes(game.start(), branches)
                                : tried(branches).count()));
                possible.add("" + branches.size());
                way.add(branches.stream()
                        .max(Comparator.comparingLong(TreeView.Branch::visits))
                        .orElseThrow()
                        .move());
                level = search.level(way);
            }
            return List.of(
                    constant, "" + repetition, "" + tried.size(), String.join(" ", tried), String.join(" ", possible));
        }
    }

    /** Neighbouring seeds have no search in common. */
    static long seed(long seed, int repetition) {
        return new Rng(seed).fork(repetition).nextLong();
    }

    private static Stream<TreeView.Branch> tried(List<TreeView.Branch> branches) {
        return branches.stream().filter(branch -> branch.visits() > 0);
    }

    /** The moves tried at the root, where equivalent ones are one child that is shown once for each of them. */
    static long classes(Position root, List<TreeView.Branch> branches) {
        return tried(branches)
                .map(branch -> EquivalentMoves.of(root, branch.move()))
                .distinct()
                .count();
    }

    private static List<List<String>> rows(Workplace at, String constant) {
        return at.rows(LEVELS).stream()
                .filter(row -> row.get(0).equals(constant))
                .toList();
    }

    private static List<Double> depths(Workplace at, String constant) {
        return rows(at, constant).stream()
                .map(row -> Double.valueOf(row.get(DEPTH)))
                .toList();
    }

    @Override
    public Findings findings(Workplace at) {
        if (CONSTANTS.stream().anyMatch(constant -> rows(at, constant).isEmpty())) {
            return new Findings("Nothing has been searched yet.", List.of(at.table(LEVELS)), List.of());
        }
        List<Double> small = depths(at, CONSTANTS.get(0));
        List<Double> large = depths(at, CONSTANTS.get(1));
        double p = MannWhitney.of(array(small), array(large)).pValue();
        double difference = Sample.of(small).mean() - Sample.of(large).mean();
        String word = p >= ClaimTests.LEVEL
                ? Claim.Word.UNDECIDED.toString()
                : difference > 0 ? Claim.Word.HOLDS.toString() : Claim.Word.FAILS.toString();
        String answer = String.format(
                Locale.ROOT,
                "\"The smaller constant reaches deeper\" %s: mean depth %.1f with 1.4 and %.1f with 10000"
                        + " (Mann–Whitney p = %s).",
                word,
                Sample.of(small).mean(),
                Sample.of(large).mean(),
                ClaimTests.p(p));
        List<Chart.Series> series = CONSTANTS.stream()
                .map(constant -> new Chart.Series(constant, points(at, constant)))
                .toList();
        Chart chart = new Chart.Lines(
                "levels", "Share of the moves expanded along the best path", "share", "level", false, series);
        return new Findings(answer, List.of(shares(series), at.table(LEVELS)), List.of(chart));
    }

    private static double[] array(List<Double> numbers) {
        return numbers.stream().mapToDouble(Double::doubleValue).toArray();
    }

    /** By level the mean share of the moves that were tried; where a path has ended nothing is tried. */
    private static List<Chart.Point> points(Workplace at, String constant) {
        List<Chart.Point> points = new ArrayList<>();
        List<List<String>> rows = rows(at, constant);
        int deepest = rows.stream()
                .mapToInt(row -> Integer.parseInt(row.get(DEPTH)))
                .max()
                .orElse(0);
        for (int level = 0; level < deepest; level++) {
            double sum = 0;
            for (List<String> row : rows) {
                List<String> tried = List.of(row.get(DEPTH + 1).split(" ", -1));
                List<String> possible = List.of(row.get(DEPTH + 2).split(" ", -1));
                if (level < tried.size()) {
                    sum += Double.parseDouble(tried.get(level)) / Double.parseDouble(possible.get(level));
                }
            }
            points.add(new Chart.Point(level, sum / rows.size()));
        }
        return points;
    }

    private static ReportTable shares(List<Chart.Series> series) {
        int deepest =
                series.stream().mapToInt(each -> each.points().size()).max().orElse(0);
        List<List<String>> rows = new ArrayList<>();
        for (int level = 0; level < deepest; level++) {
            List<String> row = new ArrayList<>(List.of("" + level));
            for (Chart.Series each : series) {
                boolean reached = level < each.points().size();
                row.add(String.format(
                        Locale.ROOT, "%.4f", reached ? each.points().get(level).y() : 0));
            }
            rows.add(row);
        }
        return new ReportTable(
                "shares",
                "The share of the possible moves that were tried, by level along the best path, mean over the searches"
                        + " (Figure 4.4; the source's curves are lost).",
                List.of("level", "1.4", "10000"),
                rows);
    }
}
