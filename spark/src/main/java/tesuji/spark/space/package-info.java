/**
 * Lists the states of a game on a cluster: breadth-first layers with distributed removal of duplicates.
 *
 * <p>A key belongs to the shard that {@link tesuji.solve.space.Shards} says, a range of all keys, so that sorted shards
 * in a row are all states in order and nothing is ever sorted as a whole. In each layer every shard expands what is new
 * in it, sends the keys it finds to their shards as {@link tesuji.spark.space.KeyBlock}s, and drops from those that
 * arrive what it has seen before (delayed duplicate detection, Korf 2003). Only these blocks travel.
 *
 * <p>Spark may do a task twice, or again after a machine was lost. So shards are never changed: every layer makes new
 * ones. From time to time they are written to a {@link tesuji.spark.space.ShardFolder}, from which lost shards, and
 * whoever runs the command again, go on.
 *
 * <p>Read {@link tesuji.spark.space.StateListing} first.
 */
@NullMarked
package tesuji.spark.space;

import org.jspecify.annotations.NullMarked;
