/** {@code tesuji perft}: lines of moves counted, the classic check of a move generator. */
@NullMarked
package tesuji.app.perft;

import org.jspecify.annotations.NullMarked;
