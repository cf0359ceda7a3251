package tesuji.games.go.playout;

import tesuji.core.base.RecordText;
import tesuji.core.base.Rng;
import tesuji.games.go.GoGame;
import tesuji.games.go.GoPosition;
import tesuji.games.go.Stones;
import tesuji.games.go.score.Benson;
import tesuji.games.go.score.DeadStones;
import tesuji.games.go.score.LifeAndDeath;

/**
 * Life and death at the end of a game, judged by playouts: what `final_score`, `score` and the referee of matches take
 * for granted. Playouts that know ladders, vital points and self-atari see who lives in most finished games; light ones
 * leave large groups unsettled.
 */
public final class FinalStatus {
    /**
     * Played to the very end and everywhere, since every stone counts. All is spelled out: how games are counted must
     * not change when better playouts for searching are found.
     */
    static final Strong CAREFUL = RecordText.read(
            Strong.class,
            "Strong[nakade=1, atari=1, ladder=1, patterns=1, capture=1, lastGoodReply=0, fillBoard=0, selfAtari=1,"
                    + " reading=20, mercy=0, twoLiberties=0, moreLiberties=0, eyes=0, ko=0, fillKo=1]");

    private static final int PLAYOUTS = 500;
    private static final long SEED = 1;

    private FinalStatus() {}

    /** The chains that playouts from here lose; the same position always gets the same answer. */
    public static LifeAndDeath of(GoPosition position) {
        Stones stones = position.stones();
        Benson benson = Benson.under(position.rules(), stones);
        return DeadStones.byOwnership(stones, ownership(position), DeadStones.USUAL_THRESHOLD, benson);
    }

    /** The mean owner of each point in these playouts, from -1 (White) to 1 (Black). */
    public static float[] ownership(GoPosition position) {
        return PlayoutOwnership.of(position, CAREFUL.on((GoGame) position.game()), PLAYOUTS, new Rng(SEED));
    }
}
