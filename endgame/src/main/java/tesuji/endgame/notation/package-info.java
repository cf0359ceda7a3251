/**
 * Games as text: what people write, what is printed, and a calculator between the two.
 *
 * <p>Read {@link tesuji.endgame.notation.Expression} first, then {@link tesuji.endgame.notation.Reader} and
 * {@link tesuji.endgame.notation.Printer}.
 */
@NullMarked
package tesuji.endgame.notation;

import org.jspecify.annotations.NullMarked;
