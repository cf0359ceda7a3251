package tesuji.app.command;

import java.util.concurrent.atomic.AtomicBoolean;

/**
 * An answer given exactly once: when the work is done, or with what there is so far when Ctrl-C ends the program.
 *
 * <p>The answer may be given by another thread than the one that works.
 */
public final class LastWord implements AutoCloseable {
    private final AtomicBoolean said = new AtomicBoolean();
    private final Runnable answer;
    private final Thread hook;

    public LastWord(Runnable answer) {
        this.answer = answer;
        hook = new Thread(this::say, "last word");
        Runtime.getRuntime().addShutdownHook(hook);
    }

    public void say() {
        if (said.compareAndSet(false, true)) answer.run();
    }

    @Override
    public void close() {
        said.set(true);
        try {
            Runtime.getRuntime().removeShutdownHook(hook);
        } catch (IllegalStateException e) {
            // The program is ending, and the hook with it.
            return;
        }
    }
}
