package tesuji.spark.play;

import java.util.List;
import java.util.Map;
import java.util.function.IntFunction;
import org.apache.spark.SparkContext;
import tesuji.lab.match.StoppableRun;
import tesuji.lab.site.Workforce;

/** The executors of a Spark cluster. */
public final class SparkWorkforce implements Workforce {
    /** A job of Spark with more tasks would take much of the driver's memory. */
    private static final int MOST = 10_000;

    private final IntFunction<SparkContext> connection;
    private final TaskDoer doer;
    private final int most;

    /**
     * Executors that are connected to when there is work.
     *
     * @param connection for tasks that keep so many threads busy
     */
    public SparkWorkforce(IntFunction<SparkContext> connection) {
        this(connection, TaskDoer.BY_JOB, MOST);
    }

    SparkWorkforce(IntFunction<SparkContext> connection, TaskDoer doer, int most) {
        this.connection = connection;
        this.doer = doer;
        this.most = most;
    }

    /**
     * What Spark is told for such work: slow tasks are begun anew elsewhere, for a game does not care where it is
     * played; results are taken one by one and never held together, however many there are.
     *
     * @param threads how many threads a task keeps busy
     */
    public static Map<String, String> settings(int threads) {
        return Map.of(
                "spark.speculation", "true",
                "spark.locality.wait", "0s",
                "spark.driver.maxResultSize", "0",
                "spark.task.cpus", String.valueOf(threads));
    }

    @Override
    public StoppableRun prepare(String job, List<String> tasks, int threads, AnswerKeeper keeper) {
        return new SparkRun(() -> connection.apply(threads), doer, most, job, tasks, keeper);
    }
}
