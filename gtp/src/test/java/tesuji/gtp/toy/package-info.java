/** Small games and players for the tests of the protocol. */
@NullMarked
package tesuji.gtp.toy;

import org.jspecify.annotations.NullMarked;
