package tesuji.spark.cluster;

import java.util.OptionalDouble;
import java.util.function.LongSupplier;

/**
 * Says how long the frontier will take, the states that the last step of a task has found, if they are looked at as
 * fast as those before. How many more they lead to nobody knows, so there is no other estimate. Owned by one thread.
 */
public final class FrontierTime {
    private final LongSupplier nanos;
    private String task = "";
    private long begin;
    private long before;

    public FrontierTime(LongSupplier nanos) {
        this.nanos = nanos;
    }

    /** Seconds, after a step as {@link StepWatch#goesOn} tells of it; nothing after the first step of a task. */
    public OptionalDouble seconds(String name, long found, long total) {
        long now = nanos.getAsLong();
        long looked = total - found;
        if (!name.equals(task)) {
            task = name;
            begin = now;
            before = looked;
            return OptionalDouble.empty();
        }
        if (looked == before) return OptionalDouble.empty();
        return OptionalDouble.of((now - begin) / 1e9 * found / (looked - before));
    }
}
