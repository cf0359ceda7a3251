/**
 * States as numbers: all that can be reached from the start of a game, or all that its indexing counts.
 *
 * <p>Read {@link tesuji.solve.space.StateSpace}, then {@link tesuji.solve.space.Reachable}; {@link
 * tesuji.solve.space.Enumeration} finds the states in memory, {@link tesuji.solve.space.DiskEnumeration} those that
 * do not fit.
 */
@NullMarked
package tesuji.solve.space;

import org.jspecify.annotations.NullMarked;
