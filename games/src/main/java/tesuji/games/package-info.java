/** The list of all games: {@link tesuji.games.Games}; each game lives in a package of its own. */
@NullMarked
package tesuji.games;

import org.jspecify.annotations.NullMarked;
