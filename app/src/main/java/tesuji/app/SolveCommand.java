package tesuji.app;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import tesuji.app.go.Foresight;
import tesuji.app.terminal.Amount;
import tesuji.app.terminal.Console;
import tesuji.app.terminal.Progress;
import tesuji.core.base.InputException;
import tesuji.core.game.Game;
import tesuji.core.game.GameRecord;
import tesuji.core.game.Position;
import tesuji.core.game.Repetition;
import tesuji.core.play.Effort;
import tesuji.core.play.Patience;
import tesuji.games.go.GoGame;
import tesuji.solve.Judge;
import tesuji.solve.Value;
import tesuji.solve.Verdict;
import tesuji.solve.database.DatabaseWriter;
import tesuji.solve.database.Depth;
import tesuji.solve.method.Methods;
import tesuji.solve.retrograde.BestMove;
import tesuji.solve.retrograde.Outcome;
import tesuji.solve.retrograde.Solved;
import tesuji.solve.retrograde.Verification;
import tesuji.solve.strategy.StrategyBuilder;

/** {@code tesuji solve}: what a position is worth under best play. */
@Command(
        name = "solve",
        description = "Find out what a game is worth to the side to move under best play of both.",
        mixinStandardHelpOptions = true,
        footerHeading = "%nExamples:%n",
        footer = {
            "  tesuji solve skoczki:width=3,height=6,variant=A --save skoczki-3x6.db",
            "  tesuji solve connectfour:width=5,height=4 --method dfpn --json",
            "  tesuji solve go:size=3,ko=positional,komi=8.5",
            "  tesuji solve skoczki:width=2,height=8,variant=A --method pn-dcg --verify"
        })
final class SolveCommand implements Callable<Integer> {
    private static final String RETROGRADE = "retrograde";

    private final Workbench workbench;

    @Parameters(paramLabel = "GAME", description = "A game: name or name:key=value,… (see tesuji games).")
    private String game = "";

    @Option(
            names = "--method",
            paramLabel = "M",
            description = "retrograde (default), foresight (for small Go with superko, and there the default), minimax,"
                    + " negamax, alphabeta, alphabeta-table, pn, pn2, pn-dag, pn-dcg, bta, pnstar, pds, dfpn,"
                    + " mcpns, or a recipe such as DfPn[tableBits=20].")
    private String method = "";

    @Option(names = "--moves", paramLabel = "M", split = ",", description = "Moves to play first, with commas.")
    private List<String> moves = new ArrayList<>();

    @Option(names = "--position", paramLabel = "FILE", description = "Begin from the diagram in this file.")
    private @Nullable Path position;

    @Option(names = "--save", paramLabel = "FILE", description = "Keep the values of all states in a database.")
    private @Nullable Path save;

    @Option(names = "--strategy", paramLabel = "FILE", description = "Write how the owner plays to a strategy file.")
    private @Nullable Path strategy;

    @Option(names = "--owner", paramLabel = "SIDE", description = "Whose strategy: first (default) or second.")
    private String owner = "first";

    @Option(names = "--verify", description = "Compare the method with retrograde analysis, state by state.")
    private boolean verify;

    @Mixin
    private Endurance endurance = new Endurance();

    @Option(names = "--json", description = "Print one JSON object.")
    private boolean json;

    SolveCommand(Workbench workbench) {
        this.workbench = workbench;
    }

    /**
     * The whole answer.
     *
     * @param value for the side to move: win, draw, loss or unknown
     * @param move a first move that shows it, if one is known
     * @param length moves to the end if the winner hurries and the loser delays; only retrograde analysis knows
     * @param nodes positions generated
     * @param peakNodes the most of them in memory at the same time
     * @param wrong states in which the method differs from retrograde analysis, if that was compared
     * @param compared how many were
     */
    record Answer(
            String game,
            String method,
            String value,
            @Nullable String move,
            @Nullable Integer length,
            long nodes,
            long peakNodes,
            double seconds,
            boolean proven,
            @Nullable Long wrong,
            @Nullable Long compared) {}

    @Override
    public Integer call() {
        Game rules = workbench.library().open(game);
        Position root = root(rules);
        if (root.isOver()) throw new InputException("The game is over in this position; there is nothing to solve.");
        if (!owner.equals("first") && !owner.equals("second")) {
            throw new InputException("--owner is first or second, not \"" + owner + "\".");
        }
        if (method.isEmpty()) method = standard(rules);
        boolean retrograde = method.equalsIgnoreCase(RETROGRADE);
        if (!retrograde && (save != null || strategy != null)) {
            throw new InputException("--save and --strategy need all values, which --method retrograde finds.");
        }
        for (Path file : new Path[] {save, strategy}) refuseExisting(file);
        return retrograde ? backwards(rules, root) : forwards(rules, root);
    }

    private static String standard(Game rules) {
        if (Foresight.suits(rules)) return Foresight.NAME;
        if (!(rules instanceof GoGame) || rules.repetition() != Repetition.FORBIDDEN) return RETROGRADE;
        throw new InputException(
                "Go is solved backwards with ko=no-result and area counting up to size=5, with superko up to "
                        + "size=4 without suicide; for other rules choose a method, such as --method pn2.");
    }

    private static void refuseExisting(@Nullable Path file) {
        if (file != null && Files.exists(file)) {
            throw new InputException("There is a file " + file + " already; it was left as it is.");
        }
    }

    private Position root(Game rules) {
        Position root = rules.start();
        if (position != null) {
            try {
                rules.notation().place(Files.readString(position), root);
            } catch (IOException e) {
                throw new InputException("The file " + position + " cannot be read.", e);
            }
        }
        GameRecord record = position == null ? GameRecord.of(rules) : GameRecord.from(root);
        for (String move : moves) record = record.then(rules.notation().move(move.strip()));
        return record.replay(rules);
    }

    private int backwards(Game rules, Position root) {
        long begin = System.nanoTime();
        Optional<Solved> solved = solved(root);
        double seconds = (System.nanoTime() - begin) / 1e9;
        if (solved.isEmpty()) {
            print(rules, new Verdict(Value.UNKNOWN, false, -1, new Effort(0, 0)), null, seconds, Optional.empty());
            return ExitCode.LIMIT;
        }
        Outcome outcome = solved.get().reader().outcome(root);
        long states = solved.get().space().size();
        int best = new BestMove(rules, solved.get().reader()).of(root);
        Verdict verdict = new Verdict(outcome.value(), true, best, new Effort(states, states));
        Integer length = outcome.value() == Value.DRAW ? null : outcome.distance();
        if (save != null) DatabaseWriter.write(save, solved.get(), Depth.DISTANCES);
        if (strategy != null) {
            StrategyBuilder.build(
                            rules, owner.equals("first") ? 0 : 1, solved.get().reader())
                    .write(strategy);
        }
        print(rules, verdict, length, seconds, Optional.empty());
        return ExitCode.DONE;
    }

    private Optional<Solved> solved(Position root) {
        try (Progress progress = new Progress(workbench.console(), RETROGRADE, "states")) {
            return endurance.retrograde().solve(root, endurance.patience(progress));
        }
    }

    private int forwards(Game rules, Position root) {
        boolean foresight = method.equalsIgnoreCase(Foresight.NAME);
        if (foresight && verify) {
            throw new InputException("--verify compares with retrograde analysis, which needs a game without superko.");
        }
        Judge judge = foresight
                ? Foresight.of(rules, workbench.library(), endurance.retrograde())
                : Methods.read(method).judge(rules);
        long begin = System.nanoTime();
        Verdict verdict;
        try (Progress progress = new Progress(workbench.console(), method, "nodes")) {
            verdict = judge.judge(root, endurance.patience(progress));
        }
        double seconds = (System.nanoTime() - begin) / 1e9;
        Optional<Verification> verification = Optional.empty();
        if (verify) {
            Optional<Solved> truth = solved(root);
            verification = truth.map(solved ->
                    Verification.of(Methods.read(method).solver(rules), solved, Patience.of(endurance.limits())));
            if (truth.isEmpty()) workbench.console().err().println("tesuji: There was no room to verify.");
        }
        print(rules, verdict, null, seconds, verification);
        return verdict.value() == Value.UNKNOWN ? ExitCode.LIMIT : ExitCode.DONE;
    }

    private void print(
            Game rules,
            Verdict verdict,
            @Nullable Integer length,
            double seconds,
            Optional<Verification> verification) {
        Answer answer = new Answer(
                rules.id().toString(),
                method,
                verdict.value().name().toLowerCase(Locale.ROOT),
                verdict.move() < 0 ? null : rules.notation().move(verdict.move()),
                length,
                verdict.effort().nodes(),
                verdict.effort().peak(),
                seconds,
                verdict.proven(),
                verification.map(Verification::wrong).orElse(null),
                verification.map(Verification::total).orElse(null));
        Console console = workbench.console();
        if (json) {
            Json.print(console, answer);
            return;
        }
        console.out().println(sentence(answer));
        verification.ifPresent(found -> console.out().println(found + (found.wrong() == 0 ? "" : missed(found))));
    }

    private static String missed(Verification found) {
        return found.missed() == found.wrong()
                ? ", each taken for a draw"
                : ", " + Amount.exact(found.missed()) + " taken for draws";
    }

    private static String sentence(Answer answer) {
        StringBuilder text = new StringBuilder(answer.game()).append(": ").append(answer.value());
        if (answer.length() != null) text.append(" in ").append(answer.length()).append(" moves");
        if (answer.move() != null) text.append(", for example by ").append(answer.move());
        if (!answer.proven() && !answer.value().equals("unknown")) text.append(" (not guaranteed)");
        return text.append("; ")
                .append(answer.method())
                .append(", ")
                .append(Amount.exact(answer.nodes()))
                .append(" nodes, at most ")
                .append(Amount.exact(answer.peakNodes()))
                .append(" at once, ")
                .append(Amount.time(answer.seconds()))
                .toString();
    }
}
