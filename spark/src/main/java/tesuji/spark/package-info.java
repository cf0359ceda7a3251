/**
 * The same work on Apache Spark, where one machine is outgrown: the commands that {@code spark-submit} runs.
 *
 * <p>{@code cluster} is the connection to Spark, {@code space} lists the states of a game, {@code solve} values them.
 */
@NullMarked
package tesuji.spark;

import org.jspecify.annotations.NullMarked;
