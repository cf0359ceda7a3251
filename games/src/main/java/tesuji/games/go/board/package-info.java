/**
 * The two Go boards: {@link tesuji.games.go.board.Chains}, exact and undoable, for positions, and
 * {@link tesuji.games.go.board.PlayoutBoard}, made for speed alone, for playouts; both on one
 * {@link tesuji.games.go.board.Geometry}.
 *
 * <p>The split is Śliwa's (2013, §6.1 and §6.2); contacts instead of liberties are Wieczorek's (2009, §2.1).
 */
@NullMarked
package tesuji.games.go.board;

import org.jspecify.annotations.NullMarked;
