package tesuji.lab.experiment.gogame;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import tesuji.lab.experiment.Chart;
import tesuji.lab.experiment.Findings;
import tesuji.lab.experiment.KeyedTrial;
import tesuji.lab.experiment.Reach;
import tesuji.lab.experiment.ReportTable;
import tesuji.lab.experiment.Scale;
import tesuji.lab.experiment.Stage;
import tesuji.lab.experiment.StagedExperiment;
import tesuji.lab.experiment.Workplace;
import tesuji.lab.statistics.ChanceTest;
import tesuji.lab.statistics.Tally;
import tesuji.lab.statistics.Wilson;
import tesuji.lab.statistics.rank.TestFamily;

/** UCT and plain Monte Carlo, the one with a tree and the other without, against GNU Go (Śliwa 2013, §6.4.6). */
record UctAgainstMonteCarlo(ReferenceProgram program) implements StagedExperiment {
    private static final int SIZE = 9;
    private static final String UCT = GoGamePlayers.UCT;
    private static final String MONTE_CARLO = GoGamePlayers.MONTE_CARLO;
    private static final int SOURCE_GAMES = 50;
    private static final TournamentSize TOURNAMENT = new TournamentSize(10, 2000, SOURCE_GAMES, 5);

    /** Our players and the source's columns. */
    private static final Map<String, String> COLUMNS = Map.of(UCT, "uct", MONTE_CARLO, "monte-carlo");

    private static final List<String> PLAYERS = List.of(UCT, MONTE_CARLO);

    @Override
    public String name() {
        return "gogame-uct-vs-mc";
    }

    @Override
    public String source() {
        return "Śliwa 2013, §6.4.6, Table 6.3";
    }

    @Override
    public String question() {
        return "Does Go GAME play better on 9×9 with UCT than with plain Monte Carlo?";
    }

    @Override
    public Optional<String> missing() {
        return program.missing();
    }

    @Override
    public Reach reach() {
        return Reach.SAME_FILES;
    }

    @Override
    public String conditions(Scale scale) {
        return "2 × " + TOURNAMENT.games(scale) + " games on 9×9 against " + program.name()
                + ", which is Black, komi 6.5; " + TOURNAMENT.thinking(scale) + " and one thread for "
                + GoGamePlayers.spelledOut(UCT) + " and " + GoGamePlayers.spelledOut(MONTE_CARLO);
    }

    @Override
    public int trials(Scale scale) {
        return PLAYERS.size() * TOURNAMENT.games(scale);
    }

    @Override
    public List<Stage> stages(Workplace at) {
        List<KeyedTrial> trials = new ArrayList<>();
        for (String player : PLAYERS) {
            trials.addAll(GnuGoGame.trials(
                    at, player, program, SIZE, TOURNAMENT.limits(at.scale(), SIZE), TOURNAMENT.games(at.scale())));
        }
        return List.of(new Stage(GnuGoGame.SHEET, trials));
    }

    private static int printed(String player) {
        List<String> row = SliwaTables.STRATEGIES.rows().get(1);
        return Integer.parseInt(SliwaTables.STRATEGIES.cell(row, COLUMNS.getOrDefault(player, "")));
    }

    @Override
    public Findings findings(Workplace at) {
        List<List<String>> lines = new ArrayList<>();
        List<Chart.BarGroup> bars = new ArrayList<>();
        List<Double> pValues = new ArrayList<>();
        for (String player : PLAYERS) {
            Tally tally = tally(at, player);
            List<String> line = new ArrayList<>(List.of(player));
            line.addAll(Comparison.cells(tally, printed(player), SOURCE_GAMES));
            lines.add(line);
            pValues.add(Comparison.pValue(tally, printed(player), SOURCE_GAMES));
            bars.add(new Chart.BarGroup(player, List.of(bar("here", tally), bar("source", source(player)))));
        }
        List<String> columns = new ArrayList<>(List.of("player"));
        columns.addAll(Comparison.COLUMNS);
        ReportTable table = new ReportTable(
                "results",
                "Games won against GNU Go beside Table 6.3; p is that of Fisher's exact test, intervals are Wilson's,"
                        + " a ratio is that of the shares, ours / source."
                        + new TestFamily(pValues).sentence(),
                columns,
                lines);
        Chart chart = new Chart.Bars("results", "Games won against GNU Go, 95 % interval", "share", bars);
        List<ReportTable> tables = new ArrayList<>(List.of(table));
        tables.addAll(OwnCounts.of(at).tables());
        tables.add(at.table(GnuGoGame.SHEET));
        return new Findings(answer(at), tables, List.of(chart));
    }

    private static Tally tally(Workplace at, String player) {
        return GnuGoGame.tally(GnuGoGame.all(at, player, SIZE));
    }

    private static Tally source(String player) {
        return new Tally(printed(player), SOURCE_GAMES - printed(player), 0);
    }

    private static Chart.Share bar(String label, Tally tally) {
        if (tally.games() == 0) return new Chart.Share(label, 0, 0, 0);
        Wilson interval = Wilson.of(tally);
        return new Chart.Share(label, tally.score(), interval.low(), interval.high());
    }

    private static String answer(Workplace at) {
        Tally uct = tally(at, UCT);
        Tally flat = tally(at, MONTE_CARLO);
        if (uct.games() == 0 || flat.games() == 0) return "Not measured: not both strategies have played.";
        ChanceTest test = ChanceTest.ofProportions(uct.wins(), uct.games(), flat.wins(), flat.games());
        String word = !test.differs(Comparison.LEVEL)
                ? "No difference between the two is shown"
                : test.ours() > test.theirs() ? "UCT wins more often" : "Monte Carlo wins more often";
        return word + ": UCT won " + uct.wins() + " of " + uct.games() + " games, Monte Carlo " + flat.wins() + " of "
                + flat.games() + " (" + test.test() + ", " + Comparison.told(test.pValue())
                + "). The source has 46 and 19 of 50.";
    }
}
