package tesuji.app.net;

import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import tesuji.app.command.Json;
import tesuji.app.command.SgfFile;
import tesuji.app.command.Workbench;
import tesuji.core.base.InputException;
import tesuji.core.game.GameId;
import tesuji.core.game.GameRecord;
import tesuji.core.game.Library;
import tesuji.desk.go.RuleSets;
import tesuji.desk.record.RecordFiles;
import tesuji.games.go.GoGame;
import tesuji.games.go.GoPosition;
import tesuji.games.go.GoRules;
import tesuji.games.go.record.GoLine;
import tesuji.games.go.record.GoReplay;
import tesuji.games.go.record.GoSgf;
import tesuji.games.go.record.GoStep;
import tesuji.neural.GoNetwork;
import tesuji.neural.NetworkEvaluators;
import tesuji.neural.backend.Backends;
import tesuji.neural.file.NetworkFiles;
import tesuji.neural.go.NetworkOutput;

/** {@code tesuji net}: what a network sees in one position. */
@Command(
        name = "net",
        description = "Show what a network of KataGo sees in a position of Go, without any search.",
        mixinStandardHelpOptions = true,
        footerHeading = "%nExamples:%n",
        footer = {
            "  tesuji net b6c96.bin.gz",
            "  tesuji net b6c96.bin.gz --sgf game.sgf --move 30 --rules japanese",
            "",
            "In JSON, win, loss and lead are those of the side to move, ownership goes from -1 (White) to 1 (Black).",
            "policy and ownership list the points from the upper left, row by row; in policy the last one is pass."
        })
public final class NetCommand implements Runnable {
    private static final int SYMMETRIES = 8;

    private final Workbench workbench;

    @Parameters(paramLabel = "FILE", description = "The network: FILE.bin.gz or FILE.txt.gz.")
    private String file = "";

    @Option(names = "--sgf", paramLabel = "F", description = "A game; without one the board is empty.")
    private String sgf = "";

    @Option(names = "--move", paramLabel = "N", description = "The position after this move (default: the last).")
    private @Nullable Integer move;

    @Option(names = "--size", paramLabel = "N", description = "The size of the empty board (default: 19).")
    private int size = 19;

    @Option(names = "--rules", paramLabel = "R", description = "Rules: chinese, japanese, tromp-taylor, …")
    private String rules = "";

    @Option(names = "--komi", paramLabel = "K", description = "Points for White.")
    private String komi = "";

    @Option(
            names = "--symmetry",
            paramLabel = "S",
            description = "How the board is turned before the network sees it, 0 to 7 (default: 0, not at all).")
    private int symmetry;

    @Option(names = "--json", description = "Print one JSON object.")
    private boolean json;

    public NetCommand(Workbench workbench) {
        this.workbench = workbench;
    }

    @Override
    public void run() {
        if (symmetry < 0 || symmetry >= SYMMETRIES) {
            throw new InputException("--symmetry must be between 0 and 7, not " + symmetry + ".");
        }
        GoPosition position = position();
        GoGame game = (GoGame) position.game();
        NetworkEvaluators.check(game);
        NetworkOutput output = new NetworkOutput(game.size());
        GoNetwork network = new GoNetwork(Backends.fastest(NetworkFiles.read(RecordFiles.path(file))), game);
        network.evaluate(position, symmetry, 0, output);
        NetworkView view = new NetworkView(position, output);
        if (json) Json.print(workbench.console(), view.answer());
        else NetworkScreen.print(view, workbench.console());
    }

    private GoPosition position() {
        Library library = workbench.library();
        GameRecord record = sgf.isEmpty()
                ? new GameRecord(GameId.of("go").with("size", Integer.toString(size)), "", List.of())
                : recorded(library);
        GameId id = record.game();
        if (!rules.isEmpty()) id = id.with("rules", word(RuleSets.named(rules)));
        if (!komi.isEmpty()) id = id.with("komi", komi);
        return (GoPosition) new GameRecord(id, record.setup(), record.moves()).replay(library.open(id));
    }

    /** The rules as they stand in the name of a game. */
    private static String word(GoRules.Preset preset) {
        return preset.name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    private GameRecord recorded(Library library) {
        GoLine line = GoSgf.mainLine(SgfFile.read(sgf, workbench.console()).first());
        long moves = line.game().steps().stream()
                .filter(GoStep.Move.class::isInstance)
                .count();
        if (move != null && (move < 0 || move > moves)) {
            throw new InputException("--move must be between 0 and " + moves + " in this game, not " + move + ".");
        }
        return GoReplay.record(line, move == null ? Integer.MAX_VALUE : move + 1, library, GoRules.Preset.CHINESE);
    }
}
