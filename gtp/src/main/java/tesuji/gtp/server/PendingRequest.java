package tesuji.gtp.server;

import org.jspecify.annotations.Nullable;
import tesuji.gtp.Request;

/**
 * One request on its way from the line it came in to its reply, and the signals that reach it meanwhile.
 *
 * <p>The reading thread signals, the serving thread works. A signal that comes before the work begins is kept.
 */
final class PendingRequest {
    private final Request request;
    private final boolean cut;
    private @Nullable Thread worker;
    private boolean interrupted;
    private boolean followed;
    private boolean stopsOnInput;
    private boolean woken;

    /** {@code cut} says that the line was too long to be read in full. */
    PendingRequest(Request request, boolean cut) {
        this.request = request;
        this.cut = cut;
    }

    Request request() {
        return request;
    }

    boolean isCut() {
        return cut;
    }

    /** {@code # interrupt} came. */
    synchronized void interrupt() {
        interrupted = true;
        notifyAll();
        wakeIfDue();
    }

    /** Another line came, or the end of the input. */
    synchronized void follow() {
        followed = true;
        notifyAll();
        wakeIfDue();
    }

    synchronized void begin() {
        worker = Thread.currentThread();
        wakeIfDue();
    }

    /** From now on any further line of input stops the work, one that has already come included. */
    synchronized void stopOnInput() {
        stopsOnInput = true;
        wakeIfDue();
    }

    /** Waits for whatever would stop the work, if it has not come already. */
    synchronized void awaitStop() {
        try {
            while (!interrupted && !followed) wait();
        } catch (InterruptedException stopped) {
            Thread.currentThread().interrupt();
        }
    }

    /** Ends the work and takes the signal back; true if the thread was interrupted by somebody else. */
    synchronized boolean end() {
        worker = null;
        return Thread.interrupted() && !woken;
    }

    private void wakeIfDue() {
        if (worker == null || (!interrupted && !(followed && stopsOnInput))) return;
        woken = true;
        worker.interrupt();
    }
}
