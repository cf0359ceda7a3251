package tesuji.lab.site;

/** Does the tasks of one job. Shared by threads. */
@FunctionalInterface
interface TaskWorker {
    /** The result of a task. */
    String result(String task) throws InterruptedException;
}
