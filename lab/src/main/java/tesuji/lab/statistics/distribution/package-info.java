/**
 * The distributions that tests need: probabilities and quantiles, without any library.
 *
 * <p>Two functions carry all of them (Abramowitz and Stegun 1964, chapters 6 and 26):
 * {@link tesuji.lab.statistics.distribution.IncompleteGamma} gives {@link tesuji.lab.statistics.distribution.Normal}
 * and {@link tesuji.lab.statistics.distribution.ChiSquared}, and
 * {@link tesuji.lab.statistics.distribution.IncompleteBeta} gives {@link tesuji.lab.statistics.distribution.StudentT}
 * and {@link tesuji.lab.statistics.distribution.FDistribution}. The range of normal variables,
 * {@link tesuji.lab.statistics.distribution.NormalRange}, is an integral. Upper tails are computed themselves, never as
 * 1 minus something, so that small p-values keep their digits. Quantiles are found by bisection of these functions.
 * Errors are below 1e-10 for up to tens of thousands of degrees of freedom, mostly far below.
 */
@NullMarked
package tesuji.lab.statistics.distribution;

import org.jspecify.annotations.NullMarked;
