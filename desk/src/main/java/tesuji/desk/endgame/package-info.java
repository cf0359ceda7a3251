/**
 * Endgames of Go, counted exactly: what is told of them, and proofs as files.
 *
 * <p>Read {@link tesuji.desk.endgame.EndgameAnswer} first. A {@link tesuji.desk.endgame.Caveat} is what stands in the way of a
 * proof; {@link tesuji.desk.endgame.ProofWriter} writes a {@link tesuji.desk.endgame.ProofFile}, and
 * {@link tesuji.desk.endgame.ProofReplay} checks one.
 */
@NullMarked
package tesuji.desk.endgame;

import org.jspecify.annotations.NullMarked;
