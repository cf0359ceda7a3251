package tesuji.gtp.server;

import java.io.Reader;
import java.io.Writer;
import java.util.Optional;
import tesuji.core.base.InputException;

/**
 * An engine: answers every request with one reply, in order, until {@code quit} or the end of the input.
 *
 * <p>Nothing a controller sends and nothing a command throws ends it. Commands run on the thread that calls
 * {@link #serve}; lines are read on another, which interrupts the first when the command at work is to stop. Commands,
 * and the players they ask, see this as the interruption of their thread.
 */
public final class Server {
    private final Session session;
    private final CommandTable commands;

    public Server(Session session, CommandTable commands) {
        this.session = session;
        this.commands = commands;
    }

    /**
     * Serves one controller. Returns early if the calling thread is interrupted; an
     * {@link java.io.UncheckedIOException} says that nobody reads the replies.
     */
    public void serve(Reader in, Writer out) {
        ReplyWriter replies = new ReplyWriter(out);
        try (Inbox inbox = new Inbox(in)) {
            boolean open = true;
            while (open) {
                Optional<PendingRequest> pending = inbox.next();
                open = pending.isPresent() && answer(pending.get(), replies, inbox);
            }
        } catch (InterruptedException stopped) {
            Thread.currentThread().interrupt();
        }
    }

    /** Answers one request; false if it was the last. */
    private boolean answer(PendingRequest pending, ReplyWriter replies, Inbox inbox) throws InterruptedException {
        boolean interruptedByOthers;
        boolean goesOn;
        session.stopPondering();
        pending.begin();
        try {
            goesOn = send(pending, run(pending), replies);
        } finally {
            interruptedByOthers = pending.end();
            inbox.answered(pending);
        }
        if (interruptedByOthers) throw new InterruptedException();
        if (goesOn) session.ponder();
        return goesOn;
    }

    private Reply run(PendingRequest pending) {
        if (pending.isCut()) return new Reply.Refusal("line too long");
        String name = pending.request().name();
        if (name.isEmpty()) return new Reply.Refusal("syntax error: a command is missing");
        Optional<Command> command = commands.find(name);
        if (command.isEmpty()) return new Reply.Refusal("unknown command");
        try {
            return command.get().action().run(session, pending.request().arguments());
        } catch (InputException refused) {
            return new Reply.Refusal(String.valueOf(refused.getMessage()));
        } catch (RuntimeException | Error unexpected) {
            return new Reply.Refusal(internal(unexpected));
        }
    }

    private static boolean send(PendingRequest pending, Reply reply, ReplyWriter replies) {
        String id = pending.request().id();
        if (reply instanceof Reply.Text text) replies.success(id, text.text());
        else if (reply instanceof Reply.Refusal refusal) replies.refusal(id, refusal.message());
        else if (reply instanceof Reply.Stream stream) sendLines(pending, stream.untilInput(), stream.body(), replies);
        else if (reply instanceof Reply.OpenStream stream) keepOpen(pending, stream, replies);
        else replies.success(id, "");
        return !(reply instanceof Reply.Quit);
    }

    private static void sendLines(PendingRequest pending, boolean untilInput, Reply.Body body, ReplyWriter replies) {
        replies.beginStream(pending.request().id());
        write(pending, untilInput, body, replies);
        replies.endStream();
    }

    private static void keepOpen(PendingRequest pending, Reply.OpenStream stream, ReplyWriter replies) {
        replies.beginStream(pending.request().id());
        write(pending, true, stream.body(), replies);
        pending.awaitStop();
        replies.endStream();
    }

    private static void write(PendingRequest pending, boolean untilInput, Reply.Body body, ReplyWriter replies) {
        if (untilInput) pending.stopOnInput();
        try {
            body.write(replies.lines());
        } catch (RuntimeException | Error unexpected) {
            // The success has been announced; the line at least shows why the stream ends here.
            replies.lines().accept(internal(unexpected));
        }
    }

    private static String internal(Throwable unexpected) {
        return "internal error: " + unexpected;
    }
}
