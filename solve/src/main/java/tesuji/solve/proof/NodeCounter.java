package tesuji.solve.proof;

import tesuji.core.play.Effort;
import tesuji.core.play.StopCondition;

/** Counts vertices, generated and kept, and asks now and then whether to stop. */
final class NodeCounter {
    private static final int INTERVAL = 256;
    /** Small limits are kept to one part in so many. */
    private static final int SHARE = 16;

    private static final int STEP_INTERVAL = 1 << 12;

    private final StopCondition stop;
    private long nodes;
    private long steps;
    private long asked;
    private long peak;
    private boolean stopped;

    NodeCounter(StopCondition stop) {
        this.stop = stop;
        stopped = !stop.mayContinue(0);
    }

    /** So many more have been generated, and so many are in memory now. */
    void count(int more, long live) {
        nodes += more;
        peak = Math.max(peak, live);
        if (nodes - asked >= Math.min(INTERVAL, 1 + nodes / SHARE)) {
            asked = nodes;
            if (!stop.mayContinue(nodes)) stopped = true;
        }
    }

    /** One more step has been made that generates nothing; it counts only for the question whether to stop. */
    void step() {
        if ((++steps & STEP_INTERVAL - 1) == 0 && !stop.mayContinue(nodes)) stopped = true;
    }

    /** Gives up for another reason. */
    void stop() {
        stopped = true;
    }

    boolean isStopped() {
        return stopped;
    }

    long nodes() {
        return nodes;
    }

    Effort effort() {
        return new Effort(nodes, peak);
    }
}
