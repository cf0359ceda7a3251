package tesuji.web.endgame;

import org.jspecify.annotations.Nullable;
import tesuji.desk.endgame.EndgameAnswer;

/**
 * What came of counting.
 *
 * @param answer what is known; null if the count was stopped before anything was
 * @param complete whether the count came to its end, and to no limit
 * @param seconds it took
 * @param proof what the check of the proof said, if there is one
 * @param noProof why there is no proof though somebody asked for one, as a sentence
 */
public record CountReport(
        @Nullable EndgameAnswer answer,
        boolean complete,
        double seconds,
        @Nullable ProofVerdict proof,
        @Nullable String noProof) {}
