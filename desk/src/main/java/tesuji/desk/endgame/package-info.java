/**
 * Endgames of Go, counted exactly: what is told of them, and proofs as files.
 *
 * <p>Read {@link tesuji.desk.endgame.EndgameAnswer} first. A {@link tesuji.desk.endgame.Caveat} is what stands in the
 * way of a proof; {@link tesuji.desk.endgame.ProofFile} reads and writes proofs, which {@link tesuji.endgame.check}
 * checks.
 */
@NullMarked
package tesuji.desk.endgame;

import org.jspecify.annotations.NullMarked;
