package tesuji.app;

import java.io.PrintWriter;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import tesuji.app.endgame.EndgameAnswer;
import tesuji.app.endgame.EndgameScreen;
import tesuji.app.endgame.ProofFile;
import tesuji.app.endgame.ProofReplay;
import tesuji.app.endgame.ProofWriter;
import tesuji.app.go.SgfFile;
import tesuji.app.session.RecordFiles;
import tesuji.app.terminal.Seconds;
import tesuji.core.base.InputException;
import tesuji.core.base.WholeFile;
import tesuji.core.game.GameRecord;
import tesuji.core.game.Library;
import tesuji.core.play.Limits;
import tesuji.core.play.Patience;
import tesuji.endgame.board.Budget;
import tesuji.endgame.board.Endgame;
import tesuji.endgame.board.Evidence;
import tesuji.endgame.board.OwnershipMap;
import tesuji.endgame.board.Question;
import tesuji.endgame.board.Report;
import tesuji.endgame.value.Side;
import tesuji.games.go.GoGame;
import tesuji.games.go.GoPosition;
import tesuji.games.go.GoRules;
import tesuji.games.go.record.GoLine;
import tesuji.games.go.record.GoReplay;
import tesuji.games.go.record.GoSgf;
import tesuji.games.go.record.GoStep;
import tesuji.lab.endgame.GoEnding;

/** {@code tesuji endgame}: how a game of Go ends with best play, exactly. */
@Command(
        name = "endgame",
        description = "Cut a board of Go into regions, value each exactly and find every move that keeps the result.",
        mixinStandardHelpOptions = true,
        footerHeading = "%nExamples:%n",
        footer = {
            "  tesuji endgame game.sgf",
            "  tesuji endgame game.sgf --move 180 --to-move white",
            "  tesuji endgame game.sgf --rules chinese --json",
            "  tesuji endgame game.sgf --proof proof.json",
            "  tesuji endgame game.sgf --check proof.json",
            "",
            "Values are combinatorial games, seen by Black (see tesuji cgt). A result is proven if"
                    + " every group it rests on",
            "is shown to live; otherwise it names the groups on whose life it rests (provenIf in"
                    + " JSON). Where the result is",
            "not known, bounds and reasons are told, and the exit code is 3. Without rules in the"
                    + " file territory is counted.",
            "In JSON, regionOf lists all points from the upper left, row by row."
        })
final class EndgameCommand implements Callable<Integer> {
    private static final long MOST_NODES = 100_000_000;

    /** Positions of sums are that much cheaper than those of regions. */
    private static final int SUMS = 10;

    /** The part of the positions that is spent once more on who may be expected to own what. */
    private static final int EXPECTATION = 4;

    private final Workbench workbench;
    private final Stoppable work;

    @Parameters(paramLabel = "FILE.sgf", description = "The game; its main line is counted at the end.")
    private String file = "";

    @Option(names = "--to-move", paramLabel = "C", description = "Who moves: black or white (default: who is to move).")
    private String toMove = "";

    @Option(
            names = "--rules",
            paramLabel = "R",
            description = "Rules instead of those in the file: chinese, japanese, …")
    private String rules = "";

    @Option(names = "--move", paramLabel = "N", description = "Count the position after this move, 0 for the start.")
    private @Nullable Integer move;

    @Option(
            names = "--nodes",
            paramLabel = "N",
            description = "Positions of a region to search at most (default: ${DEFAULT-VALUE}).")
    private long nodes = Budget.STANDARD.positions();

    @Option(names = "--seconds", paramLabel = "S", description = "Stop after so many seconds and tell what is known.")
    private @Nullable Double seconds;

    @Option(names = "--proof", paramLabel = "P.json", description = "Write the proof of the result to this file.")
    private String proof = "";

    @Option(names = "--check", paramLabel = "P.json", description = "Replay a written proof instead of counting.")
    private String check = "";

    @Option(names = "--ownership", description = "Tell to whom each point may be expected to belong.")
    private boolean ownership;

    @Option(
            names = "--strict",
            description = "Assume no group to live, as problems do, where that is not shown: a result is proven or not"
                    + " known.")
    private boolean strict;

    @Option(names = "--json", description = "Print one JSON object.")
    private boolean json;

    EndgameCommand(Workbench workbench, Stoppable work) {
        this.workbench = workbench;
        this.work = work;
    }

    @Override
    public Integer call() {
        if (nodes < 1 || nodes > MOST_NODES) {
            throw new InputException("--nodes must be between 1 and " + MOST_NODES + ", not " + nodes + ".");
        }
        GoLine line = GoSgf.mainLine(SgfFile.read(file, workbench.console()).first());
        GoPosition position = position(line);
        Question asked = GoEnding.question(position, side(position), rules(line, position));
        Question question = strict ? asked : asked.withWalls();
        if (!check.isEmpty()) return replay(question);
        if (!proof.isEmpty()) WholeFile.tryOut(RecordFiles.path(proof));
        GoGame game = (GoGame) position.game();
        work.begin();
        Budget budget = budget();
        Report report = Endgame.solve(question, budget);
        Optional<Evidence> evidence = Evidence.of(report, budget.patience());
        EndgameAnswer answer = EndgameAnswer.of(game, report, evidence);
        if (ownership)
            answer = answer.withOwnership(
                    game.notation(), OwnershipMap.of(report, nodes / EXPECTATION, budget.patience()));
        print(answer, game, position);
        boolean limited = !report.isKnown();
        if (!proof.isEmpty() && evidence.isPresent()) write(game, report, evidence.get());
        if (!proof.isEmpty() && evidence.isEmpty()) {
            boolean stopped = !budget.patience().lasts(0);
            workbench.warn(missing(report, stopped));
            limited = true;
        }
        return limited ? ExitCode.LIMIT : ExitCode.DONE;
    }

    /** As many positions and seconds as asked for; Ctrl-C ends it before, and what is known by then is told. */
    private Budget budget() {
        Patience clock =
                seconds == null ? Patience.ENDLESS : Patience.of(Limits.time(Seconds.of("--seconds", seconds)));
        Patience patience = steps -> !work.isStopped() && clock.lasts(steps);
        return new Budget(Budget.STANDARD.games(), nodes, SUMS * nodes, patience);
    }

    private void write(GoGame game, Report report, Evidence evidence) {
        ProofWriter.file(game.notation(), report, evidence).write(RecordFiles.path(proof));
    }

    /** Why there is no proof, and what there is instead. */
    private String missing(Report report, boolean stopped) {
        boolean known = report.isKnown();
        String kept = known ? "the result is printed" : "what is known is printed";
        String reason = known ? "The proof is too large to be written down" : "The result is not proven";
        if (known && report.basis() == Report.Basis.WHOLE_BOARD)
            reason = "The whole board was searched, which leaves no proof to be written down";
        if (stopped)
            reason = "The count was stopped before " + (known ? "its proof was complete" : "the result was proven");
        return reason + ": " + kept + ", and no proof was written to " + proof + ".";
    }

    private int replay(Question question) {
        ProofReplay replay = ProofReplay.of(ProofFile.read(RecordFiles.path(check)), question);
        if (json) Json.print(workbench.console(), replay);
        else {
            PrintWriter out = workbench.console().out();
            out.println("The plans hold: " + replay.claims() + " claims, " + replay.positions()
                    + " positions, Black's result " + replay.score() + ", if");
            for (String premise : replay.premises()) out.println("- " + premise);
            if (!replay.best().isEmpty()) out.println("First moves that keep it: " + String.join(", ", replay.best()));
            out.flush();
        }
        return ExitCode.DONE;
    }

    private void print(EndgameAnswer answer, GoGame game, GoPosition position) {
        if (json) Json.print(workbench.console(), answer);
        else new EndgameScreen(answer, game, position.stones()).print(workbench.console());
        workbench.console().out().flush();
    }

    private GoPosition position(GoLine line) {
        Library library = workbench.library();
        long moves = line.game().steps().stream()
                .filter(GoStep.Move.class::isInstance)
                .count();
        if (move != null && (move < 0 || move > moves)) {
            throw new InputException("--move must be between 0 and " + moves + " in this game, not " + move + ".");
        }
        int before = move == null ? Integer.MAX_VALUE : move + 1;
        GameRecord record = GoReplay.record(line, before, library, GoRules.Preset.JAPANESE);
        return (GoPosition) record.replay(library.open(record.game()));
    }

    private Side side(GoPosition position) {
        return switch (toMove.toLowerCase(Locale.ROOT)) {
            case "" -> position.toMove() == 0 ? Side.BLACK : Side.WHITE;
            case "b", "black" -> Side.BLACK;
            case "w", "white" -> Side.WHITE;
            default -> throw new InputException("--to-move is black or white, not \"" + toMove + "\".");
        };
    }

    /** The rules to count by: those of the game, or the named ones with its komi and its handicap. */
    private GoRules rules(GoLine line, GoPosition position) {
        GoRules own = position.rules();
        if (rules.isEmpty()) return own;
        GoRules named = RuleSets.named(rules).rules();
        GoRules counted = named.withHandicap(own.handicap(), own.placement());
        return line.game().komi().isPresent() ? counted.withKomi(own.komi()) : counted;
    }
}
