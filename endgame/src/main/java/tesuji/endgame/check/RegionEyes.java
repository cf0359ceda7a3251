package tesuji.endgame.check;

import java.util.ArrayList;
import java.util.List;
import tesuji.endgame.check.LocalBoard.Stones;

/**
 * The unconditionally alive chains of a side that have an eye in a region. Their owner must leave it to them when he
 * answers there. Only a region that no safe stone of the other side touches can hold one.
 */
public final class RegionEyes {
    private RegionEyes() {}

    /** For each such chain the points of the region next to it. */
    public static long[] of(PlainBoard board, LocalBoard local, Stones at, boolean isBlack, boolean[] alive) {
        if (local.near(!isBlack) != 0) return new long[0];
        List<List<Integer>> chains = board.components(point -> alive[point]);
        List<Long> eyes = new ArrayList<>();
        for (List<Integer> chain : chains) {
            long contacts = 0;
            for (int i = 0; i < local.points().size(); i++) {
                if (board.near(local.points().get(i)).stream().anyMatch(chain::contains)) contacts |= 1L << i;
            }
            if (contacts != 0 && RegionPlay.hasEye(local, at, isBlack, contacts)) eyes.add(contacts);
        }
        return eyes.stream().mapToLong(Long::longValue).toArray();
    }
}
