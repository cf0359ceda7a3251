package tesuji.lab.experiment.gogame;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
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
import tesuji.lab.statistics.FisherExact;
import tesuji.lab.statistics.Tally;
import tesuji.lab.statistics.Wilson;
import tesuji.lab.statistics.rank.TestFamily;

/** By which criterion the final move is best chosen, against GNU Go (Śliwa 2013, §6.4.7; Table 3.1). */
record FinalMoveCriteria(ReferenceProgram program) implements StagedExperiment {
    static final List<Integer> SIZES = List.of(7, 9, 11, 13);
    static final int SOURCE_GAMES = 50;
    private static final TournamentSize TOURNAMENT = new TournamentSize(4, 1000, SOURCE_GAMES, 5);

    /** A criterion of Table 3.1 and the player that has it. */
    enum Criterion {
        SECURE("Secure", GoGamePlayers.choosing("Secure")),
        MAX("Max", GoGamePlayers.choosing("BestMean")),
        ROBUST("Robust", GoGamePlayers.choosing("MostVisited"));

        final String label;
        private final String player;

        Criterion(String label, String player) {
            this.label = label;
            this.player = player;
        }
    }

    @Override
    public String name() {
        return "gogame-final-move";
    }

    @Override
    public String source() {
        return "Śliwa 2013, §6.4.7, Table 6.4";
    }

    @Override
    public String question() {
        return "By which criterion does Go GAME best choose its move: Max, Robust or Secure?";
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
        return TOURNAMENT.games(scale) + " games for each of 3 criteria on 7×7, 9×9, 11×11 and 13×13 against "
                + program.name() + ", which is Black, komi 6.5; " + TOURNAMENT.thinking(scale)
                + " and one thread for " + GoGamePlayers.spelledOut(GoGamePlayers.UCT)
                + " with the criterion as finalMove";
    }

    @Override
    public int trials(Scale scale) {
        return SIZES.size() * Criterion.values().length * TOURNAMENT.games(scale);
    }

    @Override
    public List<Stage> stages(Workplace at) {
        List<KeyedTrial> trials = new ArrayList<>();
        for (int size : SIZES) {
            for (Criterion criterion : Criterion.values()) {
                trials.addAll(GnuGoGame.trials(
                        at,
                        criterion.player,
                        program,
                        size,
                        TOURNAMENT.limits(at.scale(), size),
                        TOURNAMENT.games(at.scale())));
            }
        }
        return List.of(new Stage(GnuGoGame.SHEET, trials));
    }

    private static List<GnuGoGame> games(Workplace at, Criterion criterion, int size) {
        return GnuGoGame.all(at, criterion.player, size).stream()
                .filter(game -> !game.isFailure())
                .toList();
    }

    private static Tally tally(Workplace at, Criterion criterion, int size) {
        return GnuGoGame.tally(games(at, criterion, size));
    }

    private static int printed(Criterion criterion, int size) {
        return Integer.parseInt(cell(criterion, "games won by White", "" + size));
    }

    /** What Table 6.4 says. */
    static String cell(Criterion criterion, String quantity, String column) {
        return SliwaTables.cell(SliwaTables.CRITERIA, criterion.label, quantity, column);
    }

    @Override
    public Findings findings(Workplace at) {
        PointShares points = new PointShares((criterion, size) -> games(at, criterion, size));
        List<ReportTable> tables = new ArrayList<>(List.of(results(at), ranking(at), points.table()));
        tables.addAll(OwnCounts.of(at).tables());
        tables.add(at.table(GnuGoGame.SHEET));
        return new Findings(answer(at), tables, List.of(chart(at)));
    }

    private static ReportTable results(Workplace at) {
        List<List<String>> lines = new ArrayList<>();
        List<Double> pValues = new ArrayList<>();
        for (int size : SIZES) {
            for (Criterion criterion : Criterion.values()) {
                List<String> line = new ArrayList<>(List.of("" + size, criterion.label));
                Tally tally = tally(at, criterion, size);
                line.addAll(Comparison.cells(tally, printed(criterion, size), SOURCE_GAMES));
                pValues.add(Comparison.pValue(tally, printed(criterion, size), SOURCE_GAMES));
                lines.add(line);
            }
        }
        List<String> columns = new ArrayList<>(List.of("size", "criterion"));
        columns.addAll(Comparison.COLUMNS);
        return new ReportTable(
                "results",
                "Games won against GNU Go beside Table 6.4; p is that of Fisher's exact test, intervals are Wilson's,"
                        + " a ratio is that of the shares, ours / source."
                        + new TestFamily(pValues).sentence(),
                columns,
                lines);
    }

    private static List<Criterion> ranked(Workplace at, int size) {
        return List.of(Criterion.values()).stream()
                .filter(criterion -> tally(at, criterion, size).games() > 0)
                .sorted(Comparator.comparingDouble((Criterion criterion) ->
                                tally(at, criterion, size).score())
                        .reversed())
                .toList();
    }

    /** Who won most and least on each board, and whether that is more than chance. */
    private static ReportTable ranking(Workplace at) {
        List<List<String>> lines = new ArrayList<>();
        List<Double> pValues = new ArrayList<>();
        for (int size : SIZES) {
            List<Criterion> ranked = ranked(at, size);
            boolean complete = ranked.size() == Criterion.values().length;
            double p = complete ? pValue(at, ranked, size) : Double.NaN;
            pValues.add(p);
            lines.add(List.of(
                    "" + size,
                    complete ? ranked.get(0).label : "",
                    complete ? ranked.get(ranked.size() - 1).label : "",
                    Comparison.p(p),
                    SliwaTables.cell(SliwaTables.CRITERIA, "", "most effective", "" + size),
                    SliwaTables.cell(SliwaTables.CRITERIA, "", "least effective", "" + size),
                    Comparison.p(sourceP(size))));
        }
        return new ReportTable(
                "ranking",
                "The criteria that won most and least games, p of Fisher's exact test between these two, and the same"
                        + " of the source. Of equals the one named first in Table 6.4 is told. Choosing the extremes"
                        + " of three makes small p-values likelier than they look, which is not counted here."
                        + new TestFamily(pValues).sentence(),
                List.of("size", "most", "least", "p", "most, source", "least, source", "p, source"),
                lines);
    }

    private static double pValue(Workplace at, List<Criterion> ranked, int size) {
        Tally best = tally(at, ranked.get(0), size);
        Tally worst = tally(at, ranked.get(ranked.size() - 1), size);
        return FisherExact.pValue(best.wins(), best.games(), worst.wins(), worst.games());
    }

    private static double sourceP(int size) {
        List<Integer> wins = List.of(Criterion.values()).stream()
                .map(criterion -> printed(criterion, size))
                .sorted()
                .toList();
        return FisherExact.pValue(wins.get(wins.size() - 1), SOURCE_GAMES, wins.get(0), SOURCE_GAMES);
    }

    private static Chart chart(Workplace at) {
        List<Chart.BarGroup> groups = new ArrayList<>();
        for (int size : SIZES) {
            List<Chart.Share> bars = new ArrayList<>();
            for (Criterion criterion : Criterion.values()) {
                Tally tally = tally(at, criterion, size);
                if (tally.games() == 0) continue;
                Wilson interval = Wilson.of(tally);
                bars.add(new Chart.Share(criterion.label, tally.score(), interval.low(), interval.high()));
            }
            groups.add(new Chart.BarGroup(size + "×" + size, bars));
        }
        return new Chart.Bars("results", "Games won against GNU Go, 95 % interval", "share", groups);
    }

    private static String answer(Workplace at) {
        List<String> shown = new ArrayList<>();
        int boards = 0;
        for (int size : SIZES) {
            List<Criterion> ranked = ranked(at, size);
            if (ranked.size() < Criterion.values().length) continue;
            boards++;
            if (pValue(at, ranked, size) < Comparison.LEVEL) {
                shown.add(ranked.get(0).label + " over " + ranked.get(ranked.size() - 1).label + " on " + size + "×"
                        + size);
            }
        }
        if (boards == 0) return "Not measured: not all criteria have played on any board.";
        return (shown.isEmpty()
                        ? "On none of " + boards + " boards a criterion is shown to be better than another"
                        : "More than chance (p < 0.05): " + String.join(", ", shown))
                + ". The source calls Max best on 7×7 and 9×9, Robust on 11×11 and 13×13, without a test.";
    }
}
