package tesuji.spark.play;

import java.util.List;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.Supplier;
import org.apache.spark.SparkContext;
import org.apache.spark.api.java.JavaSparkContext;
import org.apache.spark.broadcast.Broadcast;
import org.apache.spark.util.ShutdownHookManager;
import org.jspecify.annotations.Nullable;
import scala.reflect.ClassTag$;
import scala.runtime.BoxedUnit;
import tesuji.core.base.InputException;
import tesuji.lab.match.StoppableRun;
import tesuji.lab.site.Workforce;
import tesuji.spark.cluster.SparkFailure;

/**
 * One run of tasks. Answers are handed over by a thread of its own, so that the scheduler, which announces them, never
 * waits for a disk.
 */
final class SparkRun implements StoppableRun {
    /** How many runs there were: no two have the same group of jobs. */
    private static final AtomicLong RUNS = new AtomicLong();

    private final Supplier<SparkContext> connection;
    private final TaskDoer doer;
    private final int most;
    private final String job;
    private final List<String> tasks;
    private final Workforce.AnswerKeeper keeper;
    private final String group = "tesuji-" + RUNS.incrementAndGet();
    private final ExecutorService keeping = Executors.newSingleThreadExecutor();
    private @Nullable SparkContext context;
    private boolean stopped;
    /** What went wrong first when an answer was kept. */
    private @Nullable Throwable failure;

    /**
     * A run that has not begun.
     *
     * @param most how many tasks one job of Spark has
     */
    SparkRun(
            Supplier<SparkContext> connection,
            TaskDoer doer,
            int most,
            String job,
            List<String> tasks,
            Workforce.AnswerKeeper keeper) {
        this.connection = connection;
        this.doer = doer;
        this.most = most;
        this.job = job;
        this.tasks = List.copyOf(tasks);
        this.keeper = keeper;
    }

    @Override
    public boolean run() {
        try {
            for (int from = 0; from < tasks.size() && !isStopped(); from += most) {
                submit(from, tasks.subList(from, Math.min(tasks.size(), from + most)));
            }
        } catch (Exception failed) { // Spark throws checked ones without declaring them
            refuse(failed);
        } finally {
            close();
        }
        return isComplete();
    }

    private void submit(int from, List<String> part) {
        SparkContext spark = connected();
        spark.setJobGroup(group, part.size() + " tasks", true);
        JavaSparkContext java = JavaSparkContext.fromSparkContext(spark);
        Broadcast<String> common = java.broadcast(job);
        try {
            spark.runJob(
                    java.parallelize(part, part.size()).rdd(),
                    new TaskFunction(common, doer),
                    (Object index, String answer) -> announce(from + (Integer) index, answer),
                    ClassTag$.MODULE$.apply(String.class));
        } finally {
            spark.clearJobGroup();
            common.unpersist();
        }
    }

    private SparkContext connected() {
        SparkContext spark = connection.get();
        remember(spark);
        return spark;
    }

    /** Whoever stops from now on has something to cancel. */
    private synchronized void remember(SparkContext spark) {
        context = spark;
        if (stopped) cancel(spark);
    }

    /** Called by the scheduler, once a task. */
    private BoxedUnit announce(int index, String answer) {
        keeping.execute(() -> keep(index, answer));
        return BoxedUnit.UNIT;
    }

    /** Nobody is stopped while he writes: both need the lock. */
    private synchronized void keep(int index, String answer) {
        if (stopped) return;
        try {
            keeper.keep(index, answer);
        } catch (RuntimeException | Error failed) {
            if (failure == null) failure = failed;
            stop();
        }
    }

    @Override
    public synchronized void stop() {
        stopped = true;
        if (context != null) cancel(context);
    }

    /** Also what is submitted in this moment. */
    private void cancel(SparkContext spark) {
        if (!spark.isStopped()) spark.cancelJobGroupAndFutureJobs(group);
    }

    private synchronized boolean isStopped() {
        return stopped;
    }

    /** A job that was stopped fails, and so does everything when the program ends; the rest is to be told. */
    private synchronized void refuse(Exception failed) {
        if (failed instanceof InterruptedException || ShutdownHookManager.inShutdown()) stop();
        if (stopped) return;
        for (Throwable cause = failed; cause != null; cause = cause.getCause()) {
            if (cause instanceof InputException told) throw told;
        }
        throw new InputException(
                "Spark gave up: " + SparkFailure.said(failed) + ". What is done is kept; the same command goes on.",
                failed);
    }

    /** Waits until nothing is being written. */
    private void close() {
        keeping.shutdown();
        try {
            if (!keeping.awaitTermination(1, TimeUnit.HOURS)) keeping.shutdownNow();
        } catch (InterruptedException hurry) {
            Thread.currentThread().interrupt();
        }
    }

    private synchronized boolean isComplete() {
        if (failure instanceof RuntimeException told) throw told;
        if (failure != null) throw new IllegalStateException(failure);
        return !stopped;
    }
}
