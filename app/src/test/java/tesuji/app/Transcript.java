package tesuji.app;

import java.io.PrintWriter;
import java.io.StringReader;
import java.io.StringWriter;
import tesuji.app.terminal.Console;
import tesuji.app.terminal.PlainLines;
import tesuji.app.terminal.Style;
import tesuji.core.game.Library;

/** What one command line printed, and how it ended. */
record Transcript(int code, String out, String err) {
    /** Runs a command with this text at its standard input, as in a pipe. */
    static Transcript of(Library library, String input, String... args) {
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
        int code = new CommandShell(new Workbench(library, console), false).run(args);
        return new Transcript(code, out.toString(), err.toString());
    }
}
