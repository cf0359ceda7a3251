package tesuji.lab.experiment.taifho;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import tesuji.core.game.Game;
import tesuji.core.game.GameRecord;
import tesuji.core.game.Position;
import tesuji.core.play.Decision;
import tesuji.core.play.Limits;
import tesuji.core.play.Player;
import tesuji.lab.catalog.Catalog;
import tesuji.lab.catalog.PlayerSetting;
import tesuji.lab.experiment.Chart;
import tesuji.lab.experiment.Conclusion;
import tesuji.lab.experiment.Findings;
import tesuji.lab.experiment.KeyedTrial;
import tesuji.lab.experiment.ReportTable;
import tesuji.lab.experiment.Scale;
import tesuji.lab.experiment.Sheet;
import tesuji.lab.experiment.Stage;
import tesuji.lab.experiment.StagedExperiment;
import tesuji.lab.experiment.Workplace;
import tesuji.lab.statistics.Tally;
import tesuji.lab.statistics.Wilson;

/**
 * Whether UCT with h, which has walled in a square of its own home row, keeps the wall or opens it (Przybyłek and
 * Chojecki 2022, §4.2.2, on the position of Fig. 1.6).
 */
record OwnBlockade() implements StagedExperiment {
    /** Fig. 1.6: nobody but Green can get to A9. */
    static final String POSITION = """
            ........
            ........
            ........
            ........
            ........
            ........
            tcd.....
            CST.....
            TDD.....
            .CSsdcst
            move Green
            """;

    private static final Set<String> KEEPING = Set.of("B7B5", "B7D7", "C8D7");
    private static final Set<String> FILLING = Set.of("A7A9", "A8A9", "B8A9");
    private static final String KEPT = "kept";
    private static final String FILLED = "row filled";
    private static final String LOST = "lost at once";
    private static final String OPENED = "opened";

    private static final String MANY = "not tested: the source does not tell how many tries it made";

    private static final String FULL_ROW = "full-row";
    private static final String NONE = "none";
    private static final List<String> RULES = List.of(FULL_ROW, NONE);
    private static final List<Long> SMALL_BUDGETS = List.of(100L, 1000L, SourceSeconds.SIMULATIONS_A_MINUTE, 20_000L);
    private static final List<Long> FULL_BUDGETS =
            List.of(100L, 1000L, SourceSeconds.SIMULATIONS_A_MINUTE, 20_000L, 100_000L);

    private static final int SMALL_TRIES = 25;
    private static final int FULL_TRIES = 10;
    private static final long SMALL_SEEDS = 1000;
    /** More than a run of any scale has tries, so that runs with different seeds have none in common. */
    private static final long FULL_SEEDS = 100_000;

    private static final Sheet TRIES = new Sheet(
            "tries",
            "Every try; time in seconds.",
            List.of("fair play", "allowed", "seed", "move", "result", "root moves", "simulations", "time"));

    @Override
    public String name() {
        return "taifho-blockade";
    }

    @Override
    public String source() {
        return "Przybyłek and Chojecki 2022, §4.2.2 and §4.3.2, experiment 2 (H2)";
    }

    @Override
    public String question() {
        return "Does UCT with h keep a blockade of its own home row where the rule of fair play does not forbid it?";
    }

    @Override
    public String conditions(Scale scale) {
        return "taifho-uct-h as Green on Fig. 1.6, C = √2, 6 steps; "
                + tries(scale)
                + " tries each with " + budgets(scale) + " simulations; fair play full-row and none";
    }

    private static List<Long> budgets(Scale scale) {
        return scale.of(SMALL_BUDGETS, FULL_BUDGETS);
    }

    private static int tries(Scale scale) {
        return scale.count(SMALL_TRIES, FULL_TRIES);
    }

    @Override
    public int trials(Scale scale) {
        return RULES.size() * budgets(scale).size() * tries(scale);
    }

    @Override
    public List<Stage> stages(Workplace at) {
        List<KeyedTrial> tries = new ArrayList<>();
        for (String rule : RULES) {
            long seed = at.scale().of(SMALL_SEEDS, FULL_SEEDS) * at.seed();
            for (long budget : budgets(at.scale())) {
                for (int number = 1; number <= tries(at.scale()); number++) {
                    long own = ++seed;
                    tries.add(new KeyedTrial(rule + " " + budget + " " + number, () -> attempt(at, rule, budget, own)));
                }
            }
        }
        return List.of(new Stage(TRIES, tries));
    }

    private static List<String> attempt(Workplace at, String rule, long budget, long seed) throws InterruptedException {
        Game game = at.tools().library().open("taifho:fairplay=" + rule);
        Position position = game.start();
        game.notation().place(POSITION, position);
        long begin = at.tools().nanos().getAsLong();
        try (Player player =
                new Catalog(at.tools().library()).open(Parameters.UCT_H, game, new PlayerSetting(seed, 1))) {
            Decision decision = player.choose(GameRecord.from(position), Limits.steps(budget));
            double seconds = (at.tools().nanos().getAsLong() - begin) / 1e9;
            if (Thread.interrupted()) throw new InterruptedException("a try was interrupted");
            String move =
                    decision instanceof Decision.Play play ? game.notation().move(play.move()) : "resign";
            return List.of(
                    rule,
                    "" + budget,
                    "" + seed,
                    move,
                    result(rule, move),
                    "" + decision.analysis().candidates().size(),
                    "" + decision.analysis().steps(),
                    Played.number(seconds, 3));
        }
    }

    static String result(String rule, String move) {
        if (KEEPING.contains(move)) return KEPT;
        if (FILLING.contains(move)) return rule.equals(NONE) ? FILLED : LOST;
        return OPENED;
    }

    private static List<List<String>> rows(Workplace at, String rule, long budget) {
        return at.rows(TRIES).stream()
                .filter(row -> row.get(0).equals(rule) && row.get(1).equals("" + budget))
                .toList();
    }

    private static int count(List<List<String>> rows, String result) {
        return (int) rows.stream().filter(row -> row.get(4).equals(result)).count();
    }

    private static Tally opened(List<List<String>> rows) {
        int opened = count(rows, OPENED);
        return new Tally(opened, rows.size() - opened, 0);
    }

    @Override
    public Findings findings(Workplace at) {
        List<List<String>> lines = new ArrayList<>();
        List<Chart.Share> shares = new ArrayList<>();
        for (String rule : RULES) {
            for (long budget : budgets(at.scale())) {
                List<List<String>> rows = rows(at, rule, budget);
                if (rows.isEmpty()) continue;
                Tally opened = opened(rows);
                Wilson interval = Wilson.of(opened);
                lines.add(List.of(
                        rule,
                        "" + budget,
                        "" + rows.size(),
                        "" + count(rows, OPENED),
                        "" + count(rows, KEPT),
                        "" + count(rows, LOST),
                        "" + count(rows, FILLED),
                        Played.number(interval.low(), 3),
                        Played.number(interval.high(), 3)));
                String label = rule + ", " + budget + " simulations";
                shares.add(new Chart.Share(label, opened.score(), interval.low(), interval.high()));
            }
        }
        ReportTable table = new ReportTable(
                "results",
                "What was played on Fig. 1.6; the interval is that of the share opened.",
                List.of("fair play", "allowed", "tries", OPENED, KEPT, LOST, FILLED, "95 % low", "95 % high"),
                lines);
        Conclusion verdict = verdict(at);
        Chart chart = new Chart.Shares("opened", "Share of tries that open the blockade", "opened", 0.5, shares);
        return new Findings(
                verdict.sentence(), List.of(verdict.table(), table, source(at), at.table(TRIES)), List.of(chart));
    }

    /** The source tells one try in numbers, and that others went alike. */
    private static ReportTable source(Workplace at) {
        SourceComparison comparison = new SourceComparison();
        String theirMove = PrzybylekTables.value(PrzybylekTables.BLOCKADE, "move");
        String theirMoves = PrzybylekTables.value(PrzybylekTables.BLOCKADE, "moves of the root");
        for (String rule : RULES) {
            List<List<String>> rows = rows(at, rule, SourceSeconds.SIMULATIONS_A_MINUTE);
            String ours = String.join(
                    " or ", rows.stream().map(row -> row.get(5)).distinct().toList());
            comparison.untested(
                    rule + ", moves of the root",
                    theirMoves,
                    ours,
                    ours.matches("[0-9]+") ? Double.parseDouble(ours) / Double.parseDouble(theirMoves) : Double.NaN,
                    ours.equals(theirMoves) ? "equal" : "differs");
            long same =
                    rows.stream().filter(row -> row.get(3).equals(theirMove)).count();
            comparison.untested(
                    rule + ", tries that play " + theirMove,
                    "1 that is told",
                    same + " of " + rows.size(),
                    Double.NaN,
                    MANY);
            comparison.untested(
                    rule + ", tries that open the blockade",
                    "all of several",
                    count(rows, OPENED) + " of " + rows.size(),
                    Double.NaN,
                    MANY);
        }
        return comparison.table();
    }

    /** Decided by as many simulations as the source's program made. */
    private static Conclusion verdict(Workplace at) {
        long budget = SourceSeconds.SIMULATIONS_A_MINUTE;
        Tally with = opened(rows(at, FULL_ROW, budget));
        Tally without = opened(rows(at, NONE, budget));
        if (with.games() == 0 || without.games() == 0) {
            return new Conclusion("H2", Conclusion.Word.UNMEASURED, "not both readings of fair play were tried.");
        }
        Conclusion.Word word = Conclusion.Word.UNDECIDED;
        if (Wilson.of(with).low() > 0.5 && Wilson.of(without).low() > 0.5) word = Conclusion.Word.CONFIRMED;
        if (Wilson.of(without).high() < 0.5) word = Conclusion.Word.REFUTED;
        return new Conclusion(
                "H2",
                word,
                "the blockade was opened in " + with.wins() + " of " + with.games() + " tries under full-row and in "
                        + without.wins() + " of " + without.games() + " without fair play"
                        + " at " + budget + " simulations"
                        + "; confirmed if the 95 % intervals of both shares lie above one half, refuted if that without"
                        + " the rule lies below.");
    }
}
