package tesuji.app.command;

/** What the program tells the shell when it ends. */
public final class ExitCode {
    public static final int DONE = 0;

    /** The work is done, and the answer is no. */
    public static final int NEGATIVE = 1;

    public static final int BAD_INPUT = 2;

    /** A limit was reached before there was an answer. */
    public static final int LIMIT = 3;

    /** A fault of the program itself (EX_SOFTWARE of sysexits.h). */
    public static final int FAULT = 70;

    /** Stopped by Ctrl-C. */
    public static final int INTERRUPTED = 130;

    private ExitCode() {}
}
