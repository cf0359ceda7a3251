package tesuji.spark;

import java.lang.management.ManagementFactory;
import org.jspecify.annotations.Nullable;

/**
 * What one way to solve a game took, for each state.
 *
 * @param seconds of the clock, in all
 * @param coreMicros microseconds of a core in this process, whatever they were spent on
 * @param taskMicros those in the tasks of Spark, on whatever machine
 * @param bytesSent bytes that tasks sent to others
 */
record WayCost(
        String way,
        double seconds,
        double coreMicros,
        @Nullable Double taskMicros,
        @Nullable Double bytesSent) {
    /** Measures from the moment it is made. */
    static final class Meter {
        private final long begin = System.nanoTime();
        private final long cores = cores();

        private static long cores() {
            return ManagementFactory.getPlatformMXBean(com.sun.management.OperatingSystemMXBean.class)
                    .getProcessCpuTime();
        }

        /** What a way without tasks took until now. */
        WayCost cost(String way, long states) {
            return new WayCost(way, seconds(), micros(states), null, null);
        }

        /** What a way with tasks took until now. */
        WayCost cost(String way, long states, double taskSeconds, long bytes) {
            return new WayCost(way, seconds(), micros(states), 1e6 * taskSeconds / states, (double) bytes / states);
        }

        private double seconds() {
            return (System.nanoTime() - begin) / 1e9;
        }

        private double micros(long states) {
            return (cores() - cores) / 1e3 / states;
        }
    }
}
