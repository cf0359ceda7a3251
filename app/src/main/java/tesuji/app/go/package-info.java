/** What the command line knows about Go alone: game files in SGF, and the answers the protocol asks of a Go program. */
@NullMarked
package tesuji.app.go;

import org.jspecify.annotations.NullMarked;
