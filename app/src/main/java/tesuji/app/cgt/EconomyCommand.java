package tesuji.app.cgt;

import java.util.ArrayList;
import java.util.List;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import tesuji.app.command.Json;
import tesuji.app.command.Workbench;
import tesuji.core.base.InputException;
import tesuji.core.base.Rng;
import tesuji.desk.economy.Traders;
import tesuji.endgame.economy.Auctioneer;
import tesuji.endgame.economy.Branch;
import tesuji.endgame.economy.Trader;
import tesuji.endgame.notation.Calculator;
import tesuji.endgame.notation.Reader;
import tesuji.endgame.value.Values;

/** {@code tesuji economy}: endgames in which the right to move is bid for. */
@Command(
        name = "economy",
        description = "Play economic Go on a sum of endgames: komi and every move are bid for, and capital decides.",
        mixinStandardHelpOptions = true,
        footerHeading = "%nExamples:%n",
        footer = {
            "  tesuji economy \"3|1||0\" \"7|0\"",
            "  tesuji economy \"1||||10||0|-20|||-21\" \"1||0|-18\" --first hot --second gambler --games 100 --json"
        })
public final class EconomyCommand implements Runnable {
    private static final String NAMES = "human, book, hot or gambler";

    private final Workbench workbench;

    @Parameters(paramLabel = "GAME", arity = "1..*", description = "The parts of the board, such as 3|1||0.")
    private List<String> games = new ArrayList<>();

    @Option(names = "--first", paramLabel = "P", description = "One player: human (default), book, hot or gambler.")
    private String first = "human";

    @Option(names = "--second", paramLabel = "P", description = "The other player (default: book).")
    private String second = "book";

    @Option(names = "--games", paramLabel = "N", description = "How many games to play (default: ${DEFAULT-VALUE}).")
    private int count = 1;

    @Option(names = "--seed", paramLabel = "N", description = "Where the lots begin (default: ${DEFAULT-VALUE}).")
    private long seed = 1;

    @Option(names = "--json", description = "Print one JSON object.")
    private boolean json;

    public EconomyCommand(Workbench workbench) {
        this.workbench = workbench;
    }

    /**
     * The whole answer.
     *
     * @param gains what the first player's capital grew by in each game
     * @param scores the points on the board at the end of each game, for Black
     */
    record Answer(
            String first,
            String second,
            int games,
            int wins,
            int draws,
            int losses,
            List<String> gains,
            List<String> scores) {}

    @Override
    public void run() {
        boolean human = first.equals("human") || second.equals("human");
        if (count < 1 || count > 1_000_000)
            throw new InputException("--games must be between 1 and 1000000, not " + count + ".");
        if (human && json)
            throw new InputException("--json is for games between programs; name two of book, hot and gambler.");
        Calculator calculator = new Calculator(new Values(Values.STANDARD_LIMIT));
        List<Branch> parts = games.stream()
                .map(game -> Branch.of(calculator, Reader.read(game)))
                .toList();
        Rng rng = new Rng(seed);
        Trader one = trader(first, calculator, rng);
        Trader other = trader(second, calculator, rng);
        Narrator narrator = new Narrator(workbench.console(), count == 1 && !json);
        List<Auctioneer.Result> results = new ArrayList<>();
        try {
            for (int i = 0; i < count; i++) results.add(new Auctioneer(rng, narrator).play(parts, one, other));
        } catch (Customer.Left e) {
            workbench.console().out().println("You have left the table.");
            return;
        }
        print(answer(results));
    }

    private Trader trader(String name, Calculator calculator, Rng rng) {
        if (name.equals("human")) return new Customer(workbench.console(), calculator);
        return Traders.named(name, rng)
                .orElseThrow(() -> new InputException("There is no player \"" + name + "\" here; name " + NAMES + "."));
    }

    private Answer answer(List<Auctioneer.Result> results) {
        int[] tally = new int[3];
        for (Auctioneer.Result result : results) tally[1 + result.first().signum()]++;
        return new Answer(
                first,
                second,
                results.size(),
                tally[2],
                tally[1],
                tally[0],
                results.stream().map(result -> result.first().toString()).toList(),
                results.stream().map(result -> result.score().toString()).toList());
    }

    private void print(Answer answer) {
        if (json) {
            Json.print(workbench.console(), answer);
        } else if (answer.games == 1) {
            workbench
                    .console()
                    .out()
                    .println("The capital of the first player (" + first + ") has changed by " + answer.gains.get(0)
                            + ".");
        } else {
            workbench
                    .console()
                    .out()
                    .println(first + " against " + second + ": " + answer.wins + " won, " + answer.draws + " drawn, "
                            + answer.losses + " lost of " + answer.games + " games.");
        }
    }
}
