/**
 * Tuning: which values of the parameters of a player score best against a pool of opponents.
 *
 * <p>A sweep plays listed values equally often. {@link tesuji.lab.tuning.Clop} chooses values itself, after Coulom,
 * "CLOP: Confident Local Optimization for Noisy Black-Box Parameter Tuning" (Advances in Computer Games 13, 2011): the
 * logarithm of the odds of a win is taken to be quadratic near the best values. {@link
 * tesuji.lab.tuning.QuadraticRegression} fits it, games whose values are worse than the average by more than chance
 * lose their weight, and the next values are drawn where weight is left. Values lie between -1 and 1 inside, as
 * {@link tesuji.lab.tuning.TunedParameter} translates them.
 *
 * <p>Whatever was chosen is then measured by games of its own, because the best of many noisy numbers is too good.
 * Read {@link tesuji.lab.tuning.TuningRun} for the whole, and {@code docs/use/tuning.md} for the formulas.
 */
@NullMarked
package tesuji.lab.tuning;

import org.jspecify.annotations.NullMarked;
