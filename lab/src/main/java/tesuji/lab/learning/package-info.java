/**
 * Learns from games of Go how much features of moves count: the strengths of the generalised Bradley–Terry model, by
 * minorization–maximization (Hunter 2004; Coulom 2007).
 *
 * <p>{@link tesuji.lab.learning.StrengthTraining} does it all. It collects the patterns that were played often enough
 * ({@link tesuji.lab.learning.PatternHarvest}), writes every position as a competition between the teams of its moves
 * ({@link tesuji.lab.learning.Competitions}), knowing how playouts from there end ({@link
 * tesuji.lab.learning.GameEnds}), and finds the strengths that make the moves played most likely ({@link
 * tesuji.lab.learning.MinorizationMaximization}, which knows nothing of Go). {@link
 * tesuji.lab.learning.PredictionRate} says how well strengths predict the moves of other games.
 */
@NullMarked
package tesuji.lab.learning;

import org.jspecify.annotations.NullMarked;
