/** x */
@NullMarked
package tesuji.endgame.search;

import org.jspecify.annotations.NullMarked;
