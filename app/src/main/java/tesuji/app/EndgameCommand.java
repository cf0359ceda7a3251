package tesuji.app;

import java.util.Locale;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import tesuji.app.endgame.Doubt;
import tesuji.app.endgame.EndgameAnswer;
import tesuji.app.endgame.EndgameScreen;
import tesuji.app.session.RecordFiles;
import tesuji.core.base.InputException;
import tesuji.core.game.GameRecord;
import tesuji.core.game.Library;
import tesuji.endgame.board.Budget;
import tesuji.endgame.board.Endgame;
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
            "",
            "Values are combinatorial games, seen by Black (see tesuji cgt). Where the result is not proven, bounds and",
            "reasons are told, and a limit that was hit ends the program with code 3. Without rules in the file territory",
            "is counted. In JSON, regionOf lists all points from the upper left, row by row."
        })
final class EndgameCommand implements Callable<Integer> {
    private static final long MOST_NODES = 100_000_000;

    /** Positions of sums are that much cheaper than those of regions. */
    private static final int SUMS = 10;

    private final Workbench workbench;

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

    @Option(
            names = "--walls-live",
            description = "Take groups with room for two eyes for alive, as problems do, even where that is not shown.")
    private boolean wallsLive;

    @Option(names = "--json", description = "Print one JSON object.")
    private boolean json;

    EndgameCommand(Workbench workbench) {
        this.workbench = workbench;
    }

    @Override
    public Integer call() {
        if (nodes < 1 || nodes > MOST_NODES) {
            throw new InputException("--nodes must be between 1 and " + MOST_NODES + ", not " + nodes + ".");
        }
        GoLine line = GoSgf.load(RecordFiles.path(file));
        GoPosition position = position(line);
        Question asked = GoEnding.question(position, side(position), rules(line, position));
        Question question = wallsLive ? asked.withWalls() : asked;
        Budget budget = new Budget(Budget.STANDARD.games(), nodes, SUMS * nodes);
        GoGame game = (GoGame) position.game();
        Report report = solve(question, budget, () -> print(EndgameAnswer.unfinished(game, question), game, position));
        print(EndgameAnswer.of(game, report), game, position);
        return Doubt.about(report).stream().anyMatch(Doubt::isLimit) ? ExitCode.LIMIT : ExitCode.DONE;
    }

    /** Solves, and tells what is known if it is stopped. */
    private static Report solve(Question question, Budget budget, Runnable known) {
        LastWord word = new LastWord(known);
        try {
            return Endgame.solve(question, budget);
        } finally {
            word.close();
        }
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
