/**
 * Skoczki ("jumpers"): men jump over men across the board, and whoever fills the other side's start squares first wins.
 * A relative of Halma that can be had at any size, which made it a test for exact search (Goluch).
 *
 * <p>Squares are numbered from the lower left corner (a1 = 0) row by row; side 0, White, starts in the two lowest rows.
 * Read {@code Variant}, then {@code Jumps} and {@code SkoczkiPosition}, which hold the rules in a handful of bit
 * operations; {@code LargeSkoczkiPosition} holds the same rules for boards of more than 64 squares, among them the
 * original one of 6 × 11.
 */
@NullMarked
package tesuji.games.skoczki;

import org.jspecify.annotations.NullMarked;
