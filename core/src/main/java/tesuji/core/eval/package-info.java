/**
 * What knowledge looks like to a search: playouts, priors, evaluators, heuristics.
 *
 * <p>Games and networks implement these interfaces; searches call them without knowing whose they are.
 */
@NullMarked
package tesuji.core.eval;

import org.jspecify.annotations.NullMarked;
