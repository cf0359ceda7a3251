/** The knowledge of Go by name. */
@NullMarked
package tesuji.games.go.part;

import org.jspecify.annotations.NullMarked;
