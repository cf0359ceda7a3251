package tesuji.app.endgame;

import java.util.Locale;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;
import tesuji.app.command.SgfFile;
import tesuji.app.command.Workbench;
import tesuji.core.base.InputException;
import tesuji.core.game.GameRecord;
import tesuji.core.game.Library;
import tesuji.desk.endgame.RecordedEndgame;
import tesuji.desk.go.RuleSets;
import tesuji.endgame.value.Side;
import tesuji.games.go.GoPosition;
import tesuji.games.go.GoRules;
import tesuji.games.go.record.GoLine;
import tesuji.games.go.record.GoReplay;
import tesuji.games.go.record.GoSgf;
import tesuji.games.go.record.GoStep;
import tesuji.lab.endgame.GoEnding;

/** The options that say which position of a game record is an endgame, who moves, and by which rules it counts. */
final class PositionOptions {
    @Option(names = "--to-move", paramLabel = "C", description = "Who moves: black or white (default: who is to move).")
    private String toMove = "";

    @Option(
            names = "--rules",
            paramLabel = "R",
            description = "Rules instead of those in the file: chinese, japanese, …")
    private String rules = "";

    @Option(names = "--move", paramLabel = "N", description = "Count the position after this move, 0 for the start.")
    private @Nullable Integer move;

    /** The endgame in the main line of the first game of a file. */
    RecordedEndgame read(String file, Workbench workbench) {
        GoLine line = GoSgf.mainLine(SgfFile.read(file, workbench.console()).first());
        GoPosition position = position(line, workbench.library());
        return new RecordedEndgame(position, GoEnding.question(position, side(position), rules(line, position)));
    }

    private GoPosition position(GoLine line, Library library) {
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
        GoRules counted = RuleSets.instead(rules, own);
        return line.game().komi().isPresent() ? counted.withKomi(own.komi()) : counted;
    }
}
