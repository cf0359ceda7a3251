package tesuji.games.skoczki;

import tesuji.core.base.Hot;
import tesuji.core.game.Position;
import tesuji.core.game.Reversal;

/** Moves of Skoczki run backwards. Immutable. */
final class SkoczkiReversal implements Reversal {
    /** How the men of side 0, those of side 1 and the side to move become one number. */
    interface Numbering {
        long of(long first, long second, int side);
    }

    private final SkoczkiGame game;
    private final Numbering numbering;
    private final Jumps jumps;
    private final boolean forcesLeaving;

    SkoczkiReversal(SkoczkiGame game, Numbering numbering, Jumps jumps) {
        this.game = game;
        this.numbering = numbering;
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
            into[count++] = number(men, others, mover); // a pass
        }
        for (long left = men; left != 0; left &= left - 1) {
            int to = Long.numberOfTrailingZeros(left);
            for (long origins = jumps.origins(to, occupied, home); origins != 0; origins &= origins - 1) {
                long from = origins & -origins;
                long before = (men ^ (left & -left)) | from;
                if (before != goal && mayMove(from, before, others, home))
                    into[count++] = number(before, others, mover);
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

    private long number(long men, long others, int mover) {
        return mover == 0 ? numbering.of(men, others, 0) : numbering.of(others, men, 1);
    }
}
