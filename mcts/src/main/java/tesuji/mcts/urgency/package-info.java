/**
 * First-play urgency: the value of a child without visits (Gelly and Wang 2006; Wieczorek 2009, §3.3).
 *
 * <p>{@link tesuji.mcts.urgency.FirstPlay} lists the choices, each in one file. Read {@link
 * tesuji.mcts.urgency.Constant} first.
 */
@NullMarked
package tesuji.mcts.urgency;

import org.jspecify.annotations.NullMarked;
