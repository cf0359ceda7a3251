package tesuji.spark.play;

import java.io.Serializable;
import org.apache.spark.TaskContext;
import org.apache.spark.TaskKilledException;
import org.apache.spark.broadcast.Broadcast;
import scala.collection.Iterator;
import scala.runtime.AbstractFunction2;

/** What an executor does with a partition, which is one task. */
final class TaskFunction extends AbstractFunction2<TaskContext, Iterator<String>, String> implements Serializable {
    private static final long serialVersionUID = 1;

    /** What all tasks have in common, sent to each executor once. */
    private final Broadcast<String> job;

    private final TaskDoer doer;

    TaskFunction(Broadcast<String> job, TaskDoer doer) {
        this.job = job;
        this.doer = doer;
    }

    @Override
    public String apply(TaskContext context, Iterator<String> tasks) {
        try {
            return doer.answer(job.value(), tasks.next(), context);
        } catch (InterruptedException killed) {
            // nobody waits for it any more, or another attempt was faster
            Thread.currentThread().interrupt();
            throw new TaskKilledException("interrupted");
        }
    }
}
