package tesuji.spark.cluster;

import java.util.Timer;
import java.util.TimerTask;
import java.util.function.Consumer;
import org.apache.spark.SparkContext;

/** Says once that work waits because a cluster has given it no executor; Spark would wait in silence. */
final class ExecutorWatch implements AutoCloseable {
    private final Timer timer = new Timer("executor-watch", true);

    /** Looks after some milliseconds. */
    ExecutorWatch(SparkContext spark, long millis, Consumer<String> teller) {
        timer.schedule(
                new TimerTask() {
                    @Override
                    public void run() {
                        look(spark, teller);
                    }
                },
                millis);
    }

    private static void look(SparkContext spark, Consumer<String> teller) {
        if (spark.isStopped() || !spark.getExecutorIds().isEmpty()) return;
        teller.accept("No executor has come from " + spark.master()
                + " yet; the work waits for one. Ask for fewer cores or less memory if none is free.");
    }

    @Override
    public void close() {
        timer.cancel();
    }
}
