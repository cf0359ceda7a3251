/** {@code tesuji games}. */
@NullMarked
package tesuji.app.games;

import org.jspecify.annotations.NullMarked;
