/** {@code tesuji match}: games between two players, told while they are played and afterwards. */
@NullMarked
package tesuji.app.match;

import org.jspecify.annotations.NullMarked;
