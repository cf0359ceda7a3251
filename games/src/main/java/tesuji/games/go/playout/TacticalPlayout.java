package tesuji.games.go.playout;

import tesuji.core.base.Hot;
import tesuji.core.base.Rng;
import tesuji.core.eval.CappedPlayout;
import tesuji.core.eval.CapturingPlayout;
import tesuji.core.eval.Line;
import tesuji.core.eval.OwningPlayout;
import tesuji.core.game.Position;
import tesuji.games.go.GoGame;
import tesuji.games.go.GoPosition;
import tesuji.games.go.board.Chains;
import tesuji.games.go.board.EyeRule;
import tesuji.games.go.board.Geometry;
import tesuji.games.go.board.TacticalBoard;

/**
 * The loop of the playouts that differ in nothing but how a move is chosen: until two passes in a row or
 * {@link LightPlayout#CAP} moves per point, with simple ko and no suicide, counted by area. A class and not an
 * interface, so that the choice is an ordinary virtual call.
 *
 * <p>Where false eyes stay open, two kos and a side that can only pass make a circle; when {@value #IDLE} passes one
 * after the other have found the same number of empty points, the game is over too. Owned by one thread.
 */
abstract sealed class TacticalPlayout implements CappedPlayout, CapturingPlayout, OwningPlayout
        permits OrderedPlayout, RoulettePlayout, SequencePlayout, UrgencyPlayout {
    static final int PASS = 0;
    static final int IDLE = 6;

    final Geometry geometry;
    final TacticalBoard board;
    private final int compensation;
    private final int cap;

    TacticalPlayout(GoGame game, EyeRule eyes) {
        geometry = game.geometry();
        board = new TacticalBoard(geometry, eyes);
        compensation = game.rules().compensation();
        cap = LightPlayout.CAP * geometry.points();
    }

    /** The cell of the mover's next move, {@link #PASS} if it has none that fills no eye. */
    abstract int choose(int mover, Rng rng);

    /** Called before each playout, when the line holds the moves in the tree; for policies that learn from them. */
    void begin(GoPosition position, Line line) {}

    /** Called after each move that is no pass. */
    void played(int cell) {}

    @Override
    public final int finish(Position position, Rng rng, Line line) {
        return finish(position, rng, line, cap);
    }

    @Override
    public final int finish(Position position, Rng rng, Line line, int most) {
        GoPosition go = (GoPosition) position;
        board.load(go.board(), go.koCell());
        board.recall(cell(go.move(1)), cell(go.move(2)));
        begin(go, line);
        int limit = Math.min(most, cap);
        int[] moves = line.reserve(limit);
        line.extend(playOut(Chains.BLACK + go.toMove(), go.passes(), limit, rng, moves, line.length()));
        return 2 * board.areaLead() - compensation;
    }

    /** The cell of a move, {@link #PASS} for a pass and for no move. */
    final int cell(int move) {
        return move < 0 || move == geometry.points() ? PASS : geometry.cell(move);
    }

    @Hot
    private int playOut(int mover, int passes, int most, Rng rng, int[] moves, int from) {
        int count = 0;
        int idle = 0;
        int empties = 0;
        while (passes < 2 && count < most && idle < IDLE) {
            int cell = choose(mover, rng);
            if (cell == PASS) {
                board.pass();
                passes++;
                idle = board.empties() == empties ? idle + 1 : 0;
                empties = board.empties();
                moves[from + count++] = geometry.points();
            } else {
                board.play(cell, mover);
                played(cell);
                passes = 0;
                moves[from + count++] = geometry.point(cell);
            }
            mover = Chains.BLACK + Chains.WHITE - mover;
        }
        return count;
    }

    /** A move uniform over the legal cells that are no eyes of the mover (Śliwa 2013, §6.2.2). */
    @Hot
    final int random(int mover, Rng rng) {
        for (int candidates = board.empties(); candidates > 0; candidates--) {
            int index = rng.nextInt(candidates);
            int cell = board.empty(index);
            if (isPlayable(cell, mover)) return cell;
            board.swapEmpty(index, candidates - 1);
        }
        return PASS;
    }

    /** Whether a move on an empty cell is legal and fills no eye. */
    @Hot
    final boolean isPlayable(int cell, int mover) {
        return board.emptyNeighbours(cell) != 0 || (!board.isEye(cell, mover) && board.isLegal(cell, mover));
    }

    @Override
    public final int captures(int side) {
        return board.captured(Chains.WHITE - side);
    }

    @Override
    public final void addOwners(int[] sums) {
        for (int point = 0; point < sums.length; point++) sums[point] += board.owner(geometry.cell(point));
    }
}
