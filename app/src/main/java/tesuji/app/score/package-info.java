/** {@code tesuji score}: a game of Go counted in every way there is. */
@NullMarked
package tesuji.app.score;

import org.jspecify.annotations.NullMarked;
