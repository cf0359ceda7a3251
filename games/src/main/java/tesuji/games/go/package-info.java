/**
 * Go on boards from 2×2 to 25×25.
 *
 * <p>Points are numbered {@code row * size + column} from the lower left corner (A1 = 0). Read
 * {@link tesuji.games.go.GoRules}, then {@link tesuji.games.go.GoPosition}; the three boards are in {@code board},
 * playouts in {@code playout}, counting in {@code score}, SGF in {@code record}.
 */
@NullMarked
package tesuji.games.go;

import org.jspecify.annotations.NullMarked;
