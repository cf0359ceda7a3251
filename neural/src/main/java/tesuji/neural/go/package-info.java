/**
 * Go as networks see it: inputs of version 7, outputs, symmetries.
 *
 * <p>The inputs are {@value tesuji.neural.model.Network#PLANES} planes and {@value tesuji.neural.model.Network#GLOBALS}
 * numbers (Wu 2019, §A, as extended by KataGo since; {@link tesuji.neural.go.Plane} and {@link
 * tesuji.neural.go.GlobalInput} list them). All are from the point of view of the side to move: nothing says “Black”,
 * and komi is that of the side to move. Three of them need more than a look at the board:
 *
 * <ul>
 *   <li>{@link tesuji.neural.go.LadderSearch} tells which chains are caught in a ladder, exactly as KataGo does,
 *       because a network trusts what it was trained with; {@code Ladders} of the playouts answers faster and
 *       differently.
 *   <li>{@link tesuji.neural.go.AreaMap} colours pass-alive stones and territories (Benson 1976) and, less strictly,
 *       all that belongs to one side as the board stands.
 *   <li>{@link tesuji.neural.go.GoInputs} follows the history back: last moves, ladders of the last boards, what passes
 *       mean under the rules.
 * </ul>
 *
 * <p>{@link tesuji.neural.go.OutputDecoder} turns logits into probabilities over legal moves and numbers in points, all
 * from White's point of view: {@link tesuji.neural.go.NetworkOutput}.
 */
@NullMarked
package tesuji.neural.go;

import org.jspecify.annotations.NullMarked;
