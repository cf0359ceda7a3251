/**
 * Counting Go positions, and estimating them before they can be counted.
 *
 * <p>Everything works on {@link tesuji.games.go.Stones} alone. Read {@link tesuji.games.go.score.Estimator} and one of
 * its methods, then {@link tesuji.games.go.score.Count}; {@link tesuji.games.go.score.ScoreSheet} puts all of them
 * side by side. Main source: Śliwa 2013, §6.3; life without reading is {@link tesuji.games.go.score.Benson}, whose
 * algorithm, {@link tesuji.games.go.score.BensonReduction}, other modules use on parts of boards.
 */
@NullMarked
package tesuji.games.go.score;

import org.jspecify.annotations.NullMarked;
