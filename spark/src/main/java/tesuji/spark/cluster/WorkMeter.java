package tesuji.spark.cluster;

import java.util.concurrent.TimeoutException;
import java.util.concurrent.atomic.LongAdder;
import org.apache.spark.SparkContext;
import org.apache.spark.api.java.JavaSparkContext;
import org.apache.spark.executor.TaskMetrics;
import org.apache.spark.scheduler.SparkListener;
import org.apache.spark.scheduler.SparkListenerTaskEnd;
import org.jspecify.annotations.Nullable;

/** Counts what the tasks of all jobs cost, failed ones included. Spark tells of them a little later. */
public final class WorkMeter {
    private static final long PATIENCE_MILLIS = 10_000;

    private final SparkContext spark;
    private final LongAdder nanos = new LongAdder();
    private final LongAdder shuffled = new LongAdder();

    private WorkMeter(SparkContext spark) {
        this.spark = spark;
    }

    /** Counts from now on. */
    public static WorkMeter of(JavaSparkContext spark) {
        WorkMeter meter = new WorkMeter(spark.sc());
        spark.sc().addSparkListener(new TaskListener(meter));
        return meter;
    }

    /** Waits until all tasks that have ended are counted; if Spark has very much to tell, not for ever. */
    public void settle() {
        try {
            spark.listenerBus().waitUntilEmpty(PATIENCE_MILLIS);
        } catch (TimeoutException late) {
            return; // what is missing is little
        }
    }

    private static final class TaskListener extends SparkListener {
        private final WorkMeter meter;

        TaskListener(WorkMeter meter) {
            this.meter = meter;
        }

        @Override
        public void onTaskEnd(SparkListenerTaskEnd end) {
            @Nullable TaskMetrics metrics = end.taskMetrics();
            if (metrics == null) return; // of a task that was lost with its executor
            meter.nanos.add(metrics.executorCpuTime());
            meter.shuffled.add(metrics.shuffleWriteMetrics().bytesWritten());
        }
    }

    /** Seconds of cores. */
    public double coreSeconds() {
        return nanos.sum() / 1e9;
    }

    /** Bytes that tasks have written for other tasks. */
    public long bytesShuffled() {
        return shuffled.sum();
    }
}
