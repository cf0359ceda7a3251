/**
 * Connect Four: stones dropped into upright columns, four in a row win (solved by Allen and Allis 1988).
 *
 * <p>A good first game to read: {@code ConnectFourPosition} holds the rules in a handful of
 * bit operations, {@code ConnectFourNotation} turns them into text and pictures. {@code
 * LargeConnectFourPosition} holds the same rules for boards of more cells than a long has bits.
 */
@NullMarked
package tesuji.games.connectfour;

import org.jspecify.annotations.NullMarked;
