/**
 * Networks with random weights, of every kind that can be read: what tests compare backends on, what is measured where
 * no trained network is at hand, and what a training could begin with.
 *
 * <p>{@link tesuji.neural.generate.NetworkShape} says how large a network is, {@link
 * tesuji.neural.generate.NetworkGenerator} fills it. Weights have the variance that keeps numbers of one size from
 * layer to layer (He et al. 2015), so that outputs depend on all inputs and nothing overflows.
 */
@NullMarked
package tesuji.neural.generate;

import org.jspecify.annotations.NullMarked;
