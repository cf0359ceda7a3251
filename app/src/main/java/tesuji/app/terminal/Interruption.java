package tesuji.app.terminal;

/** Ctrl-C, typed while a line was being read. */
public final class Interruption extends RuntimeException {
    public Interruption(Throwable cause) {
        super("interrupted", cause);
    }
}
