/**
 * Move prediction: how well does a search guess the moves of experts (Wieczorek 2009, §4)?
 *
 * <p>A {@link tesuji.lab.prediction.GoCorpus} holds the games of a folder, each of their positions an
 * {@link tesuji.lab.prediction.Example}. A {@link tesuji.lab.prediction.Predictor} searches it with a number of
 * simulations for each free point and sorts the moves by their simulations: the place of the expert's move in that list
 * is its rank, told by a {@link tesuji.lab.prediction.Guess}. Of all guesses a
 * {@link tesuji.lab.prediction.PredictionScore} makes the hit rate and the quality. A
 * {@link tesuji.lab.prediction.FolderPrediction} does all that for a folder and can be stopped and gone on with.
 */
@NullMarked
package tesuji.lab.prediction;

import org.jspecify.annotations.NullMarked;
