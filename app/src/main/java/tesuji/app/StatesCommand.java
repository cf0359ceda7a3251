package tesuji.app;

import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import tesuji.app.terminal.Amount;
import tesuji.app.terminal.Progress;
import tesuji.app.terminal.Table;
import tesuji.core.game.Game;
import tesuji.solve.retrograde.Retrograde;
import tesuji.solve.space.Coder;
import tesuji.solve.space.Reachable;

/** {@code tesuji states}: how many positions of a game can be reached. */
@Command(
        name = "states",
        description = "Count the positions, with the side to move, that can be reached from the start of a game.",
        mixinStandardHelpOptions = true,
        footerHeading = "%nExamples:%n",
        footer = {
            "  tesuji states skoczki:width=3,height=6,variant=A",
            "  tesuji states connectfour:width=5,height=4 --fold --json"
        })
final class StatesCommand implements Callable<Integer> {
    private final Workbench workbench;

    @Parameters(paramLabel = "GAME", description = "A game: name or name:key=value,… (see tesuji games).")
    private String game = "";

    @Mixin
    private Endurance endurance = new Endurance();

    @Option(names = "--json", description = "Print one JSON object.")
    private boolean json;

    StatesCommand(Workbench workbench) {
        this.workbench = workbench;
    }

    /**
     * The whole answer.
     *
     * @param layers how many are first reached after 0, 1, 2, … moves
     * @param bound how many arrangements there are, reachable or not; empty if the game does not say
     */
    record Answer(String game, long states, List<Long> layers, String bound, double seconds) {}

    @Override
    public Integer call() {
        Game rules = workbench.library().open(game);
        Retrograde method = endurance.retrograde();
        Coder coder = Coder.of(rules, method.folded());
        long begin = System.nanoTime();
        Optional<Reachable> states;
        try (Progress progress = new Progress(workbench.console(), "states", "states")) {
            states = method.states(coder, endurance.patience(progress));
        }
        double seconds = (System.nanoTime() - begin) / 1e9;
        if (states.isEmpty()) {
            workbench.console().err().println("tesuji: The limit was reached before all states were found.");
            return ExitCode.LIMIT;
        }
        print(new Answer(
                rules.id().toString(), states.get().size(), states.get().frontiers(), bound(rules), seconds));
        return ExitCode.DONE;
    }

    private static String bound(Game rules) {
        return rules.indexing()
                .map(indexing -> {
                    long sum = 0;
                    for (int layer = 0; layer < indexing.layers(); layer++) sum += indexing.size(layer);
                    return Long.toString(sum);
                })
                .orElse("");
    }

    private void print(Answer answer) {
        if (json) {
            Json.print(workbench.console(), answer);
            return;
        }
        Table table = new Table("moves", "states", "so far");
        long sum = 0;
        for (int moves = 0; moves < answer.layers().size(); moves++) {
            sum += answer.layers().get(moves);
            table.add("" + moves, Amount.exact(answer.layers().get(moves)), Amount.exact(sum));
        }
        table.print(workbench.console().out(), workbench.console().style());
        workbench
                .console()
                .out()
                .println(answer.game() + ": " + Amount.exact(answer.states()) + " states" + share(answer) + " in "
                        + Amount.time(answer.seconds()));
    }

    private static String share(Answer answer) {
        if (answer.bound().isEmpty()) return "";
        long bound = Long.parseLong(answer.bound());
        return " of at most " + Amount.exact(bound) + " (" + Amount.percent((double) answer.states() / bound) + ")";
    }
}
