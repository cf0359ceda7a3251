/**
 * A network as a search sees it: an {@link tesuji.core.eval.Evaluator} of positions of Go.
 *
 * <p>{@link tesuji.neural.GoNetwork} evaluates one position at a time: inputs ({@code go}), network ({@code backend}),
 * outputs. {@link tesuji.neural.GoEvaluator} puts a cache before it and evaluates many positions at once on several
 * threads, one position per thread: with packed weights a processor gains nothing from larger batches. Read {@link
 * tesuji.neural.GoEvaluator} first; what a network consists of is in {@code model}.
 */
@NullMarked
package tesuji.neural;

import org.jspecify.annotations.NullMarked;
