/**
 * Endgames of Go for the page. {@link tesuji.web.endgame.EndgameCounter} counts a position as a {@link
 * tesuji.web.endgame.CountWish} asks, tells how far it is, and keeps the last counts, so that their proofs can be
 * built, checked and saved. {@link tesuji.web.endgame.EndgameBoards} has positions to begin with. {@link
 * tesuji.web.endgame.Calculators} and {@link tesuji.web.endgame.EconomyTables} hold the calculators and the games of
 * economic Go of this workbench; they are in memory only and end with it.
 */
@NullMarked
package tesuji.web.endgame;

import org.jspecify.annotations.NullMarked;
