package tesuji.web.live;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Set;
import java.util.function.BiConsumer;
import java.util.function.Consumer;

/**
 * What one socket has still to be sent: one text at a time, the next when the last one was taken. Frames replace older
 * frames of their topic; a reader who lets too many events pile up is given up, so that it costs bounded memory.
 */
public final class Outbox {
    /** More events than this wait for nobody. */
    static final int MOST_EVENTS = 512;

    /** Nor do longer ones altogether, in characters. */
    static final int MOST_TEXT = 1 << 20;

    /** No page watches more topics than this. */
    static final int MOST_TOPICS = 32;

    private final BiConsumer<String, Consumer<Boolean>> sender;
    private final Runnable giveUp;
    private final Set<String> topics = new HashSet<>();
    private final Deque<String> events = new ArrayDeque<>();
    private long eventText;
    private final Map<String, String> frames = new LinkedHashMap<>();
    private boolean sending;
    private boolean closed;

    /**
     * An outbox for one socket.
     *
     * @param sender sends a text and tells later whether it was taken
     * @param giveUp closes the socket
     */
    public Outbox(BiConsumer<String, Consumer<Boolean>> sender, Runnable giveUp) {
        this.sender = sender;
        this.giveUp = giveUp;
    }

    /** From now on this topic is watched; false if there are too many already. */
    public synchronized boolean watch(String topic) {
        return topics.contains(topic) || (topics.size() < MOST_TOPICS && topics.add(topic));
    }

    public synchronized void unwatch(String topic) {
        topics.remove(topic);
        frames.remove(topic);
    }

    synchronized boolean watches(String topic) {
        return topics.contains(topic);
    }

    /** Takes a message that is written already; sends it when its turn comes. */
    void put(LiveMessage message, String text) {
        synchronized (this) {
            if (closed || !topics.contains(message.topic())) return;
            if (message.isFrame()) frames.put(message.topic(), text);
            else addEvent(text);
            if (events.size() > MOST_EVENTS || eventText > MOST_TEXT) close();
        }
        sendNext();
    }

    private void addEvent(String text) {
        events.addLast(text);
        eventText += text.length();
    }

    /** How many texts wait. */
    synchronized int waiting() {
        return events.size() + frames.size();
    }

    private void sendNext() {
        String text;
        synchronized (this) {
            if (sending || closed) return;
            if (!events.isEmpty()) {
                text = events.removeFirst();
                eventText -= text.length();
            } else if (!frames.isEmpty()) {
                String topic = frames.keySet().iterator().next();
                text = frames.remove(topic);
            } else {
                return;
            }
            sending = true;
        }
        sender.accept(text, this::sent);
    }

    private void sent(boolean taken) {
        synchronized (this) {
            sending = false;
            if (!taken) close();
        }
        sendNext();
    }

    /** Nothing more is sent. */
    public synchronized void close() {
        if (closed) return;
        closed = true;
        events.clear();
        eventText = 0;
        frames.clear();
        topics.clear();
        giveUp.run();
    }
}
