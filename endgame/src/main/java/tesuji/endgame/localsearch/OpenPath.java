package tesuji.endgame.localsearch;

import java.util.ArrayList;
import java.util.List;
import tesuji.core.base.IntList;
import tesuji.endgame.local.LocalNode;

/**
 * The positions on the way to the one that is searched, for searches in which a position may come back. A failure that
 * was found because of that rests on a position that is still open, and holds only as long as it is.
 */
final class OpenPath {
    private static final int NEVER = Integer.MAX_VALUE;

    /** One more than the depth of an open position, or of one that a failure rests on. */
    private final NodeTable open = new NodeTable();

    private final NodeTable failed = new NodeTable();
    /** By depth: failures that rest on the open position there. */
    private final List<List<LocalNode>> resting = new ArrayList<>();

    private final IntList saved = new IntList(64);

    /** The depth of the earliest open position that the search since the last {@link #enter} rests on. */
    private int met = NEVER;

    /** Whether a position is open, or has failed because of one that is. */
    boolean isCaught(LocalNode at) {
        int depth = open.at(at);
        if (depth == 0) depth = failed.at(at);
        if (depth == 0) return false;
        met = Math.min(met, depth - 1);
        return true;
    }

    /** Begins with a position that is not caught. */
    void enter(LocalNode at) {
        open.put(at, saved.size() + 1);
        if (resting.size() == saved.size()) resting.add(new ArrayList<>());
        saved.add(met);
        met = NEVER;
    }

    /** Ends with the position entered last; true if what was found out about it holds for good. */
    boolean leave(LocalNode at, boolean failure) {
        int depth = saved.size() - 1;
        open.put(at, 0);
        for (LocalNode other : resting.get(depth)) failed.put(other, 0);
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
