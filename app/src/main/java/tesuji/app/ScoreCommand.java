package tesuji.app;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import tesuji.app.session.RecordFiles;
import tesuji.core.base.InputException;
import tesuji.core.game.GameRecord;
import tesuji.core.game.Notation;
import tesuji.games.go.GoPosition;
import tesuji.games.go.GoRules;
import tesuji.games.go.board.Chains;
import tesuji.games.go.playout.FinalStatus;
import tesuji.games.go.record.GoReplay;
import tesuji.games.go.record.GoSgf;
import tesuji.games.go.score.DeadStones;
import tesuji.games.go.score.Estimate;
import tesuji.games.go.score.Estimators;
import tesuji.games.go.score.Margin;
import tesuji.games.go.score.Marks;
import tesuji.games.go.score.Prisoners;
import tesuji.games.go.score.ScoreSheet;

/** {@code tesuji score}: who won a game of Go, by every way of counting there is. */
@Command(
        name = "score",
        description = "Count a game of Go: area, territory and every estimator side by side.",
        mixinStandardHelpOptions = true,
        footerHeading = "%nExamples:%n",
        footer = {
            "  tesuji score game.sgf",
            "  tesuji score game.sgf --rules japanese --dead D4,Q16 --seki A1",
            "  tesuji score game.sgf --method bouzy-5/21 --json",
            "",
            "In JSON, ownership lists all points from the upper left, row by row: 1 Black, -1 White, 0 nobody."
        })
final class ScoreCommand implements Runnable {
    private final Workbench workbench;

    @Parameters(paramLabel = "FILE.sgf", description = "The game; its main line is counted at the end.")
    private String file = "";

    @Option(
            names = "--rules",
            paramLabel = "R",
            description = "Rules instead of those in the file: chinese, japanese, …")
    private String rules = "";

    @Option(
            names = "--method",
            paramLabel = "M",
            description =
                    "An estimator instead of the count: explicit, direct, " + "flood, distance, zobrist, bouzy-5/21, …")
    private String method = "";

    @Option(
            names = "--dead",
            paramLabel = "D",
            description = "Dead stones: playouts (default), atari (every chain in atari), none, or points with commas.")
    private String dead = "playouts";

    @Option(names = "--seki", paramLabel = "S", split = ",", description = "Stones of groups in seki, with commas.")
    private List<String> seki = new ArrayList<>();

    @Option(names = "--json", description = "Print one JSON object.")
    private boolean json;

    ScoreCommand(Workbench workbench) {
        this.workbench = workbench;
    }

    @Override
    public void run() {
        GoPosition position = position();
        Chains board = position.board();
        Prisoners prisoners = new Prisoners(board.captured(Chains.WHITE), board.captured(Chains.BLACK));
        ScoreSheet sheet = ScoreSheet.of(position.stones(), marks(position), prisoners, position.rules());
        Margin margin =
                method.isEmpty() ? sheet.margin() : sheet.margin(Estimate.of(Estimators.named(method), sheet.board()));
        ScoreReport report = new ScoreReport(position, sheet, method, margin);
        if (json) Json.print(workbench.console(), report.answer());
        else report.print(workbench.console());
    }

    private GoPosition position() {
        GameRecord record = GoReplay.record(
                GoSgf.load(RecordFiles.path(file)), Integer.MAX_VALUE, workbench.library(), GoRules.Preset.CHINESE);
        if (!rules.isEmpty()) {
            record = new GameRecord(record.game().with("rules", rules), record.setup(), record.moves());
        }
        return (GoPosition) record.replay(workbench.library().open(record.game()));
    }

    private Marks marks(GoPosition position) {
        Notation notation = position.game().notation();
        Marks marks = switch (dead) {
            case "playouts" -> FinalStatus.of(position);
            case "atari" -> DeadStones.inAtari(position.stones());
            case "none" -> Marks.NONE;
            default -> Marks.of(points(notation, List.of(dead.split(","))), Set.of());
        };
        if (seki.isEmpty()) return marks;
        Set<Integer> shared =
                Marks.of(Set.of(), points(notation, seki)).on(position.stones()).seki();
        Set<Integer> certain = new HashSet<>(marks.dead());
        certain.removeAll(shared);
        return new Marks(certain, shared, Set.of());
    }

    private static Set<Integer> points(Notation notation, List<String> texts) {
        Set<Integer> points = new HashSet<>();
        for (String text : texts) {
            if (text.strip().equalsIgnoreCase("pass")) throw new InputException("A pass is not a stone.");
            points.add(notation.move(text));
        }
        return points;
    }
}
