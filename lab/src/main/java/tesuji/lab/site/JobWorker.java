package tesuji.lab.site;

import java.util.LinkedHashMap;
import java.util.Map;
import tesuji.core.base.InputException;

/** Does tasks where they have arrived. */
public final class JobWorker {
    /** A program that works for several jobs at a time, or one after the other, keeps the workers of so many. */
    private static final int MOST = 4;

    /** By their jobs, the oldest first. */
    private static final Map<String, TaskWorker> WORKERS = new LinkedHashMap<>();

    private JobWorker() {}

    /**
     * The answer to a task. What is wrong with the task itself is an answer, too: elsewhere it would be wrong as well.
     *
     * @param here the machine that does it
     */
    public static String answer(String job, String task, WorkMachine here) throws InterruptedException {
        try {
            return TaskAnswer.of(worker(job, here).result(task)).text();
        } catch (InputException wrong) {
            return TaskAnswer.refusal("On " + here.name() + ": " + wrong.getMessage())
                    .text();
        }
    }

    /** The worker of a job: some take long to make ready, so all tasks of a job have the same one. */
    private static TaskWorker worker(String job, WorkMachine here) {
        synchronized (WORKERS) {
            TaskWorker known = WORKERS.get(job);
            if (known != null) return known;
            TaskWorker worker = JobText.read(job).worker(here);
            if (WORKERS.size() == MOST)
                WORKERS.remove(WORKERS.keySet().iterator().next());
            WORKERS.put(job, worker);
            return worker;
        }
    }
}
