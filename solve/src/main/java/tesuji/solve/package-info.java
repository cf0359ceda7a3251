/** Exact search: what a position is worth, proven. */
@NullMarked
package tesuji.solve;

import org.jspecify.annotations.NullMarked;
