/**
 * Games of Go, counted: {@link tesuji.desk.score.StoneMarks} tells which stones are dead, {@link
 * tesuji.desk.score.ScoreReport} what comes of that by every way of counting there is.
 */
@NullMarked
package tesuji.desk.score;

import org.jspecify.annotations.NullMarked;
