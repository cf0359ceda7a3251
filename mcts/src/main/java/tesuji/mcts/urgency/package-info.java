/**
 * First-play urgency: what a child is worth that nobody has tried (Gelly and Wang 2006; Wieczorek 2009, §3.3).
 */
@NullMarked
package tesuji.mcts.urgency;

import org.jspecify.annotations.NullMarked;
