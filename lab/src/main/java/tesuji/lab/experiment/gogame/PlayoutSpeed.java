package tesuji.lab.experiment.gogame;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import tesuji.core.base.Rng;
import tesuji.core.game.Game;
import tesuji.core.game.GameRecord;
import tesuji.core.play.Limits;
import tesuji.core.play.Player;
import tesuji.lab.catalog.Catalog;
import tesuji.lab.catalog.PlayerSetting;
import tesuji.lab.catalog.PlayerSpec;
import tesuji.lab.experiment.Experiment;
import tesuji.lab.experiment.Findings;
import tesuji.lab.experiment.Reach;
import tesuji.lab.experiment.Scale;
import tesuji.lab.experiment.Sheet;
import tesuji.lab.experiment.Workplace;
import tesuji.lab.match.Conditions;
import tesuji.lab.match.GameReport;
import tesuji.lab.match.Task;
import tesuji.lab.match.Turn;
import tesuji.lab.statistics.Sample;

/** Simulated games per second by size of the board and number of threads (Śliwa 2013, §6.4.4). */
record PlayoutSpeed() implements Experiment {
    static final Sheet GAMES = new Sheet(
            "games",
            "Every game of Go GAME with itself: thousands of simulations per second of the slowest and the fastest"
                    + " move, and on average over the first and the last quarter of the moves. Moves that took less"
                    + " than half of the time allowed are left out.",
            List.of("size", "threads", "game", "moves", "measured", "min", "max", "first quarter", "last quarter"));

    static final List<Integer> SIZES = List.of(5, 7, 9, 11, 13, 15, 17, 19);
    private static final List<Integer> THREADS = List.of(1, 2, 4, 8);
    private static final List<Integer> SMALL_THREADS = List.of(1, 2);
    private static final String PLAYER = "gogame";
    private static final int SOURCE_GAMES = 10;
    private static final double SOURCE_SECONDS = 3;
    private static final double SMALL_SECONDS = 0.03;
    /** The virtual machine compiles what it runs often, which is no matter of the game: as many moves, or a second. */
    private static final int WARMING_MOVES = 10;

    private static final Duration WARMING = Duration.ofSeconds(1);

    private static final int QUARTERS = 4;

    @Override
    public String name() {
        return "gogame-speed";
    }

    @Override
    public String source() {
        return "Śliwa 2013, §6.4.4, Table 6.1";
    }

    @Override
    public String question() {
        return "How many games does Go GAME simulate in a second, by size of the board and number of threads?";
    }

    static List<Integer> threads(Scale scale) {
        return scale.of(SMALL_THREADS, THREADS);
    }

    private static int games(Scale scale) {
        return scale.count(1, SOURCE_GAMES);
    }

    private static double seconds(Scale scale) {
        return scale.isSmall() ? SMALL_SECONDS : Math.min(1, scale.share()) * SOURCE_SECONDS;
    }

    @Override
    public Reach reach() {
        return Reach.ONE_MACHINE;
    }

    @Override
    public String conditions(Scale scale) {
        return "8 boards from 5×5 to 19×19, threads " + threads(scale) + ", " + games(scale)
                + " games for each of these pairs of " + GoGamePlayers.spelledOut(PLAYER) + " with itself, "
                + Comparison.number(seconds(scale), 3) + " s a move, the source's 3 s; one game at a time";
    }

    @Override
    public int trials(Scale scale) {
        return SIZES.size() * threads(scale).size() * games(scale);
    }

    @Override
    public void run(Workplace at) throws InterruptedException {
        for (int size : SIZES) {
            for (int threads : threads(at.scale())) {
                for (int number = 1; number <= games(at.scale()); number++) {
                    int game = number;
                    at.row(GAMES, size + " " + threads + " " + game, () -> play(at, size, threads, game));
                }
            }
        }
    }

    private static List<String> play(Workplace at, int size, int threads, int number) throws InterruptedException {
        Duration allowed = Duration.ofNanos((long) (seconds(at.scale()) * 1e9));
        Duration warming = allowed.multipliedBy(WARMING_MOVES);
        warmUp(at, size, threads, Limits.time(warming.compareTo(WARMING) < 0 ? warming : WARMING));
        Limits limits = Limits.time(allowed);
        PlayerSpec player = new PlayerSpec(PLAYER, limits, threads);
        Conditions conditions = new Conditions(GnuGoGame.rules(size), 0, Conditions.ENDLESS);
        long seed = new Rng(at.seed()).fork(number).nextLong() >>> 16;
        GameReport report = at.tools().arena().play(new Task(number, conditions, player, player, false, seed));
        List<Turn> turns = report.played().turns();
        List<Double> rates = rates(turns, allowed);
        return row(size, threads, number, turns.size(), rates);
    }

    /** A search that nobody measures. */
    private static void warmUp(Workplace at, int size, int threads, Limits limits) {
        Game game = at.tools().library().open(GnuGoGame.rules(size));
        try (Player player =
                new Catalog(at.tools().library()).open(PLAYER, game, new PlayerSetting(at.seed(), threads))) {
            player.choose(GameRecord.from(game.start()), limits);
        }
    }

    /** Thousands of simulations per second, of every decision that had time to think. */
    static List<Double> rates(List<Turn> turns, Duration allowed) {
        return turns.stream()
                .filter(turn -> turn.time().compareTo(allowed.dividedBy(2)) >= 0)
                .map(turn -> turn.decision().analysis().steps() / (turn.time().toNanos() / 1e6))
                .filter(rate -> rate > 0)
                .toList();
    }

    static List<String> row(int size, int threads, int number, int moves, List<Double> rates) {
        List<String> row =
                new ArrayList<>(List.of("" + size, "" + threads, "" + number, "" + moves, "" + rates.size()));
        int quarter = (rates.size() + QUARTERS - 1) / QUARTERS;
        Sample all = Sample.of(rates);
        row.add(Comparison.number(all.least(), 2));
        row.add(Comparison.number(all.most(), 2));
        row.add(Comparison.number(Sample.of(rates.subList(0, quarter)).mean(), 2));
        row.add(Comparison.number(
                Sample.of(rates.subList(rates.size() - quarter, rates.size())).mean(), 2));
        return List.copyOf(row);
    }

    @Override
    public Findings findings(Workplace at) {
        SpeedTables tables = new SpeedTables(at.rows(GAMES));
        return new Findings(
                tables.answer(), List.of(tables.speeds(), tables.rises(), at.table(GAMES)), List.of(tables.chart()));
    }
}
