/**
 * {@code tesuji games}: the games with their keys, defaults and abilities.
 */
@NullMarked
package tesuji.app.games;

import org.jspecify.annotations.NullMarked;
