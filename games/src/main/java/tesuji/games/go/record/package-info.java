/**
 * Games of Go as they are kept: the Go meaning of an SGF tree, and trees made from games.
 *
 * <p>{@link tesuji.games.go.record.GoSgf} reads one line of a tree as a {@link tesuji.games.go.record.GoLine}, which
 * holds a {@link tesuji.games.go.record.GoRecord}, and turns records into trees. Nothing here plays: whether moves are
 * legal is for the board to say.
 */
@NullMarked
package tesuji.games.go.record;

import org.jspecify.annotations.NullMarked;
