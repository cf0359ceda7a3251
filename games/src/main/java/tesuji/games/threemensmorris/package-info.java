/**
 * Three men's morris: three men a side on nine points, put down in turn and then moved, until three stand in a row.
 * Much older than tic-tac-toe (Murray 1952), and unlike it a game that can go round in circles.
 *
 * <p>Points are numbered from the lower left corner (a1 = 0) row by row. Read {@code ThreeMensMorrisPosition} first.
 */
@NullMarked
package tesuji.games.threemensmorris;

import org.jspecify.annotations.NullMarked;
