package tesuji.endgame.region;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * The positions on the way to the one that is searched, for searches in which a position may come back. A failure that was found
 * because of that rests on a position that is still open, and holds only as long as it is.
 */
final class Trail {
    private static final int NEVER = Integer.MAX_VALUE;

    private final Map<LocalPosition, Integer> open = new HashMap<>();
    private final Map<LocalPosition, Integer> failed = new HashMap<>();
    /** By depth: failures that rest on the open position there. */
    private final List<List<LocalPosition>> resting = new ArrayList<>();

    private final List<Integer> saved = new ArrayList<>();

    /** The depth of the earliest open position that the search since the last {@link #enter} rests on. */
    private int met = NEVER;

    /** Whether a position is open, or has failed because of one that is. */
    boolean isCaught(LocalPosition at) {
        Integer depth = open.get(at);
        if (depth == null) depth = failed.get(at);
        if (depth == null) return false;
        met = Math.min(met, depth);
        return true;
    }

    /** Begins with a position that is not caught. */
    void enter(LocalPosition at) {
        open.put(at, saved.size());
        resting.add(new ArrayList<>());
        saved.add(met);
        met = NEVER;
    }

    /** Ends with the position entered last; true if what was found out about it holds for good. */
    boolean leave(LocalPosition at, boolean failure) {
        int depth = saved.size() - 1;
        open.remove(at);
        for (LocalPosition other : resting.remove(depth)) failed.remove(other);
        boolean independent = met >= depth;
        if (independent) met = NEVER;
        else if (failure) {
            failed.put(at, met);
            resting.get(met).add(at);
        }
        met = Math.min(met, saved.remove(depth));
        return independent || !failure;
    }
}
