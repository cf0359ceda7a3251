package tesuji.games.skoczki;

import tesuji.core.base.Hot;
import tesuji.core.game.Position;
import tesuji.core.game.Reversal;

/** Moves of Skoczki run backwards. Immutable. */
final class SkoczkiReversal implements Reversal {
    private final SkoczkiGame game;
    private final SkoczkiIndexing indexing;
    private final Jumps jumps;
    private final boolean forcesLeaving;

    SkoczkiReversal(SkoczkiGame game, SkoczkiIndexing indexing, Jumps jumps) {
        this.game = game;
        this.indexing = indexing;
        this.jumps = jumps;
        forcesLeaving = game.variant().forcesLeaving();
    }

    /** The side that moved last takes its move back; it had not won before, or there would have been no move. */
    @Override
    public int predecessors(Position position, long[] into) {
        SkoczkiPosition after = (SkoczkiPosition) position;
        int mover = 1 - after.toMove();
        return predecessors(after.men(mover), after.men(1 - mover), mover, into);
    }

    @Hot
    private int predecessors(long men, long others, int mover, long[] into) {
        long home = game.home(mover);
        long goal = game.home(1 - mover);
        long occupied = men | others;
        int count = 0;
        if (men != goal && !SkoczkiPosition.anyMoves(jumps, men, occupied, home)) {
            into[count++] = rank(men, others, mover); // a pass
        }
        for (long left = men; left != 0; left &= left - 1) {
            int to = Long.numberOfTrailingZeros(left);
            for (long origins = jumps.origins(to, occupied, home); origins != 0; origins &= origins - 1) {
                long from = origins & -origins;
                long before = (men ^ (left & -left)) | from;
                if (before != goal && mayMove(from, before, others, home)) into[count++] = rank(before, others, mover);
            }
        }
        return count;
    }

    /** Whether no other man has to leave the start squares first. */
    @Hot
    private boolean mayMove(long from, long men, long others, long home) {
        if (!forcesLeaving || (from & home) != 0) return true;
        return !SkoczkiPosition.anyMoves(jumps, men & home, men | others, home);
    }

    @Hot
    private long rank(long men, long others, int mover) {
        return mover == 0 ? indexing.rank(men, others, 0) : indexing.rank(others, men, 1);
    }
}
