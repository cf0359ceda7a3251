/**
 * The boards of Go, on one {@link tesuji.games.go.board.Geometry}.
 *
 * <p>{@link tesuji.games.go.board.ChainBoard} keeps stones and chains and knows atari at once. Two boards are made of
 * it: {@link tesuji.games.go.board.Chains}, which takes moves back, for positions, and {@link
 * tesuji.games.go.board.TacticalBoard}, which lists empty cells and reads ladders, for careful playouts. {@link
 * tesuji.games.go.board.CaptureSearch} reads loose ladders and nets on it. {@link tesuji.games.go.board.PlayoutBoard}
 * is made for speed alone, for light playouts, and counts no more than it needs; it numbers its cells in its own way,
 * and {@link tesuji.games.go.board.PlayoutStones} moves its stones. What a move costs on each is in
 * docs/evidence/performance.md; BoardAgreementTest plays random games on all of them side by side.
 *
 * <p>The split is Śliwa's (2013, §6.1 and §6.2); pseudo-liberties instead of liberties are Wieczorek's (2009, §2.1).
 */
@NullMarked
package tesuji.games.go.board;

import org.jspecify.annotations.NullMarked;
