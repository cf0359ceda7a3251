/**
 * Rounds that last: games being played, kept as trees of moves in files that only grow.
 *
 * <p>Read {@link tesuji.web.round.RoundEvent} first: everything that can happen to a round is one, and one line of its
 * file. {@link tesuji.web.round.RoundTree} is what all events together make. {@link tesuji.web.round.StoredRound}
 * checks an event, writes it, and only then shows it, so that nothing anybody has seen can be lost.
 * {@link tesuji.web.round.RoundStore} has all rounds of one folder. {@link tesuji.web.round.SceneMaker} turns a node
 * into what a page draws.
 */
@NullMarked
package tesuji.web.round;

import org.jspecify.annotations.NullMarked;
