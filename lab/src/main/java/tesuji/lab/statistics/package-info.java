/**
 * What results mean: pure functions of counts.
 *
 * <p>{@link tesuji.lab.statistics.Tally} counts; {@link tesuji.lab.statistics.Wilson} and
 * {@link tesuji.lab.statistics.Elo} say how strong, {@link tesuji.lab.statistics.SignTest} how certain.
 */
@NullMarked
package tesuji.lab.statistics;

import org.jspecify.annotations.NullMarked;
