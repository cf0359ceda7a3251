package tesuji.web.live;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/** Carries messages from those who work to those who watch, on a thread of its own. */
public final class LiveFeed implements AutoCloseable {
    /** So many topics have their newest frame at hand for those who come later. */
    private static final int REMEMBERED = 64;

    private final Function<Object, String> writer;
    private final Set<Outbox> outboxes = ConcurrentHashMap.newKeySet();
    private final AtomicLong seq = new AtomicLong();
    private final BlockingQueue<LiveMessage> events = new LinkedBlockingQueue<>();
    /** Frames not yet written, the newest of each topic; a token in the queue of events stands for each. */
    private final Map<String, LiveMessage> frames = new ConcurrentHashMap<>();

    private final Map<String, LiveMessage> newest = new LinkedHashMap<>();
    private final Thread carrier = new Thread(this::carry, "live");

    /**
     * A feed that begins at once.
     *
     * @param writer turns a message into text
     */
    public LiveFeed(Function<Object, String> writer) {
        this.writer = writer;
        carrier.setDaemon(true);
        carrier.start();
    }

    /** Tells everybody who watches the topic. */
    public void event(String topic, String kind, Object body) {
        events.add(new LiveMessage(topic, seq.incrementAndGet(), kind, body));
    }

    /** Tells the newest state of a topic; costs the caller next to nothing. */
    public void frame(String topic, Object body) {
        LiveMessage message = new LiveMessage(topic, seq.incrementAndGet(), LiveMessage.FRAME, body);
        if (frames.put(topic, message) == null) events.add(message);
    }

    public void join(Outbox outbox) {
        outboxes.add(outbox);
    }

    public void leave(Outbox outbox) {
        outboxes.remove(outbox);
        outbox.close();
    }

    /** Begins to watch; the newest frame comes at once if there is one later than this number. */
    public boolean watch(Outbox outbox, String topic, long after) {
        if (!outbox.watch(topic)) return false;
        LiveMessage known;
        synchronized (newest) {
            known = newest.get(topic);
        }
        if (known != null && known.seq() > after) outbox.put(known, writer.apply(known));
        return true;
    }

    /** How many texts wait for all who watch, because they have not taken the last one. */
    public int waiting() {
        return outboxes.stream().mapToInt(Outbox::waiting).sum();
    }

    /** How many sockets are open. */
    public int readers() {
        return outboxes.size();
    }

    private void carry() {
        try {
            while (true) {
                LiveMessage next = events.take();
                LiveMessage message = next.isFrame() ? newestFrame(next) : next;
                if (message != null) deliverOrDrop(message);
            }
        } catch (InterruptedException closed) {
            Thread.currentThread().interrupt();
        }
    }

    /** A message that cannot be written must not keep those after it from anybody. */
    private void deliverOrDrop(LiveMessage message) {
        try {
            deliver(message);
        } catch (RuntimeException unwritable) {
            Thread here = Thread.currentThread();
            here.getUncaughtExceptionHandler().uncaughtException(here, unwritable);
        }
    }

    private @Nullable LiveMessage newestFrame(LiveMessage token) {
        LiveMessage message = frames.remove(token.topic());
        if (message == null) return null;
        synchronized (newest) {
            newest.remove(message.topic());
            newest.put(message.topic(), message);
            if (newest.size() > REMEMBERED) {
                newest.remove(newest.keySet().iterator().next());
            }
        }
        return message;
    }

    private void deliver(LiveMessage message) {
        String text = null;
        for (Outbox outbox : outboxes) {
            if (!outbox.watches(message.topic())) continue;
            if (text == null) text = writer.apply(message);
            outbox.put(message, text);
        }
    }

    @Override
    public void close() {
        carrier.interrupt();
        outboxes.forEach(Outbox::close);
        outboxes.clear();
    }
}
