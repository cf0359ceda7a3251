package tesuji.app;

import java.nio.file.Files;
import java.nio.file.LinkOption;
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
import tesuji.app.go.Foresight;
import tesuji.app.terminal.Amount;
import tesuji.app.terminal.Console;
import tesuji.app.terminal.Progress;
import tesuji.core.base.InputException;
import tesuji.core.base.Memory;
import tesuji.core.base.WholeFile;
import tesuji.core.game.Game;
import tesuji.core.game.Position;
import tesuji.core.game.Repetition;
import tesuji.core.play.Patience;
import tesuji.solve.Judge;
import tesuji.solve.Value;
import tesuji.solve.Verdict;
import tesuji.solve.database.DatabaseWriter;
import tesuji.solve.database.Depth;
import tesuji.solve.method.Methods;
import tesuji.solve.retrograde.Consistency;
import tesuji.solve.retrograde.Knowledge;
import tesuji.solve.retrograde.Solved;
import tesuji.solve.retrograde.Tally;
import tesuji.solve.retrograde.Verification;
import tesuji.solve.space.Coder;
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

    @Mixin
    private Outset outset = new Outset();

    @Option(names = "--save", paramLabel = "FILE", description = "Keep the values of all states in a database.")
    private @Nullable Path save;

    @Option(names = "--strategy", paramLabel = "FILE", description = "Write how the owner plays to a strategy file.")
    private @Nullable Path strategy;

    @Option(names = "--owner", paramLabel = "SIDE", description = "Whose strategy: first (default) or second.")
    private String owner = "first";

    @Option(names = "--each", description = "Tell what every move is worth.")
    private boolean each;

    @Option(names = "--verify", description = "Compare the method with retrograde analysis, state by state.")
    private boolean verify;

    @Mixin
    private Endurance endurance = new Endurance();

    @Option(names = "--json", description = "Print one JSON object.")
    private boolean json;

    /** What is known so far. */
    private final AtomicReference<@Nullable Finding> found = new AtomicReference<>();

    /** Why files that were asked for are not there. */
    private final List<InputException> unwritten = new ArrayList<>();

    /** Positions generated so far, for an answer that comes early. */
    private final AtomicLong generated = new AtomicLong();

    SolveCommand(Workbench workbench) {
        this.workbench = workbench;
    }

    @Override
    public Integer call() {
        Game rules = workbench.library().open(game);
        Position root = outset.record(rules).replay(rules);
        if (root.isOver()) throw new InputException("The game is over in this position; there is nothing to solve.");
        if (!owner.equals("first") && !owner.equals("second")) {
            throw new InputException("--owner is first or second, not \"" + owner + "\".");
        }
        if (method.isEmpty()) method = standard(rules);
        boolean retrograde = method.equalsIgnoreCase(RETROGRADE);
        if (!retrograde && (save != null || strategy != null)) {
            throw new InputException("--save and --strategy need all values, which --method retrograde finds.");
        }
        if (strategy != null && !outset.isStart()) {
            throw new InputException("--strategy is for the start of the game, without --position and --moves.");
        }
        boolean foresight = method.equalsIgnoreCase(Foresight.NAME);
        if (!retrograde && !foresight && !verify) endurance.refuseTables();
        if (retrograde || (verify && !foresight)) demandTable(rules, retrograde);
        endurance.retrograde();
        for (Path file : new Path[] {save, strategy}) checkOutput(file);
        if (save != null && save.equals(strategy)) {
            throw new InputException("--save and --strategy need two different files.");
        }
        long begin = System.nanoTime();
        boolean full = false;
        try (LastWord word = new LastWord(() -> {
            Finding finding = found.get();
            print(finding != null ? finding : open(rules, begin));
        })) {
            try {
                if (retrograde) backwards(rules, root);
                else forwards(rules, root);
            } catch (OutOfMemoryError e) {
                full = true;
                workbench.warn("The memory is full; set a smaller capacity, or " + Memory.allowMore() + ".");
            } catch (RuntimeException failure) {
                if (found.get() != null) word.say();
                throw failure;
            }
            word.say();
        }
        for (InputException failure : unwritten) workbench.warn(String.valueOf(failure.getMessage()));
        if (!unwritten.isEmpty()) return ExitCode.BAD_INPUT;
        Finding finding = found.get();
        return finding == null || full ? ExitCode.LIMIT : finding.code();
    }

    /** Better now than after a search; whoever did not choose a method is told of one that takes the game. */
    private void demandTable(Game rules, boolean retrograde) {
        if (!Coder.accepts(rules)) {
            throw new InputException("Retrograde analysis cannot list the positions of " + rules.id()
                    + (rules.repetition() == Repetition.FORBIDDEN
                            ? ", where moves depend on what was played before"
                            : ", which are too large for its table")
                    + "; "
                    + (retrograde
                            ? "search forwards, as with --method " + Methods.forwards(rules)
                            : "leave --verify out")
                    + ".");
        }
        Coder.of(rules, endurance.retrograde().folded());
    }

    private static String standard(Game rules) {
        if (Foresight.suits(rules)) return Foresight.NAME;
        Foresight.refuseOther(rules);
        return RETROGRADE;
    }

    /** What there is to say, and how the program ends. */
    private record Finding(SolveAnswer answer, Optional<Tally> tally, Optional<String> comparison, int code) {
        Finding compared(Verification verification, long states) {
            String text = verification
                    + (verification.wrong() == 0 ? "" : missed(verification))
                    + (verification.total() == states ? "" : "; of " + Amount.exact(states) + " states in all");
            return new Finding(
                    answer.with(verification),
                    tally,
                    Optional.of(text),
                    verification.wrong() > 0 ? ExitCode.NEGATIVE : code);
        }

        private static String missed(Verification found) {
            return found.missed() == found.wrong()
                    ? ", each taken for a draw"
                    : ", " + Amount.exact(found.missed()) + " taken for draws";
        }
    }

    /** Nothing, after all that was generated. */
    private Finding open(Game rules, long begin) {
        SolveAnswer answer = SolveAnswer.open(rules, method, generated.get(), seconds(begin));
        return new Finding(answer, Optional.empty(), Optional.empty(), ExitCode.LIMIT);
    }

    private static double seconds(long begin) {
        return (System.nanoTime() - begin) / 1e9;
    }

    /** Better now than after the work. */
    private static void checkOutput(@Nullable Path file) {
        if (file == null) return;
        if (Files.exists(file, LinkOption.NOFOLLOW_LINKS)) {
            throw new InputException("There is a file " + file + " already; it was left as it is.");
        }
        WholeFile.tryOut(file);
    }

    private void backwards(Game rules, Position root) {
        long begin = System.nanoTime();
        Optional<Solved> solved = solved(root);
        double seconds = seconds(begin);
        if (solved.isEmpty()) {
            workbench.warn(endurance.reason() + " --method " + Methods.forwards(rules)
                    + " searches without a list of all states.");
            return;
        }
        Tally tally = solved.get().labels().tally();
        SolveAnswer answer = SolveAnswer.of(rules, root, solved.get(), tally, seconds);
        if (each) {
            Knowledge reader = solved.get().reader();
            answer = answer.with(MoveValue.each(rules, root, position -> MoveValue.known(reader.outcome(position))));
        }
        Finding finding = new Finding(answer, Optional.of(tally), Optional.empty(), ExitCode.DONE);
        found.set(finding);
        Path database = save;
        if (database != null) write(() -> DatabaseWriter.write(database, solved.get(), Depth.DISTANCES));
        Path plan = strategy;
        if (plan != null) {
            int side = owner.equals("first") ? 0 : 1;
            write(() ->
                    StrategyBuilder.build(rules, side, solved.get().reader()).write(plan));
        }
        if (verify) found.set(finding.compared(consistent(solved.get()), tally.states()));
    }

    /** What cannot be written is told after the answer, which is worth more than the file. */
    private void write(Runnable writing) {
        try {
            writing.run();
        } catch (InputException failure) {
            unwritten.add(failure);
        }
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

    private void forwards(Game rules, Position root) {
        boolean foresight = method.equalsIgnoreCase(Foresight.NAME);
        if (foresight && (verify || each)) {
            throw new InputException(
                    "--verify and --each look at positions apart from their past; leave them out here.");
        }
        Judge judge = foresight
                ? Foresight.of(rules, workbench.library(), endurance.retrograde())
                : Methods.read(method).judge(rules);
        long begin = System.nanoTime();
        SolveAnswer answer;
        Value value;
        try (Progress progress = new Progress(workbench.console(), method, "nodes")) {
            Patience patience = endurance.patience(this::noted, progress);
            Verdict verdict = judge.judge(root, patience);
            value = verdict.value();
            answer = SolveAnswer.of(rules, method, verdict, seconds(begin));
            if (each)
                answer = answer.with(MoveValue.each(rules, root, position -> {
                    Verdict next = judge.judge(position, patience);
                    return new MoveValue.Known(next.value(), null);
                }));
        }
        if (value == Value.UNKNOWN) workbench.warn(endurance.reasonOfSearch());
        int code = value == Value.UNKNOWN ? ExitCode.LIMIT : ExitCode.DONE;
        Finding finding = new Finding(answer, Optional.empty(), Optional.empty(), code);
        found.set(finding);
        if (verify) verify(Methods.read(method), rules, root, finding);
    }

    private void verify(tesuji.solve.Method solver, Game rules, Position root, Finding finding) {
        Optional<Solved> truth = solved(root);
        if (truth.isEmpty()) {
            workbench.warn("Nothing was verified. " + endurance.reason());
            return;
        }
        Patience question = Patience.of(endurance.limits());
        long states = truth.get().space().size();
        try (Crew crew = new Crew(endurance.threads());
                Progress progress = new Progress(workbench.console(), "verify", "states")) {
            Verification compared = Verification.of(() -> solver.judge(rules), truth.get(), crew, question, count -> {
                progress.report((double) count / states, count);
                return question.lasts(0);
            });
            found.set(finding.compared(compared, states));
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
        finding.tally().ifPresent(tally -> console.out().println(sentence(tally)));
        List<MoveValue> values = answer.moves();
        if (values != null) MoveValue.table(values).print(console.out(), console.style());
        finding.comparison().ifPresent(console.out()::println);
    }

    private static String sentence(Tally tally) {
        return "Of the states the side to move wins " + Amount.exact(tally.wins()) + ", draws "
                + Amount.exact(tally.draws()) + ", loses " + Amount.exact(tally.losses()) + "; the longest win takes "
                + tally.longest() + " moves.";
    }

    private static String sentence(SolveAnswer answer) {
        StringBuilder text = new StringBuilder(answer.game()).append(": ").append(answer.value());
        if (answer.length() != null) text.append(" in ").append(answer.length()).append(" moves");
        if (answer.move() != null) text.append(", for example by ").append(answer.move());
        if (!answer.proven() && !answer.value().equals("unknown")) text.append(" (not guaranteed)");
        text.append("; ")
                .append(answer.method())
                .append(", ")
                .append(Amount.exact(answer.nodes()))
                .append(" nodes, ");
        Long peak = answer.peakNodes();
        if (peak != null) text.append("at most ").append(Amount.exact(peak)).append(" at once, ");
        return text.append(Amount.time(answer.seconds())).toString();
    }
}
