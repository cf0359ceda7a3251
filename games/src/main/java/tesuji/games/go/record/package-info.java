/**
 * Games of Go as they are kept: the Go meaning of an SGF tree, and trees made from games.
 *
 * <p>{@link tesuji.games.go.record.GoSgf} reads one line of a tree as a {@link tesuji.games.go.record.GoLine}, which
 * holds a {@link tesuji.games.go.record.GoRecord}, and turns records into trees. Reading a file does not judge its
 * moves; {@link tesuji.games.go.record.GoReplay} plays them, so it is there that an illegal one is refused.
 */
@NullMarked
package tesuji.games.go.record;

import org.jspecify.annotations.NullMarked;
