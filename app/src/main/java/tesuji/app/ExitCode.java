package tesuji.app;

/** What the program tells the shell when it ends and not all is well; 0 is done, 1 a negative answer. */
final class ExitCode {
    static final int BAD_INPUT = 2;

    /** A fault of the program itself (EX_SOFTWARE of sysexits.h). */
    static final int FAULT = 70;

    /** Stopped by Ctrl-C. */
    static final int INTERRUPTED = 130;

    private ExitCode() {}
}
