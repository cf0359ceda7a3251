/**
 * What a network of KataGo consists of: layers with their weights, as immutable records, in the order of the file.
 *
 * <p>A {@link tesuji.neural.model.Network} is a residual tower over the board (He et al. 2016, in the form with
 * normalisation first) with two heads, as AlphaZero has them (Silver et al. 2018), and with <em>global pooling</em>,
 * which lets every point know the whole board (Wu 2019, “Accelerating Self-Play Learning in Go”, §3.3):
 *
 * <pre>
 * planes ── stem ──┐
 * globals ─────────+── block ── block ── … ── norm, activation ──┬── policy head: a logit for each point and for pass
 *                                                                └── value head: outcome, score, ownership
 * </pre>
 *
 * <p>A {@link tesuji.neural.model.Block} adds something to the tower and leaves the rest as it was. Pooling makes three
 * numbers of a plane: its mean, its mean scaled by the size of the board, and its maximum ({@code Pooling} in the
 * package of the backends). Read {@link tesuji.neural.model.Network} first, then {@link tesuji.neural.model.Trunk}.
 */
@NullMarked
package tesuji.neural.model;

import org.jspecify.annotations.NullMarked;
