package tesuji.games.threemensmorris;

import java.util.Optional;
import tesuji.core.base.Combinations;
import tesuji.core.game.Indexing;
import tesuji.core.game.Position;
import tesuji.core.game.Reversal;

/**
 * Numbers for the positions of three men's morris: a layer for each number of men not yet on the board; within it, the
 * men of side 0, then those of side 1 on the other points. In the lowest layer, where men move, the last bit is the
 * side to move. Holes are games that went on after the end.
 */
record ThreeMensMorrisIndexing(MorrisBoard board) implements Indexing, Reversal {
    private static final int ALL = 2 * MorrisBoard.MEN;

    @Override
    public int layers() {
        return ALL + 1;
    }

    @Override
    public long size(int layer) {
        long ways = Combinations.choose(MorrisBoard.POINTS, men(layer, 0)) * secondWays(layer);
        return layer == 0 ? 2 * ways : ways;
    }

    /** The men of a side on the board; side 0 puts down the first. */
    private static int men(int layer, int side) {
        return (ALL - layer + 1 - side) / 2;
    }

    private static long secondWays(int layer) {
        return Combinations.choose(MorrisBoard.POINTS - men(layer, 0), men(layer, 1));
    }

    @Override
    public int layer(Position position) {
        ThreeMensMorrisPosition men = (ThreeMensMorrisPosition) position;
        return ALL - Integer.bitCount(men.men(0) | men.men(1));
    }

    @Override
    public long rank(Position position) {
        ThreeMensMorrisPosition men = (ThreeMensMorrisPosition) position;
        return rank(layer(position), men.men(0), men.men(1), men.toMove());
    }

    private static long rank(int layer, int first, int second, int side) {
        long ways = Combinations.rank(first) * secondWays(layer) + Combinations.rankBeside(second, first);
        return layer == 0 ? 2 * ways + side : ways;
    }

    @Override
    public boolean unrank(int layer, long index, Position into) {
        long ways = layer == 0 ? index / 2 : index;
        int side = (int) (layer == 0 ? index % 2 : layer % 2);
        int first = (int) Combinations.unrank(ways / secondWays(layer), men(layer, 0));
        int second = (int) Combinations.unrankBeside(ways % secondWays(layer), men(layer, 1), first);
        if (board.hasLine(side == 0 ? first : second)) return false;
        ((ThreeMensMorrisPosition) into).set(first, second, side);
        return true;
    }

    @Override
    public Optional<Reversal> reversal() {
        return Optional.of(this);
    }

    /** Only moves of men on the board stay in a layer; they are their own reverse. */
    @Override
    public int predecessors(Position position, long[] into) {
        if (layer(position) != 0) return 0;
        ThreeMensMorrisPosition after = (ThreeMensMorrisPosition) position;
        int mover = 1 - after.toMove();
        int others = after.men(1 - mover);
        int men = after.men(mover);
        int count = 0;
        for (int left = men; left != 0; left &= left - 1) {
            int free = board.around(Integer.numberOfTrailingZeros(left)) & ~(men | others);
            for (; free != 0; free &= free - 1) {
                int before = (men ^ (left & -left)) | (free & -free);
                if (board.hasLine(before)) continue;
                into[count++] = mover == 0 ? rank(0, before, others, 0) : rank(0, others, before, 1);
            }
        }
        return count;
    }
}
