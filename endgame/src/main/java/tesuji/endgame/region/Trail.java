package tesuji.endgame.region;

import java.util.ArrayList;
import java.util.List;
import tesuji.core.base.IntList;

/**
 * The positions on the way to the one that is searched, for searches in which a position may come back. A failure that
 * was found because of that rests on a position that is still open, and holds only as long as it is.
 */
final class Trail {
    private static final int NEVER = Integer.MAX_VALUE;

    /** One more than the depth of an open position, or of one that a failure rests on. */
    private final Notes open = new Notes();

    private final Notes failed = new Notes();
    /** By depth: failures that rest on the open position there. */
    private final List<List<Spot>> resting = new ArrayList<>();

    private final IntList saved = new IntList(64);

    /** The depth of the earliest open position that the search since the last {@link #enter} rests on. */
    private int met = NEVER;

    /** Whether a position is open, or has failed because of one that is. */
    boolean isCaught(Spot at) {
        int depth = open.at(at);
        if (depth == 0) depth = failed.at(at);
        if (depth == 0) return false;
        met = Math.min(met, depth - 1);
        return true;
    }

    /** Begins with a position that is not caught. */
    void enter(Spot at) {
        open.put(at, saved.size() + 1);
        if (resting.size() == saved.size()) resting.add(new ArrayList<>());
        saved.add(met);
        met = NEVER;
    }

    /** Ends with the position entered last; true if what was found out about it holds for good. */
    boolean leave(Spot at, boolean failure) {
        int depth = saved.size() - 1;
        open.put(at, 0);
        for (Spot other : resting.get(depth)) failed.put(other, 0);
        resting.get(depth).clear();
        boolean independent = met >= depth;
        if (independent) met = NEVER;
        else if (failure) {
            failed.put(at, met + 1);
            resting.get(met).add(at);
        }
        met = Math.min(met, saved.pop());
        return independent || !failure;
    }
}
