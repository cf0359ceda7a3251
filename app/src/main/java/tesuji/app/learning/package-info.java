/** {@code tesuji train}: learns from games of Go how much features of moves count. */
@NullMarked
package tesuji.app.learning;

import org.jspecify.annotations.NullMarked;
