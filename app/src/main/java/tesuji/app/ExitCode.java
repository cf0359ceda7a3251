package tesuji.app;

/** What the program tells the shell when it ends. */
final class ExitCode {
    static final int DONE = 0;
    /** A negative answer. */
    static final int NO = 1;

    static final int BAD_INPUT = 2;
    /** A limit was hit before an answer. */
    static final int LIMIT = 3;
    /** A fault of the program itself (EX_SOFTWARE of sysexits.h). */
    static final int FAULT = 70;
    /** Stopped by Ctrl-C. */
    static final int INTERRUPTED = 130;

    private ExitCode() {}
}
