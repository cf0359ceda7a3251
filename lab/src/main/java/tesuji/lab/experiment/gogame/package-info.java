/**
 * The experiments of Śliwa (2013, §6.4.4 to §6.4.7) with the program Go GAME: how fast it simulates games, how
 * strong it is against GNU Go, whether a tree helps it, and by which criterion it should choose its move. {@link
 * tesuji.lab.experiment.gogame.GoGameExperiments} lists them, {@link tesuji.lab.experiment.gogame.SliwaTables} has the
 * numbers of the source.
 *
 * <p>Our player {@code gogame} has the source's search and its five heuristics in the playouts. As there, GNU Go is
 * Black and Go GAME is White, with a komi of 6.5 and Chinese rules. The source's machine was an Intel Core i7-2600K
 * with four cores; it does not say how many threads Go GAME had in its games, nor how often it played for its Table
 * 6.2, whose percentages are those of 40 games. It makes no test of significance.
 */
@NullMarked
package tesuji.lab.experiment.gogame;

import org.jspecify.annotations.NullMarked;
