/**
 * The same work on Apache Spark, where one machine is outgrown.
 *
 * <p>Read {@link tesuji.spark.ClusterContext} first.
 */
@NullMarked
package tesuji.spark;

import org.jspecify.annotations.NullMarked;
