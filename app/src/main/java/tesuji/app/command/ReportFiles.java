package tesuji.app.command;

import java.nio.file.Path;
import java.util.Optional;
import java.util.function.Supplier;
import tesuji.app.terminal.Console;
import tesuji.core.base.InputException;

/**
 * The files that a run leaves when it ends. If they cannot be written, the run is told all the same: a sentence says
 * why, and the command ends with {@link ExitCode#BAD_INPUT}.
 */
public final class ReportFiles {
    private final Workbench workbench;
    private volatile boolean unwritten;

    public ReportFiles(Workbench workbench) {
        this.workbench = workbench;
    }

    /**
     * Has the files written.
     *
     * @param writing writes them and returns the page
     * @return the page; empty if it could not be written
     */
    public Optional<Path> write(Supplier<Path> writing) {
        try {
            return Optional.of(writing.get());
        } catch (InputException unwritable) {
            unwritten = true;
            workbench.warn(String.valueOf(unwritable.getMessage()));
            return Optional.empty();
        }
    }

    /** Says where the page is, to a person. */
    public static void tell(Console console, Optional<Path> page) {
        page.ifPresent(file -> console.out().println("The report is " + file + "."));
    }

    /** The exit code of a run that would have ended with this one. */
    public int code(int otherwise) {
        return unwritten ? ExitCode.BAD_INPUT : otherwise;
    }
}
