package tesuji.app;

import java.io.PrintWriter;
import java.io.StringReader;
import java.io.StringWriter;
import tesuji.app.command.InterruptibleRun;
import tesuji.app.command.Workbench;
import tesuji.app.terminal.Console;
import tesuji.app.terminal.PlainLines;
import tesuji.app.terminal.Style;
import tesuji.core.game.Library;

/** What one command line printed, and how it ended. */
public record Transcript(int code, String out, String err) {
    /** Runs a command with this text at its standard input, as in a pipe. */
    public static Transcript of(Library library, String input, String... args) {
        StringWriter out = new StringWriter();
        StringWriter err = new StringWriter();
        PrintWriter printed = new PrintWriter(out);
        Console console = new Console(
                printed,
                new PrintWriter(err, true),
                new PlainLines(new StringReader(input), printed, true),
                Style.PLAIN,
                false,
                false);
        return new Transcript(run(library, console, args), out.toString(), err.toString());
    }

    /** Runs a command at this console; its exit code. Without a command the workbench would start, and go on. */
    public static int run(Library library, Console console, String... args) {
        if (args.length == 0) throw new IllegalArgumentException("a test names a command");
        return new CommandShell(new Workbench(library, console), false).run(args);
    }

    /** The same in a run that somebody else may stop, and closes. */
    public static int run(Library library, Console console, InterruptibleRun run, String... args) {
        return new CommandShell(new Workbench(library, console), false).run(run, args);
    }
}
