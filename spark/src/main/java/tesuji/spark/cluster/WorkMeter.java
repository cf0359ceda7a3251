package tesuji.spark.cluster;

import java.util.concurrent.atomic.LongAdder;
import org.apache.spark.api.java.JavaSparkContext;
import org.apache.spark.executor.TaskMetrics;
import org.apache.spark.scheduler.SparkListener;
import org.apache.spark.scheduler.SparkListenerTaskEnd;
import org.jspecify.annotations.Nullable;

/** Counts what the tasks of all jobs cost, failed ones included. */
public final class WorkMeter {
    private final LongAdder nanos = new LongAdder();
    private final LongAdder shuffled = new LongAdder();

    /** Counts from now on. */
    public static WorkMeter of(JavaSparkContext spark) {
        WorkMeter meter = new WorkMeter();
        spark.sc().addSparkListener(new TaskListener(meter));
        return meter;
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
