package tesuji.gtp.server;

import java.util.function.Consumer;

/** What a command answers. */
public sealed interface Reply {
    /** Done, with nothing to tell. */
    Reply DONE = new Text("");

    /** Done; the text may have several lines, of which blank ones are left out on the wire. */
    record Text(String text) implements Reply {}

    /** Not done; one line says why. An {@link tesuji.core.base.InputException} in a command becomes one of these. */
    record Refusal(String message) implements Reply {}

    /**
     * Done once all lines are written, each sent at once: the way to report while thinking.
     *
     * @param untilInput whether any line of input, even an empty one, tells the body to stop; otherwise only
     *     {@code # interrupt} does
     */
    record Stream(boolean untilInput, Body body) implements Reply {}

    /**
     * A stream that ends when any line of input comes, and not before: the body is told to stop then, and if it has no
     * more to say earlier, the reply waits.
     */
    record OpenStream(Body body) implements Reply {}

    /** Done, and the session is over. */
    record Quit() implements Reply {}

    /** The part of a command that writes lines. It stops soon when its thread is interrupted. */
    @FunctionalInterface
    interface Body {
        /** The consumer may be called by any thread until this method returns. */
        void write(Consumer<String> lines);
    }

    static Reply text(String text) {
        return new Text(text);
    }
}
