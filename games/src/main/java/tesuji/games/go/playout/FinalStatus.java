package tesuji.games.go.playout;

import tesuji.games.go.GoPosition;
import tesuji.games.go.score.DeadStones;
import tesuji.games.go.score.Marks;

/** Life and death at the end of a game, judged by playouts: what `final_score` and `score` take for granted. */
public final class FinalStatus {
    private static final int PLAYOUTS = 2000;
    private static final long SEED = 1;

    private FinalStatus() {}

    /** The chains that playouts from here lose; the same position always gets the same answer. */
    public static Marks of(GoPosition position) {
        float[] ownership = OwnershipMap.of(position, PLAYOUTS, SEED);
        boolean suicide = position.rules().suicide();
        return DeadStones.byOwnership(position.stones(), ownership, DeadStones.USUAL_THRESHOLD, suicide);
    }
}
