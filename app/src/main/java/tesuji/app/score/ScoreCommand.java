package tesuji.app.score;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import tesuji.app.command.Json;
import tesuji.app.command.SgfFile;
import tesuji.app.command.Workbench;
import tesuji.core.game.GameRecord;
import tesuji.core.game.Library;
import tesuji.desk.go.RuleSets;
import tesuji.desk.score.ScoreReport;
import tesuji.desk.score.StoneMarks;
import tesuji.games.go.GoPosition;
import tesuji.games.go.GoRules;
import tesuji.games.go.record.GoLine;
import tesuji.games.go.record.GoReplay;
import tesuji.games.go.record.GoSgf;
import tesuji.games.go.score.Estimator;
import tesuji.games.go.score.Estimators;

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
public final class ScoreCommand implements Runnable {
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
    private String dead = StoneMarks.PLAYOUTS;

    @Option(names = "--seki", paramLabel = "S", split = ",", description = "Stones of groups in seki, with commas.")
    private List<String> seki = new ArrayList<>();

    @Option(names = "--json", description = "Print one JSON object.")
    private boolean json;

    public ScoreCommand(Workbench workbench) {
        this.workbench = workbench;
    }

    @Override
    public void run() {
        GoPosition position = position();
        Optional<Estimator> estimator = method.isEmpty() ? Optional.empty() : Optional.of(Estimators.named(method));
        ScoreReport report = ScoreReport.of(position, StoneMarks.of(position, dead, seki), estimator);
        if (json) Json.print(workbench.console(), report.answer());
        else new ScoreScreen(report).print(workbench.console());
    }

    private GoPosition position() {
        Library library = workbench.library();
        GoLine line = GoSgf.mainLine(SgfFile.read(file, workbench.console()).first());
        GameRecord record = rules.isEmpty()
                ? GoReplay.record(line, Integer.MAX_VALUE, library, GoRules.Preset.CHINESE)
                : GoReplay.recordBy(RuleSets.named(rules), line, library);
        return (GoPosition) record.replay(library.open(record.game()));
    }
}
