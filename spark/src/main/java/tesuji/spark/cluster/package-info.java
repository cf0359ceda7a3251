/**
 * The connection to Spark, and what all work on it shares. Read {@link tesuji.spark.cluster.ClusterContext} first.
 */
@NullMarked
package tesuji.spark.cluster;

import org.jspecify.annotations.NullMarked;
