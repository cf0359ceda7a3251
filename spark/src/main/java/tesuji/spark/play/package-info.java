/**
 * Matches, tournaments, experiments, move prediction and tuning on Spark.
 *
 * <p>All of them are tasks that are texts and do not depend on each other, so that nothing is shuffled: a task is a
 * partition of its own, and {@link tesuji.spark.play.SparkRun} submits them by {@code SparkContext.runJob} with a
 * handler of results. Spark may do a task several times, because it failed, a machine was lost, or it was slow and
 * begun anew elsewhere (speculation); the handler sees one result of each partition. The journal is appended to by the
 * driver alone, as results arrive. A driver that was stopped or killed submits, when it is started again, what its
 * journal does not hold.
 *
 * <p>What a task is, and what its text means, is known to {@code tesuji.lab.site}.
 */
@NullMarked
package tesuji.spark.play;

import org.jspecify.annotations.NullMarked;
