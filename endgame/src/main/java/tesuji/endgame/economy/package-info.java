/**
 * Economic Go: endgames in which the right to move is paid for (Berlekamp 1996; Frejlak 2020, §2.3).
 *
 * <p>Read {@link tesuji.endgame.economy.EconomicGame} for the rules, then {@link tesuji.endgame.economy.Book} for the
 * strategy that never loses and {@link tesuji.endgame.economy.HottestFirst} for one that does.
 */
@NullMarked
package tesuji.endgame.economy;

import org.jspecify.annotations.NullMarked;
