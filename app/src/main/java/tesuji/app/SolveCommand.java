package tesuji.app;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.concurrent.atomic.AtomicLong;
import java.util.concurrent.atomic.AtomicReference;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import tesuji.app.terminal.Amount;
import tesuji.app.terminal.Console;
import tesuji.app.terminal.Progress;
import tesuji.core.base.InputException;
import tesuji.core.game.Game;
import tesuji.core.game.GameRecord;
import tesuji.core.game.Position;
import tesuji.core.play.Patience;
import tesuji.solve.Value;
import tesuji.solve.Verdict;
import tesuji.solve.database.DatabaseWriter;
import tesuji.solve.database.Depth;
import tesuji.solve.method.Methods;
import tesuji.solve.retrograde.Consistency;
import tesuji.solve.retrograde.Solved;
import tesuji.solve.retrograde.Verification;
import tesuji.solve.space.Crew;
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
            description = "retrograde (default), minimax, negamax, alphabeta, alphabeta-table, pn, pn2, pn-dag, pn-dcg,"
                    + " bta, pnstar, pds, dfpn, mcpns, or a recipe such as DfPn[tableBits=20].")
    private String method = RETROGRADE;

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

    /** Positions generated so far, for an answer that comes early. */
    private final AtomicLong generated = new AtomicLong();

    SolveCommand(Workbench workbench) {
        this.workbench = workbench;
    }

    @Override
    public Integer call() {
        Game rules = workbench.library().open(game);
        Position root = root(rules);
        if (root.isOver()) throw new InputException("The game is over in this position; there is nothing to solve.");
        if (!owner.equals("first") && !owner.equals("second")) {
            throw new InputException("--owner is first or second, not \"" + owner + "\".");
        }
        boolean retrograde = method.equalsIgnoreCase(RETROGRADE);
        if (!retrograde && (save != null || strategy != null)) {
            throw new InputException("--save and --strategy need all values, which --method retrograde finds.");
        }
        for (Path file : new Path[] {save, strategy}) refuseExisting(file);
        long begin = System.nanoTime();
        AtomicReference<@Nullable Finding> found = new AtomicReference<>();
        try (LastWord word = new LastWord(() -> {
            Finding finding = found.get();
            print(finding != null ? finding : open(rules, begin));
        })) {
            Finding finding = retrograde ? backwards(rules, root) : forwards(rules, root);
            found.set(finding);
            word.say();
            return finding.code();
        }
    }

    /** What there is to say, and how the program ends. */
    private record Finding(SolveAnswer answer, Optional<Verification> verification, int code) {}

    /** Nothing, after all that was generated. */
    private Finding open(Game rules, long begin) {
        SolveAnswer answer = SolveAnswer.open(rules, method, generated.get(), seconds(begin));
        return new Finding(answer, Optional.empty(), ExitCode.LIMIT);
    }

    private static double seconds(long begin) {
        return (System.nanoTime() - begin) / 1e9;
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

    private Finding backwards(Game rules, Position root) {
        long begin = System.nanoTime();
        Optional<Solved> solved = solved(root);
        double seconds = seconds(begin);
        if (solved.isEmpty()) return open(rules, begin);
        if (save != null) DatabaseWriter.write(save, solved.get(), Depth.DISTANCES);
        if (strategy != null) {
            StrategyBuilder.build(
                            rules, owner.equals("first") ? 0 : 1, solved.get().reader())
                    .write(strategy);
        }
        Optional<Verification> checked = verify ? Optional.of(consistent(solved.get())) : Optional.empty();
        boolean faulty = checked.filter(found -> found.wrong() > 0).isPresent();
        SolveAnswer answer = SolveAnswer.of(rules, root, solved.get(), seconds).with(checked);
        return new Finding(answer, checked, faulty ? ExitCode.NEGATIVE : ExitCode.DONE);
    }

    /** Retrograde analysis has no judge above it; but every value must follow from those one move away. */
    private Verification consistent(Solved solved) {
        try (Crew crew = new Crew(endurance.threads())) {
            return new Verification(solved.space().size(), Consistency.faults(solved, crew), 0, 0);
        }
    }

    private Optional<Solved> solved(Position root) {
        try (Progress progress = new Progress(workbench.console(), RETROGRADE, "states")) {
            return endurance.retrograde().solve(root, endurance.patience(this::noted, progress));
        }
    }

    private void noted(long nodes) {
        generated.set(nodes);
    }

    private Finding forwards(Game rules, Position root) {
        tesuji.solve.Method solver = Methods.read(method);
        long begin = System.nanoTime();
        Verdict verdict;
        try (Progress progress = new Progress(workbench.console(), method, "nodes")) {
            verdict = solver.judge(rules).judge(root, endurance.patience(this::noted, progress));
        }
        double seconds = seconds(begin);
        Optional<Verification> verification = verify ? compared(solver, rules, root) : Optional.empty();
        SolveAnswer answer = SolveAnswer.of(rules, method, verdict, seconds).with(verification);
        return new Finding(answer, verification, verdict.value() == Value.UNKNOWN ? ExitCode.LIMIT : ExitCode.DONE);
    }

    private Optional<Verification> compared(tesuji.solve.Method solver, Game rules, Position root) {
        Optional<Solved> truth = solved(root);
        if (truth.isEmpty()) {
            workbench.console().err().println("tesuji: There was no room to verify.");
            return Optional.empty();
        }
        Patience question = Patience.of(endurance.limits());
        double states = truth.get().space().size();
        try (Crew crew = new Crew(endurance.threads());
                Progress progress = new Progress(workbench.console(), "verify", "states")) {
            return Optional.of(Verification.of(() -> solver.solver(rules), truth.get(), crew, question, count -> {
                progress.report(count / states, count);
                return question.lasts(0);
            }));
        }
    }

    private void print(Finding finding) {
        Console console = workbench.console();
        SolveAnswer answer = finding.answer();
        if (json) {
            Json.print(console, answer);
            return;
        }
        console.out().println(sentence(answer));
        if (answer.wins() != null) console.out().println(tally(answer));
        finding.verification().ifPresent(found -> console.out().println(found + (found.wrong() == 0 ? "" : missed(found))));
    }

    private static String tally(SolveAnswer answer) {
        return "Of the states the side to move wins " + Amount.exact(answer.wins()) + ", draws "
                + Amount.exact(answer.draws()) + ", loses " + Amount.exact(answer.losses()) + "; the longest win takes "
                + answer.longest() + " moves.";
    }

    private static String missed(Verification found) {
        return found.missed() == found.wrong()
                ? ", each taken for a draw"
                : ", " + Amount.exact(found.missed()) + " taken for draws";
    }

    private static String sentence(SolveAnswer answer) {
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
