/** {@code tesuji net}: what a network of KataGo sees in a position, without any search. */
@NullMarked
package tesuji.app.net;

import org.jspecify.annotations.NullMarked;
