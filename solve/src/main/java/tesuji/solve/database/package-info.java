/**
 * Solved games in files: the values of all states, mapped into memory and looked up by position.
 *
 * <p>{@link tesuji.solve.database.DatabaseWriter} writes what retrograde analysis has found, {@link
 * tesuji.solve.database.Database} reads it and looks positions up, {@link tesuji.solve.database.PerfectPlayer} plays
 * from it.
 */
@NullMarked
package tesuji.solve.database;

import org.jspecify.annotations.NullMarked;
