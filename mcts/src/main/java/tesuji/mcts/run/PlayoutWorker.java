package tesuji.mcts.run;

import java.util.concurrent.locks.LockSupport;
import org.jspecify.annotations.Nullable;
import tesuji.core.base.Rng;
import tesuji.core.game.Position;
import tesuji.mcts.leaf.Valuer;
import tesuji.mcts.tree.Trace;

/**
 * Plays out, on a thread of its own, from leaves that another thread gives it. At any time only one of the two touches
 * what is in here: the worker while it is busy, the other one while it is free. Who waits spins for some microseconds,
 * the length of a short playout, and then parks.
 */
final class PlayoutWorker {
    private static final int SPINS = 1000;

    private enum State {
        FREE,
        BUSY,
        STOPPED
    }

    private final Position position;
    private final Trace trace;
    private final Valuer valuer;
    private final Rng rng;
    private volatile State state = State.FREE;
    private @Nullable Thread lead;
    private @Nullable Thread own;
    private @Nullable Throwable failure;

    PlayoutWorker(Plan plan, Rng rng) {
        position = plan.game().start();
        trace = new Trace(plan.game().maxLength());
        valuer = plan.valuer();
        this.rng = rng;
    }

    /** Starts a thread that works until the worker is stopped. */
    Thread begin() {
        state = State.FREE;
        failure = null;
        lead = Thread.currentThread();
        own = new Thread(this::work, "worker");
        own.setDaemon(true);
        own.start();
        return own;
    }

    private void work() {
        while (true) {
            leave(State.FREE);
            if (state == State.STOPPED) return;
            try {
                valuer.value(position, rng, trace);
            } catch (RuntimeException | Error e) {
                failure = e;
            }
            enter(State.FREE, lead);
        }
    }

    boolean isFree() {
        return state == State.FREE;
    }

    /** Asks for a playout from this leaf; the worker must be free. */
    void give(Position leaf, Trace way) {
        position.copyFrom(leaf);
        trace.copyFrom(way);
        enter(State.BUSY, own);
    }

    /** Waits for the playout asked for; afterwards {@link #trace} and {@link #valuer} tell how it ended. */
    void await() {
        leave(State.BUSY);
        if (failure != null) throw new IllegalStateException("a playout failed", failure);
    }

    /** Ends the thread, after its playout if it is busy. */
    void stop() {
        leave(State.BUSY);
        enter(State.STOPPED, own);
    }

    Trace trace() {
        return trace;
    }

    Valuer valuer() {
        return valuer;
    }

    void reseed(long seed) {
        rng.reseed(seed);
    }

    private void enter(State next, @Nullable Thread waiting) {
        state = next;
        LockSupport.unpark(waiting);
    }

    /** Waits until the state is another one. An interrupt does not end the wait, which is no longer than a playout. */
    private void leave(State present) {
        for (int i = 0; i < SPINS; i++) {
            if (state != present) return;
            Thread.onSpinWait();
        }
        while (state == present) LockSupport.park(this);
    }
}
