/**
 * What results mean: pure functions of counts and numbers.
 *
 * <p>{@link tesuji.lab.statistics.Tally} counts the games of two players; {@link tesuji.lab.statistics.Wilson} and
 * {@link tesuji.lab.statistics.Elo} say how strong, {@link tesuji.lab.statistics.SignTest} how certain.
 * {@link tesuji.lab.statistics.Pentanomial} does the same for pairs of games, which are not independent, and
 * {@link tesuji.lab.statistics.Sprt} says when enough games have been played.
 * {@link tesuji.lab.statistics.ChanceTest} asks whether a number of ours differs from that of a source by more than
 * chance, {@link tesuji.lab.statistics.MeanEstimate} how certain a mean is, and
 * {@link tesuji.lab.statistics.Bootstrap} how much any number varies.
 *
 * <p>Many players are rated in {@code rating}, many algorithms on many cases compared in {@code rank}; the
 * distributions that all of them need are in {@code distribution}.
 */
@NullMarked
package tesuji.lab.statistics;

import org.jspecify.annotations.NullMarked;
