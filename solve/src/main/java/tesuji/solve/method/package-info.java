/** All ways to solve, by name. */
@NullMarked
package tesuji.solve.method;

import org.jspecify.annotations.NullMarked;
