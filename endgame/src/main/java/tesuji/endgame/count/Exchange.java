package tesuji.endgame.count;

import tesuji.endgame.number.Dyadic;

/**
 * A move and the opponent's reply, seen by the one who moves.
 *
 * @param score the local score afterwards
 * @param sureGain what the move gains over the opponent moving first, even though it is answered (Frejlak 2020,
 *     Definition 2.2.1)
 * @param reply the value of the reply
 * @param continuation the value of moving again, if there is no reply; the same as the reply where the position between
 *     is gote
 */
public record Exchange(Dyadic score, Dyadic sureGain, Dyadic reply, Dyadic continuation) {
    /** Whether the opponent does better to answer than to wait for his own turn: then the move is sente. */
    public boolean isPrivilege() {
        return sureGain.isLess(reply);
    }

    /** Whether answering and waiting come to the same. */
    public boolean isBoundary() {
        return sureGain.equals(reply);
    }
}
