/**
 * How strong many players are, from games of all against all or of some against some.
 *
 * <p>The model is that of Bradley and Terry (1952) with an advantage of the first move: with strengths θ the first
 * player scores 1 / (1 + e^−(θ_i − θ_j + γ)), which on the scale of Elo is 400 / ln 10 points for each unit. A draw
 * counts as half a win and half a loss. {@link tesuji.lab.statistics.rating.RatingFit} finds the most likely strengths
 * for a {@link tesuji.lab.statistics.rating.Crosstable} of results by the steps of Newton, and their covariance from
 * the second derivatives. A weak prior, {@link tesuji.lab.statistics.rating.RatingModel}, keeps whoever won or lost
 * everything finite. {@link tesuji.lab.statistics.rating.RatingTables} prints
 * {@linkplain tesuji.lab.statistics.rating.PlayerRatings the result} as BayesElo (Coulom 2005) and Ordo
 * (Ballicora 2012) do.
 *
 * <p>The covariance takes games for independent and draws for as uncertain as wins. Pairs of games that share an
 * opening are neither; the bootstrap over pairs, {@link tesuji.lab.statistics.rating.RatingFit#bootstrap}, shows how
 * much that matters.
 */
@NullMarked
package tesuji.lab.statistics.rating;

import org.jspecify.annotations.NullMarked;
