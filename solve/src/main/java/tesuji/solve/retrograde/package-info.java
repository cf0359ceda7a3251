/**
 * Retrograde analysis: the value of every state, from the ended ones backwards (Ströhlein 1970; Thompson 1986; Goluch,
 * §3.2).
 *
 * <p>Ways that must agree: {@link tesuji.solve.retrograde.ForwardSweeps} finds values distance by distance and layer by
 * layer, {@link tesuji.solve.retrograde.BackwardQueue} visits every move once and is the one to use in memory, {@code
 * DiskQueue} does the same on disk, by the rules of {@link tesuji.solve.retrograde.ShardLabels} that a cluster uses,
 * too. {@link tesuji.solve.retrograde.Retrograde} puts the parts together. The tests compare all with a simpler
 * implementation.
 */
@NullMarked
package tesuji.solve.retrograde;

import org.jspecify.annotations.NullMarked;
