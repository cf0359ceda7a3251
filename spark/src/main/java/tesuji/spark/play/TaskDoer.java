package tesuji.spark.play;

import java.io.Serializable;
import org.apache.spark.SparkEnv;
import org.apache.spark.TaskContext;
import tesuji.lab.site.JobWorker;
import tesuji.lab.site.WorkMachine;

/** Does a task on an executor. It travels by name. */
@FunctionalInterface
interface TaskDoer extends Serializable {
    /** Does it as the job says. */
    TaskDoer BY_JOB = (job, task, context) -> JobWorker.answer(job, task, new WorkMachine(host(), System::nanoTime));

    /** The machine of this executor. */
    private static String host() {
        return SparkEnv.get().blockManager().blockManagerId().host();
    }

    /** The answer to a task. */
    String answer(String job, String task, TaskContext context) throws InterruptedException;
}
