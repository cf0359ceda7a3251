package tesuji.gtp.client;

import java.util.Optional;

/**
 * The newest line of an analysis that is running. An engine may tell more than anybody reads; older lines are dropped.
 * Shared by the thread that reads and the one that waits.
 */
final class ReportSlot {
    private static final String BEGINNING = "info ";

    private boolean open;
    private Optional<String> newest = Optional.empty();

    /** From now on lines are taken. */
    synchronized void open() {
        open = true;
        newest = Optional.empty();
    }

    /** Lines belong to answers again. */
    synchronized void close() {
        open = false;
    }

    /** Takes a line of an answer if it is one of an analysis and somebody waits for such. */
    synchronized boolean offer(String line) {
        if (!open || !line.startsWith(BEGINNING)) return false;
        newest = Optional.of(line);
        return true;
    }

    /** The newest line that was not taken yet. */
    synchronized Optional<String> take() {
        Optional<String> line = newest;
        newest = Optional.empty();
        return line;
    }
}
