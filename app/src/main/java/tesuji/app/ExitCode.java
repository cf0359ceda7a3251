package tesuji.app;

/** What the program tells the shell when it ends. */
final class ExitCode {
    static final int DONE = 0;

    /** The work is done, and the answer is no. */
    static final int NEGATIVE = 1;

    static final int BAD_INPUT = 2;

    /** A limit was reached before there was an answer. */
    static final int LIMIT = 3;

    /** A fault of the program itself (EX_SOFTWARE of sysexits.h). */
    static final int FAULT = 70;

    /** Stopped by Ctrl-C. */
    static final int INTERRUPTED = 130;

    private ExitCode() {}
}
