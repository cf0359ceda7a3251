package tesuji.app;

import java.util.List;
import java.util.function.BiFunction;
import picocli.CommandLine;
import picocli.CommandLine.Help.Ansi;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.UnmatchedArgumentException;
import tesuji.app.command.ExitCode;
import tesuji.app.command.InterruptibleRun;
import tesuji.app.command.Workbench;
import tesuji.app.terminal.Console;
import tesuji.app.terminal.Interruption;
import tesuji.core.base.InputException;
import tesuji.endgame.value.ArenaFullException;
import tesuji.gtp.client.EngineException;

/** Runs one command line and turns whatever goes wrong into one sentence and an {@link ExitCode}. */
public final class CommandShell {
    private final Workbench workbench;
    private final boolean debug;
    private final BiFunction<Workbench, InterruptibleRun, CommandLine> commands;

    CommandShell(Workbench workbench, boolean debug) {
        this(workbench, debug, CommandList::of);
    }

    /** Runs other commands than those of the desktop. */
    public CommandShell(
            Workbench workbench, boolean debug, BiFunction<Workbench, InterruptibleRun, CommandLine> commands) {
        this.workbench = workbench;
        this.debug = debug;
        this.commands = commands;
    }

    public int run(String... args) {
        try (InterruptibleRun run = new InterruptibleRun()) {
            return run(run, args);
        }
    }

    /** Runs a command that may be stopped; who closes the run afterwards can be sure that all has been said. */
    int run(InterruptibleRun run, String... args) {
        Console console = workbench.console();
        CommandLine line = commands.apply(workbench, run)
                .setOut(console.out())
                .setErr(console.err())
                .setUsageHelpAutoWidth(console.edited())
                .setColorScheme(
                        CommandLine.Help.defaultColorScheme(console.style().colour() ? Ansi.ON : Ansi.OFF))
                .setCaseInsensitiveEnumValuesAllowed(true)
                .setParameterExceptionHandler((e, arguments) -> refuse(e))
                .setExecutionExceptionHandler((e, command, parsed) -> failed(e));
        try {
            return line.execute(args);
        } catch (Error e) {
            return failed(e);
        } finally {
            console.out().flush();
        }
    }

    private int refuse(ParameterException e) {
        String sentence = e instanceof UnmatchedArgumentException unmatched ? unknown(unmatched) : oneLine(e) + ".";
        String command = e.getCommandLine().getCommandSpec().qualifiedName();
        workbench.console().err().println("tesuji: " + sentence + " See: " + command + " --help");
        return ExitCode.BAD_INPUT;
    }

    private static String unknown(UnmatchedArgumentException e) {
        String word = "\"" + e.getUnmatched().get(0) + "\"";
        boolean command = e.getCommandLine().getParent() == null;
        String sentence = e.isUnknownOption()
                ? "There is no option " + word
                : command ? "There is no command " + word : word + " is one word too many";
        List<String> similar = e.getSuggestions();
        return similar.isEmpty() ? sentence + "." : sentence + "; did you mean " + similar.get(0) + "?";
    }

    private int failed(Throwable e) {
        Console console = workbench.console();
        if (e instanceof Interruption) return ExitCode.INTERRUPTED;
        if (e instanceof InputException || e instanceof EngineException) {
            console.err().println("tesuji: " + oneLine(e));
            return ExitCode.BAD_INPUT;
        }
        if (e instanceof ArenaFullException) {
            console.err().println("tesuji: " + oneLine(e));
            return ExitCode.LIMIT;
        }
        console.err()
                .println("tesuji: something went wrong inside the program ("
                        + e.getClass().getSimpleName() + ": " + oneLine(e) + ")"
                        + (debug ? "." : "; set TESUJI_DEBUG=1 to see where."));
        if (debug) e.printStackTrace(console.err());
        return ExitCode.FAULT;
    }

    private static String oneLine(Throwable e) {
        String message = e.getMessage();
        return message == null
                ? "no message"
                : message.replaceAll("\\s*\\R\\s*", " ").strip();
    }
}
