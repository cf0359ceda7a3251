/**
 * The knowledge of Go by name, for recipes of players: {@link tesuji.games.go.part.GoParts} builds playouts, priors and
 * advice from their text.
 */
@NullMarked
package tesuji.games.go.part;

import org.jspecify.annotations.NullMarked;
