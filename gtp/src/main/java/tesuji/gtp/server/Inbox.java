package tesuji.gtp.server;

import java.io.IOException;
import java.io.Reader;
import java.util.Optional;
import java.util.Queue;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.ConcurrentLinkedQueue;
import tesuji.gtp.LineReader;
import tesuji.gtp.Request;

/**
 * Reads requests on a thread of its own, so that a command at work can be told to stop: by {@code # interrupt}, or, if
 * it wishes, by any further line. Both reach every request that came before and is not yet answered.
 */
final class Inbox implements AutoCloseable {
    private static final int LONGEST_LINE = 1 << 18;
    private static final int WAITING = 64;
    private static final String INTERRUPT = "# interrupt";

    private final LineReader lines;
    /** An empty entry is the end of the input. */
    private final BlockingQueue<Optional<PendingRequest>> arrived = new ArrayBlockingQueue<>(WAITING);

    private final Queue<PendingRequest> unanswered = new ConcurrentLinkedQueue<>();
    private final Thread reader;

    Inbox(Reader in) {
        lines = new LineReader(in, LONGEST_LINE);
        reader = new Thread(this::read, "gtp-reader");
        reader.setDaemon(true); // it may wait for input that never comes
        reader.start();
    }

    /** Waits for the next request; empty at the end of the input. */
    Optional<PendingRequest> next() throws InterruptedException {
        return arrived.take();
    }

    void answered(PendingRequest pending) {
        unanswered.remove(pending);
    }

    /** Reads no further. */
    @Override
    public void close() {
        reader.interrupt();
    }

    private void read() {
        try {
            for (Optional<LineReader.Line> line = lines.next(); line.isPresent(); line = lines.next()) {
                receive(line.get());
            }
        } catch (IOException broken) {
            // A broken input has ended, and the end is what follows.
        } catch (InterruptedException closed) {
            return;
        }
        unanswered.forEach(PendingRequest::follow);
        try {
            arrived.put(Optional.empty());
        } catch (InterruptedException closed) {
            Thread.currentThread().interrupt();
        }
    }

    private void receive(LineReader.Line line) throws InterruptedException {
        boolean interrupt = line.text().strip().equals(INTERRUPT);
        for (PendingRequest pending : unanswered) {
            pending.follow();
            if (interrupt) pending.interrupt();
        }
        Optional<Request> request = Request.parse(line.text());
        if (request.isEmpty()) return;
        PendingRequest pending = new PendingRequest(request.get(), line.cut());
        unanswered.add(pending);
        arrived.put(Optional.of(pending));
    }
}
