/**
 * Solved games: {@link tesuji.desk.solve.SolveAnswer} is what is known of one, {@link tesuji.desk.solve.MoveValue}
 * what its moves are worth. {@link tesuji.desk.solve.SuperkoSolver} solves small Go where boards must not come back,
 * which takes the rules of Go and two ways of solving together; {@link tesuji.desk.solve.SmallGraph} is the graph of a
 * game that is small enough for a picture.
 */
@NullMarked
package tesuji.desk.solve;

import org.jspecify.annotations.NullMarked;
