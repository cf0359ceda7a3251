package tesuji.lab.experiment.taifho;

import java.util.ArrayList;
import java.util.List;
import tesuji.core.base.Rng;
import tesuji.core.game.Game;
import tesuji.games.taifho.TaifhoPosition;
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
import tesuji.lab.statistics.Sample;
import tesuji.lab.statistics.Tally;
import tesuji.lab.statistics.Wilson;

/** Random moves from the start until somebody wins, or nobody does (Przybyłek and Chojecki 2022, §4.2.1). */
record RandomWalk() implements StagedExperiment {
    private static final Sheet WALKS = new Sheet(
            "walks",
            "Random walks from the start; moves are those of both sides, branching is the mean number of legal moves.",
            List.of("seed", "end", "plies", "moves", "branching", "time", "plies/s"));
    private static final int SMALL_WALKS = 60;
    private static final int FULL_WALKS = 10;
    /**
     * A game between programs has some 150 moves of one side; one of so many is a simulation that nobody can wait for.
     */
    private static final int TOO_LONG = 40_000;

    /** Long enough to see walks end after millions of moves; the source's program made 28,000 in its minute. */
    private static final int LONGEST = 20_000_000;

    /** So many moves of one side are walked before somebody looks whether to stop. */
    private static final int LEG = 100_000;
    /** The plan of the source: a search with 10 seconds for a move cannot work if a simulation takes more than one. */
    private static final double MOVE_SECONDS = 10;

    private static final long SEEDS = 1000;

    @Override
    public String name() {
        return "taifho-random-walk";
    }

    @Override
    public String source() {
        return "Przybyłek and Chojecki 2022, §4.2.1 and §4.3.1, experiment 1 (H1)";
    }

    @Override
    public String question() {
        return "Do random games of Taifho end, so that a search without a heuristic could learn from them?";
    }

    @Override
    public String conditions(Scale scale) {
        return trials(scale) + " walks of at most " + longest(scale) + " moves of one side";
    }

    private static int longest(Scale scale) {
        return scale.of(TOO_LONG, LONGEST);
    }

    @Override
    public int trials(Scale scale) {
        return scale.count(SMALL_WALKS, FULL_WALKS);
    }

    @Override
    public List<Stage> stages(Workplace at) {
        List<KeyedTrial> walks = new ArrayList<>();
        for (int walk = 1; walk <= trials(at.scale()); walk++) {
            long seed = SEEDS * at.seed() + walk;
            walks.add(new KeyedTrial("" + walk, () -> walk(at, seed, longest(at.scale()))));
        }
        return List.of(new Stage(WALKS, walks));
    }

    static List<String> walk(Workplace at, long seed, int longest) throws InterruptedException {
        Game game = at.tools().library().open("taifho:cap=" + Math.min(LEG, longest));
        Walker walker = new Walker((TaifhoPosition) game.start(), new Rng(seed));
        long begin = at.tools().nanos().getAsLong();
        walker.leg();
        while (!walker.hasEnded() && walker.plies() < longest) {
            if (Thread.interrupted()) throw new InterruptedException("a walk was interrupted");
            walker.goOn();
            walker.leg();
        }
        double seconds = (at.tools().nanos().getAsLong() - begin) / 1e9;
        return List.of(
                "" + seed,
                walker.end(),
                "" + walker.plies(),
                Board.length(Math.toIntExact(walker.plies())),
                Played.number(walker.branching(), 2),
                Played.number(seconds, 4),
                Played.number(walker.plies() / seconds, 0));
    }

    private static boolean endedWithin(List<String> row, long plies) {
        return !row.get(1).equals(Walker.ENDLESS) && Long.parseLong(row.get(2)) <= plies;
    }

    private static List<Double> column(List<List<String>> rows, int column) {
        return rows.stream().map(row -> Double.parseDouble(row.get(column))).toList();
    }

    @Override
    public Findings findings(Workplace at) {
        List<List<String>> rows = at.rows(WALKS);
        Conclusion verdict = verdict(rows);
        Tally ended = ended(rows);
        Wilson interval = Wilson.of(ended);
        Chart chart = new Chart.Shares(
                "ended",
                "Random walks that ended within " + TOO_LONG + " moves of one side, 95 % interval",
                "walks",
                0.5,
                List.of(new Chart.Share("walks ended", ended.score(), interval.low(), interval.high())));
        return new Findings(
                verdict.sentence(),
                List.of(verdict.table(), ends(rows), source(rows), at.table(WALKS)),
                List.of(chart));
    }

    /** The source tells how far it came in its minute; how often it tried, "a few times" is all. */
    private static ReportTable source(List<List<String>> rows) {
        SourceComparison comparison = new SourceComparison();
        String theirMoves = PrzybylekTables.value(PrzybylekTables.WALK, "moves of both sides");
        String theirPlies = PrzybylekTables.value(PrzybylekTables.WALK, "moves of one side");
        double minute = Double.parseDouble(PrzybylekTables.value(PrzybylekTables.WALK, "seconds of a walk"));
        double plies = column(rows, 2).stream().mapToDouble(Double::doubleValue).sum();
        double seconds =
                column(rows, 5).stream().mapToDouble(Double::doubleValue).sum();
        double moves = minute * plies / seconds / 2;
        comparison.untested(
                "moves of both sides in a minute",
                theirMoves,
                rows.isEmpty() ? "" : Played.number(moves, 0),
                moves / Double.parseDouble(theirMoves),
                "not tested: another machine and another program");
        long early = rows.stream()
                .filter(row -> endedWithin(row, Long.parseLong(theirPlies)))
                .count();
        comparison.untested(
                "walks that ended within " + theirPlies + " moves of one side",
                PrzybylekTables.value(PrzybylekTables.WALK, "walks that ended") + " of a few",
                early + " of " + rows.size(),
                Double.NaN,
                "not tested: the source does not tell how many it made");
        return comparison.table();
    }

    private static Tally ended(List<List<String>> rows) {
        int ends = (int) rows.stream().filter(row -> endedWithin(row, TOO_LONG)).count();
        return new Tally(ends, rows.size() - ends, 0);
    }

    private static ReportTable ends(List<List<String>> rows) {
        List<List<String>> lines = new ArrayList<>();
        for (String end :
                rows.stream().map(row -> row.get(1)).distinct().sorted().toList()) {
            List<List<String>> those =
                    rows.stream().filter(row -> row.get(1).equals(end)).toList();
            Sample plies = Sample.of(column(those, 2));
            Sample branching = Sample.of(column(those, 4));
            double seconds =
                    column(those, 5).stream().mapToDouble(Double::doubleValue).sum();
            lines.add(List.of(
                    end,
                    "" + those.size(),
                    Played.number(plies.mean(), 1),
                    Played.number(plies.least(), 0),
                    Played.number(plies.most(), 0),
                    Played.number(branching.mean(), 2),
                    Played.number(seconds / those.size(), 4)));
        }
        return new ReportTable(
                "ends",
                "How walks ended; plies are moves of one side, times in seconds.",
                List.of("end", "walks", "mean plies", "min plies", "max plies", "branching", "mean time"),
                lines);
    }

    private static Conclusion verdict(List<List<String>> rows) {
        if (rows.isEmpty()) return new Conclusion("H1", Conclusion.Word.UNMEASURED, "no walk was made.");
        Tally ended = ended(rows);
        Wilson interval = Wilson.of(ended);
        Conclusion.Word word = interval.high() < 0.5
                ? Conclusion.Word.CONFIRMED
                : interval.low() > 0.5 ? Conclusion.Word.REFUTED : Conclusion.Word.UNDECIDED;
        double mean = Sample.of(column(rows, 5)).mean();
        return new Conclusion(
                "H1",
                word,
                ended.wins() + " of " + rows.size() + " walks ended within " + TOO_LONG
                        + " moves of one side (95 % interval "
                        + Played.number(interval.low(), 3) + " to " + Played.number(interval.high(), 3)
                        + "); plain simulations are impractical if the interval lies below one half. A walk took "
                        + Played.number(mean, 3) + " s on average, those without an end cut off; "
                        + Played.number(MOVE_SECONDS / mean, 0) + " of them fit into the 10 s of a move.");
    }
}
