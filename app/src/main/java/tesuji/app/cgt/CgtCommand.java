package tesuji.app.cgt;

import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import tesuji.app.command.Json;
import tesuji.app.command.Workbench;
import tesuji.core.base.InputException;
import tesuji.desk.cgt.Portrait;
import tesuji.endgame.notation.Calculator;
import tesuji.endgame.notation.Printer;
import tesuji.endgame.value.Values;

/** {@code tesuji cgt}: what a combinatorial game is worth. */
@Command(
        name = "cgt",
        description =
                "Simplify a combinatorial game and tell its outcome, mean, temperature and thermograph. Without an"
                        + " expression it is a calculator.",
        mixinStandardHelpOptions = true,
        footerHeading = "%nExamples:%n",
        footer = {
            "  tesuji cgt \"{3|1||0}\"",
            "  tesuji cgt \"^^ + *\" --compare 0 --json",
            "  tesuji cgt \"chill(6|||5||4|0)\"",
            "  tesuji cgt"
        })
public final class CgtCommand implements Runnable {
    private static final int LARGEST_LIMIT = 50_000_000;

    private final Workbench workbench;

    @Parameters(paramLabel = "EXPRESSION", arity = "0..1", description = "A game, such as {3|1||0}, ^*, +_2 or 5|*.")
    private @Nullable String expression;

    @Option(names = "--compare", paramLabel = "GAME", description = "Compare it with another game.")
    private @Nullable String compare;

    @Option(names = "--cool", paramLabel = "T", description = "Show it cooled by this number, too.")
    private @Nullable String cool;

    @Option(names = "--limit", paramLabel = "N", description = "Games to hold at most (default: ${DEFAULT-VALUE}).")
    private int limit = Values.STANDARD_LIMIT;

    @Option(names = "--json", description = "Print one JSON object.")
    private boolean json;

    public CgtCommand(Workbench workbench) {
        this.workbench = workbench;
    }

    @Override
    public void run() {
        if (limit < 1 || limit > LARGEST_LIMIT) {
            throw new InputException("--limit must be between 1 and " + LARGEST_LIMIT + ", not " + limit + ".");
        }
        if (expression != null && expression.startsWith("--")) {
            throw new InputException("There is no option \"" + expression + "\"; see tesuji cgt --help.");
        }
        if (expression == null) converse();
        else print(portrait(expression));
    }

    private void converse() {
        if (json || compare != null || cool != null) {
            throw new InputException("--json, --compare and --cool need an expression, such as {3|1||0}.");
        }
        new CgtSession(workbench.console(), new Values(limit)).run();
    }

    private Portrait portrait(String text) {
        Calculator calculator = new Calculator(new Values(limit));
        Values values = calculator.values();
        Printer printer = new Printer(values, workbench.console().style().unicode());
        int game = calculator.value(text);
        Portrait portrait = Portrait.of(calculator, printer::text, game);
        if (compare != null) {
            int other = calculator.value(compare);
            portrait = portrait.comparedWith(values.compare(game, other).sign(), printer.text(other));
        }
        if (cool != null) {
            int by = calculator.value(cool);
            if (!values.isNumber(by)) throw new InputException("--cool takes a number, not " + printer.text(by) + ".");
            portrait = portrait.cooledTo(printer.text(calculator.cooling().cool(game, values.leftStop(by))));
        }
        return portrait;
    }

    private void print(Portrait portrait) {
        if (json) Json.print(workbench.console(), portrait);
        else new PortraitScreen(portrait).print(workbench.console());
    }
}
