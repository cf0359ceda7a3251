package tesuji.benchmarks;

import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;
import tesuji.core.base.Rng;
import tesuji.games.go.board.Chains;
import tesuji.games.go.board.EyeRule;
import tesuji.games.go.board.Geometry;
import tesuji.games.go.board.PlayoutBoard;
import tesuji.games.go.board.TacticalBoard;

/**
 * Random games on each board of Go: what a move costs there, and why there is more than one board. The board of light
 * playouts draws its games, the others replay them.
 */
@State(Scope.Thread)
@BenchmarkMode(Mode.Throughput)
@OutputTimeUnit(TimeUnit.SECONDS)
@Warmup(iterations = 3, time = 2)
@Measurement(iterations = 5, time = 2)
@Fork(3)
public class GoBoardBenchmark {
    private static final int GAMES = 100;

    @Param({"9", "19"})
    int size;

    /** By game, the cells of its moves by turns, Black first; 0 for a pass. */
    private int[][] games = new int[GAMES][];

    /** Receives the moves of a light playout. */
    private int[] played = {};

    private Chains start;
    private Chains exact;
    private PlayoutBoard light;
    private TacticalBoard tactical;

    @Setup
    public void play() {
        Geometry geometry = new Geometry(size);
        start = new Chains(geometry);
        exact = new Chains(geometry);
        light = new PlayoutBoard(geometry, EyeRule.DIAGONAL);
        tactical = new TacticalBoard(geometry, EyeRule.DIAGONAL);
        Rng rng = new Rng(1);
        played = new int[3 * geometry.points()];
        for (int game = 0; game < GAMES; game++) {
            light.load(start, 0);
            int length = light.playOut(Chains.BLACK, 0, played.length, rng, played, 0);
            games[game] = new int[length];
            for (int move = 0; move < length; move++) {
                if (played[move] != geometry.points()) games[game][move] = geometry.cell(played[move]);
            }
        }
    }

    /** The board of light playouts; drawing the moves is part of it. */
    @Benchmark
    public int playoutBoard() {
        Rng rng = new Rng(1);
        int area = 0;
        for (int game = 0; game < GAMES; game++) {
            light.load(start, 0);
            light.playOut(Chains.BLACK, 0, played.length, rng, played, 0);
            area += light.areaLead();
        }
        return area;
    }

    /** The board of careful playouts, which knows atari and patterns. */
    @Benchmark
    public int tacticalBoard() {
        int area = 0;
        for (int[] game : games) {
            tactical.load(start, 0);
            for (int move = 0; move < game.length; move++) if (game[move] != 0) tactical.play(game[move], 1 + move % 2);
            area += tactical.areaLead();
        }
        return area;
    }

    /** The board of positions, which can go back. */
    @Benchmark
    public int chains() {
        int captured = 0;
        for (int[] game : games) {
            exact.copyFrom(start);
            for (int move = 0; move < game.length; move++) if (game[move] != 0) exact.play(game[move], 1 + move % 2);
            captured += exact.captured(Chains.BLACK);
        }
        return captured;
    }
}
