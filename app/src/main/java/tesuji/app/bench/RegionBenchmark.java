package tesuji.app.bench;

import tesuji.core.base.Rng;
import tesuji.core.game.Game;
import tesuji.endgame.board.Budget;
import tesuji.endgame.board.Endgame;
import tesuji.endgame.board.EndgameProblem;
import tesuji.endgame.board.EndgameResult;
import tesuji.endgame.value.Side;
import tesuji.games.go.Stones;

/**
 * How fast regions of Go are valued: boards per second, each with one open region of 8 to 12 empty points at the edge,
 * where a black and a white wall meet that live without it. The same {@value #BOARDS} boards are valued over and over.
 */
public final class RegionBenchmark implements Benchmark {
    private static final int BOARDS = 20;
    private static final int SIZE = 13;
    private static final int DEPTH = 4;
    private static final int SMALLEST = 8;
    private static final int KINDS = 5;

    @Override
    public String name() {
        return "regions";
    }

    @Override
    public String unit() {
        return "regions";
    }

    @Override
    public String meaning() {
        return "regions of Go with 8 to 12 empty points valued, or bounded";
    }

    @Override
    public String standardGame() {
        return "";
    }

    @Override
    public String subject(Game game) {
        return "8 to 12 empty points";
    }

    @Override
    public double warmUp() {
        return 5;
    }

    /** Threads begin with different boards. */
    @Override
    public Worker worker(Game game, int thread) {
        int[] next = {thread * BOARDS / 2};
        return () -> {
            value(next[0]++ % BOARDS);
            return 1;
        };
    }

    @Override
    public long fingerprint(Game game) {
        long print = 0;
        for (int i = KINDS; i < 2 * KINDS; i++) {
            EndgameResult report = value(i);
            print = Rng.mix(
                    print + 31 * report.low().numerator() + report.high().numerator());
        }
        return print;
    }

    private static EndgameResult value(int index) {
        return Endgame.solve(EndgameProblem.of(board(index), Side.BLACK), Budget.STANDARD);
    }

    /**
     * Two walls with two eyes each, and points taken out of them around the place where they meet at the lower edge.
     */
    static Stones board(int index) {
        byte[] colours = new byte[SIZE * SIZE];
        for (int point = 0; point < colours.length; point++) {
            colours[point] = point % SIZE < SIZE / 2 ? Stones.WHITE : Stones.BLACK;
        }
        for (int row : new int[] {SIZE - 2, SIZE - 4}) {
            colours[row * SIZE + 1] = Stones.EMPTY;
            colours[row * SIZE + SIZE - 2] = Stones.EMPTY;
        }
        Rng rng = new Rng(index);
        int[] taken = new int[SMALLEST + index % KINDS];
        int count = 0;
        taken[count++] = SIZE / 2;
        taken[count++] = SIZE / 2 - 1;
        while (count < taken.length) {
            int point = taken[rng.nextInt(count)];
            int column = point % SIZE + (rng.nextInt(2) == 0 ? 0 : rng.nextInt(2) * 2 - 1);
            int row = point / SIZE + (column == point % SIZE ? rng.nextInt(2) * 2 - 1 : 0);
            boolean inside = row >= 0 && row < DEPTH && column > 1 && column < SIZE - 2;
            if (!inside || isAmong(taken, count, row * SIZE + column)) continue;
            taken[count++] = row * SIZE + column;
        }
        for (int point : taken) colours[point] = Stones.EMPTY;
        return new Stones(SIZE, colours);
    }

    private static boolean isAmong(int[] points, int count, int point) {
        for (int i = 0; i < count; i++) if (points[i] == point) return true;
        return false;
    }
}
