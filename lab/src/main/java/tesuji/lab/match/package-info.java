/**
 * Games between named players.
 *
 * <p>A {@link tesuji.lab.match.Match} is a list of {@link tesuji.lab.match.Task}s; a {@link tesuji.lab.match.Runner}
 * has them played in an {@link tesuji.lab.match.Arena}, where a {@link tesuji.lab.match.Referee} watches over each game
 * and a {@link tesuji.lab.match.Judge} counts it. The answer to a task is a {@link tesuji.lab.match.GameReport}.
 */
@NullMarked
package tesuji.lab.match;

import org.jspecify.annotations.NullMarked;
