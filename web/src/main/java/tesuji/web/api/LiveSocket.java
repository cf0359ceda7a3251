package tesuji.web.api;

import io.javalin.websocket.WsConfig;
import io.javalin.websocket.WsContext;
import java.time.Duration;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Consumer;
import org.eclipse.jetty.websocket.api.Callback;
import org.eclipse.jetty.websocket.api.Session;
import org.jspecify.annotations.Nullable;
import tesuji.core.base.InputException;
import tesuji.web.live.LiveFeed;
import tesuji.web.live.Outbox;
import tesuji.web.wire.Wire;

/** The sockets of all open pages. */
final class LiveSocket {
    private static final int MOST_SOCKETS = 200;
    private static final Duration IDLE = Duration.ofMinutes(10);
    private static final int POLICY = 1008;

    private final LiveFeed feed;
    private final Map<String, Outbox> outboxes = new ConcurrentHashMap<>();

    LiveSocket(LiveFeed feed) {
        this.feed = feed;
    }

    /** What a page asks for: to watch a topic from some message on, or no longer. */
    record Wish(
            @Nullable String watch,
            @Nullable String unwatch,
            @Nullable Long after) {
        /** Rounds and jobs have short names; runs of experiments are called after the experiment. */
        private static final int LONGEST_TOPIC = 120;

        Wish {
            if (watch != null && watch.length() > LONGEST_TOPIC) throw new InputException("No topic is so long.");
        }
    }

    void configure(WsConfig socket) {
        socket.onConnect(this::connect);
        socket.onMessage(message -> wish(message, message.message()));
        socket.onClose(this::close);
        socket.onError(this::close);
    }

    private void connect(WsContext ctx) {
        if (outboxes.size() >= MOST_SOCKETS) {
            ctx.closeSession(POLICY, "Too many pages are open.");
            return;
        }
        Session session = ctx.session;
        session.setIdleTimeout(IDLE);
        ctx.enableAutomaticPings();
        Outbox outbox = new Outbox((text, sent) -> send(session, text, sent), session::disconnect);
        outboxes.put(ctx.sessionId(), outbox);
        feed.join(outbox);
    }

    private static void send(Session session, String text, Consumer<Boolean> sent) {
        session.sendText(text, Callback.from(() -> sent.accept(true), failure -> sent.accept(false)));
    }

    private void wish(WsContext ctx, String text) {
        Outbox outbox = outboxes.get(ctx.sessionId());
        if (outbox == null) return;
        try {
            Wish wish = Wire.read(text, Wish.class);
            String stop = wish.unwatch();
            if (stop != null) outbox.unwatch(stop);
            String topic = wish.watch();
            long after = wish.after() == null ? 0 : wish.after();
            if (topic != null && !feed.watch(outbox, topic, after)) ctx.closeSession(POLICY, "Too many topics.");
        } catch (InputException rubbish) {
            ctx.closeSession(POLICY, "This is not the JSON that is expected here.");
        }
    }

    private void close(WsContext ctx) {
        ctx.disableAutomaticPings();
        Outbox outbox = outboxes.remove(ctx.sessionId());
        if (outbox != null) feed.leave(outbox);
    }
}
