/**
 * Finds the values of all states on a cluster: retrograde analysis in passes over shards.
 *
 * <p>In pass d every state that is decided in d moves tells the states that lead to it, in whatever shard they are;
 * each shard applies what it hears to its labels and notes what is decided in d + 1 moves (by the rules of {@link
 * tesuji.solve.retrograde.ShardLabels}, the same as on one machine). When a pass decides nothing, what is open is a
 * draw.
 *
 * <p>The states that lead to one are found by moves run backwards where the game can; else all moves are turned around
 * once and kept beside the shards ({@link tesuji.spark.solve.MoveShard}).
 *
 * <p>Labels are copied before they are changed: Spark may do a task twice, and a refutation that is counted twice would
 * be wrong without a trace.
 *
 * <p>Read {@link tesuji.spark.solve.StateLabelling} first.
 */
@NullMarked
package tesuji.spark.solve;

import org.jspecify.annotations.NullMarked;
