/**
 * The local model: one region of the board, its points as bits of a {@code long}, and the rules of Go in there.
 *
 * <p>Safe stones cut a board into regions ({@link tesuji.endgame.local.Region}). What happens in one changes nothing in
 * another, so each is a game of its own, in which either side may move as often as the other lets it (Müller 1995). A
 * region has at most 64 points, which a {@link tesuji.endgame.local.RegionGraph} numbers; a set of points is a
 * {@code long}, and chains, liberties and captures are a few machine instructions.
 *
 * <p>There is one representation of a position, {@link tesuji.endgame.local.LocalPosition}: which points belong to it,
 * where stones stand, and which points are next to safe stones. A {@link tesuji.endgame.local.LocalNode} is a position
 * that was met before: it exists once, has a number, and keeps what its moves lead to. {@link
 * tesuji.endgame.local.LocalRules} makes the moves. A move may leave several parts that have nothing to do with each
 * other any more, because stones in between have become safe, by joining safe ones or by two eyes ({@link
 * tesuji.endgame.local.LocalBenson}); the parts, and what is gained, are a {@link tesuji.endgame.local.Successor}.
 *
 * <p>Example. In this corridor, with safe black stones above and below and a safe white one at the right end, White
 * pushes at the right. Her stone joins the safe one and leaves the region, which is a point shorter then:
 *
 * <pre>
 *     X X X X X X          X X X X X X
 *     X . . . . O    &rarr;     X . . . O O
 *     X X X X X O          X X X X X O
 * </pre>
 *
 * <p>That is why long corridors are easy: the positions of a corridor of length n are corridors of length n - 1 and
 * less. {@link tesuji.endgame.local.LocalShape} recognises them wherever they lie.
 */
@NullMarked
package tesuji.endgame.local;

import org.jspecify.annotations.NullMarked;
