package tesuji.games.taifho.race;

import java.util.Optional;
import tesuji.core.play.StopCondition;
import tesuji.games.taifho.Ground;
import tesuji.games.taifho.TaifhoPosition;

/**
 * Whether a side has won a race for certain. Owned by one thread.
 *
 * <p>Suppose a side can fill its goal row in n moves of which none leaves the rows up to its hindmost piece, the zone,
 * and before the last of them the other side has k moves. If in k moves the other can neither enter the zone nor fill
 * its own goal row, then the march wins against every defence: no square of the zone is touched by anybody else, so
 * each move of the march is legal when its turn comes, and the game is not over before, unless the cap ends it; marches
 * that would meet the cap are not considered.
 *
 * <p>A side that stays out of the zone cannot jump over its pieces either, since it would land in the zone; so the
 * other's own march is to be sought on the rest of the board alone.
 */
public final class RaceVerdict {
    private final Solo solo = new Solo();
    private final ShortestMarch marches = new ShortestMarch();
    private final Intrusion intrusion = new Intrusion();

    /** A march that wins against every defence, if one is found; that none is found proves nothing. */
    public Optional<March> certain(TaifhoPosition position, int side, StopCondition stop) {
        if (!Separation.isPassed(position)) return Optional.empty();
        int zone = Separation.rear(position, side);
        solo.take(position, side, zone);
        int waits = side == position.toMove() ? 1 : 0;
        int longest = Math.min(Intrusion.MOST + waits, Separation.before(position, side));
        Optional<March> march = marches.find(solo, longest, stop);
        if (march.isEmpty()) return march;
        int others = march.get().length() - waits;
        if (intrusion.isPossible(position, 1 - side, zone, others)) return Optional.empty();
        solo.take(position, 1 - side, Ground.ROWS - 2 - zone);
        boolean beaten = marches.find(solo, others, stop).isPresent() || marches.atLeast() <= others;
        return beaten ? Optional.empty() : march;
    }
}
