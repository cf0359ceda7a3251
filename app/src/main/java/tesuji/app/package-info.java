/** The command line: one class per command. */
@NullMarked
package tesuji.app;

import org.jspecify.annotations.NullMarked;
