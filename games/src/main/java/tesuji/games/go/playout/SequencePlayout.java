package tesuji.games.go.playout;

import tesuji.core.base.Hot;
import tesuji.core.base.Rng;
import tesuji.games.go.GoGame;
import tesuji.games.go.board.Chains;
import tesuji.games.go.board.EyeRule;
import tesuji.games.go.board.Pattern3x3;
import tesuji.games.go.tactics.Shapes;

/**
 * Playouts that look like sequences of moves: an answer next to the last move that makes a good 3×3 shape, one of them
 * at random; if there is none, for the sake of diversity, a point with only empty neighbours; else any move (Gelly,
 * Wang, Munos and Teytaud 2006; Śliwa 2013, §4.4.2). Owned by one thread.
 */
public final class SequencePlayout extends TacticalPlayout {
    private final int tries;
    private final int neighbourhood;
    private final int[] candidates = new int[8];

    SequencePlayout(GoGame game, SequenceLike recipe) {
        super(game, EyeRule.DIAGONAL);
        tries = recipe.tries();
        neighbourhood = recipe.neighbourhood();
    }

    @Hot
    @Override
    int choose(int mover, Rng rng) {
        int cell = answer(mover, rng);
        for (int i = 0; cell == PASS && i < tries && board.empties() > 0; i++) {
            int drawn = board.empty(rng.nextInt(board.empties()));
            if (isAlone(drawn)) cell = drawn;
        }
        return cell == PASS ? random(mover, rng) : cell;
    }

    @Hot
    private int answer(int mover, Rng rng) {
        int last = board.last();
        if (last == PASS) return PASS;
        int count = 0;
        for (int direction = 0; direction < neighbourhood; direction++) {
            int cell = board.neighbour(last, direction);
            if (board.colour(cell) == Chains.EMPTY && Shapes.isGood(board.code(cell), mover) && isPlayable(cell, mover))
                candidates[count++] = cell;
        }
        return count == 0 ? PASS : candidates[rng.nextInt(count)];
    }

    /** No stone is next to the cell. */
    @Hot
    private boolean isAlone(int cell) {
        int code = board.code(cell);
        if (code == 0) return true;
        for (int place = 0; place < neighbourhood; place++) {
            int colour = Pattern3x3.at(code, place);
            if (colour != Chains.EMPTY && colour != Chains.BORDER) return false;
        }
        return board.emptyNeighbours(cell) > 0;
    }
}
