package tesuji.app.solve;

import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import tesuji.app.command.Workbench;
import tesuji.app.terminal.Amount;
import tesuji.core.base.InputException;
import tesuji.core.base.WholeFile;
import tesuji.core.game.Game;
import tesuji.desk.solve.SmallGraph;
import tesuji.solve.chart.Dot;
import tesuji.solve.chart.StateGraph;

/** {@code tesuji graph}: all states of a small game as a picture. */
@Command(
        name = "graph",
        description = {
            "Write all states of a small game, their values and the moves between them as a graph for Graphviz.",
            "Frames are green where the first side wins and red where it loses; best moves are green or red where"
                    + " somebody wins, yellow where nobody does, and all others grey."
        },
        mixinStandardHelpOptions = true,
        footerHeading = "%nExamples:%n",
        footer = {
            "  tesuji graph skoczki:width=1,height=7,variant=A --out 1x7.dot && dot -Tsvg 1x7.dot -o 1x7.svg",
            "  tesuji graph nim:piles=1-2-3"
        })
public final class GraphCommand implements Runnable {
    private static final int LARGEST = 1_000_000;

    private final Workbench workbench;

    @Parameters(paramLabel = "GAME", description = "A game: name or name:key=value,… (see tesuji games).")
    private String game = "";

    @Option(names = "--out", paramLabel = "FILE", description = "Where to write it (default: the standard output).")
    private @Nullable Path out;

    @Option(names = "--limit", paramLabel = "N", description = "Refuse more states than this (default: 2000).")
    private int limit = 2000;

    public GraphCommand(Workbench workbench) {
        this.workbench = workbench;
    }

    @Override
    public void run() {
        if (limit < 1 || limit > LARGEST) {
            throw new InputException("--limit must be between 1 and " + LARGEST + ", not " + limit + ".");
        }
        Game rules = workbench.library().open(game);
        if (out != null) {
            if (Files.exists(out))
                throw new InputException("There is a file " + out + " already; it was left as it is.");
            WholeFile.tryOut(out);
        }
        StateGraph graph = graph(rules);
        String text = Dot.text(rules.id().toString(), graph);
        if (out == null) {
            workbench.console().out().print(text);
            return;
        }
        WholeFile.write(out, text.getBytes(StandardCharsets.UTF_8));
        workbench
                .console()
                .out()
                .println(rules.id() + ": " + Amount.exact(graph.states().size()) + " states written to " + out);
    }

    private StateGraph graph(Game rules) {
        return SmallGraph.of(rules, limit)
                .orElseThrow(() -> new InputException(rules.id() + " has more than " + Amount.exact(limit)
                        + " states, too many for a picture; --limit allows more."));
    }
}
