/**
 * One game between two sides: {@link tesuji.desk.round.Round} is its record and position, {@link
 * tesuji.desk.round.Seats} who plays it, {@link tesuji.desk.round.Adviser} who helps, and {@link
 * tesuji.desk.round.GameResult} how it ended.
 */
@NullMarked
package tesuji.desk.round;

import org.jspecify.annotations.NullMarked;
