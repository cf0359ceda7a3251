package tesuji.lab.experiment.skoczki;

import java.time.Duration;
import java.util.List;
import java.util.Locale;
import tesuji.core.game.Game;
import tesuji.core.play.Limits;
import tesuji.lab.experiment.Experiment;
import tesuji.lab.experiment.Findings;
import tesuji.lab.experiment.Reach;
import tesuji.lab.experiment.Scale;
import tesuji.lab.experiment.Sheet;
import tesuji.lab.experiment.Workplace;
import tesuji.lab.experiment.skoczki.GoluchTables.SolverField;

/** What five methods need to solve the start of variant A (Goluch, §6.1, Tables 6.4 to 6.6). */
record SolverComparison(Backwards backwards) implements Experiment {
    static final Sheet RUNS = new Sheet(
            "runs",
            "Every board by every method: least and most of its runs, which differ in the order of moves; time in"
                    + " seconds, the median of the runs that solved the board.",
            List.of("board", "method", "runs", "solved", "value", "nodes", "peak", "time", "times", "end"));

    /** Boards that the small run takes: those with at most so many states. */
    private static final long SMALL_STATES = 150_000;

    private static final double SMALL_SECONDS = 2;
    /** A run as large as the source's may take so long; its longest took 10 h 46 min. */
    private static final double FULL_SECONDS = 3600;
    /** Random orders of moves besides the game's own. */
    private static final int RANDOM_ORDERS = 4;

    @Override
    public String name() {
        return "skoczki-solvers";
    }

    @Override
    public String source() {
        return "Goluch, §6.1, Tables 6.4 to 6.6";
    }

    @Override
    public String question() {
        return "What is the start of Skoczki worth in variant A, and what do five methods need to find it?";
    }

    private static double seconds(Scale scale) {
        return scale.isSmall() ? SMALL_SECONDS : scale.share() * FULL_SECONDS;
    }

    private static List<SolverField> fields(Scale scale) {
        return GoluchTables.solved().stream()
                .filter(field ->
                        !scale.isSmall() || GoluchTables.states(field.board()).orElse(Long.MAX_VALUE) <= SMALL_STATES)
                .toList();
    }

    @Override
    public Reach reach() {
        return Reach.ONE_MACHINE;
    }

    @Override
    public String conditions(Scale scale) {
        String boards = scale.isSmall()
                ? String.format(Locale.ROOT, "boards with at most %,d states", SMALL_STATES)
                : "all boards of the tables";
        return boards + ", at most " + Span.digits(seconds(scale)) + " s a run; the order of the game and "
                + RANDOM_ORDERS + " random orders of moves; one thread";
    }

    @Override
    public int trials(Scale scale) {
        return fields(scale).size();
    }

    @Override
    public void run(Workplace at) throws InterruptedException {
        for (SolverField field : fields(at.scale())) {
            at.row(RUNS, field.board() + " " + field.method(), () -> solve(at, field));
        }
    }

    private List<String> solve(Workplace at, SolverField field) throws InterruptedException {
        Game game = field.board().openEndless(at.tools().library(), "A");
        Limits limits = Limits.time(Duration.ofNanos((long) (seconds(at.scale()) * 1e9)));
        SolverRuns runs =
                new SolverRuns(field.method(), backwards, limits, at.tools().nanos());
        runs.warmUp(new BoardSize(1, 9).open(at.tools().library(), "A"));
        runs.run(game, RANDOM_ORDERS, at.seed());
        return List.of(
                field.board().toString(),
                field.method(),
                "" + runs.made(),
                "" + runs.solved(),
                runs.value(),
                runs.nodes(),
                runs.peak(),
                runs.time(),
                runs.times(),
                runs.end());
    }

    @Override
    public Findings findings(Workplace at) {
        SolverTables tables = new SolverTables(at.rows(RUNS));
        return new Findings(tables.answer(), List.of(tables.values(), tables.methods(), at.table(RUNS)), List.of());
    }
}
