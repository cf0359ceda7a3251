/**
 * Writes the proof of a result so that {@link tesuji.endgame.check} can follow it. Begin with
 * {@link tesuji.endgame.proof.ProofBuilder}.
 *
 * <p>The solver knows what a region is worth and has forgotten why: it compares, bounds and remembers without keeping
 * answers. So the answers are searched for once more, by the rules of the checker, in {@link
 * tesuji.endgame.proof.RegionProver} for regions and in {@link tesuji.endgame.proof.GroundProver} for chains that
 * live by answers. The values are known by now, so hardly any move is tried in vain: {@link
 * tesuji.endgame.proof.RegionHint} asks the solver whether a position is still worth what it must be. A wrong hint
 * costs time, or leaves a value unproved, and nothing else.
 */
@NullMarked
package tesuji.endgame.proof;

import org.jspecify.annotations.NullMarked;
