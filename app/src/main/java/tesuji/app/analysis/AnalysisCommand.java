package tesuji.app.analysis;

import java.io.FileDescriptor;
import java.io.FileInputStream;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import tesuji.app.command.Threads;
import tesuji.app.command.Workbench;
import tesuji.app.katago.Perspective;
import tesuji.app.terminal.CheckedOutput;
import tesuji.core.base.InputException;
import tesuji.desk.record.RecordFiles;
import tesuji.mcts.puct.PuctParameters;
import tesuji.neural.NetworkEvaluators;
import tesuji.neural.SymmetryChoice;

/** {@code tesuji analysis}: many positions for other people's programs. */
@Command(
        name = "analysis",
        description = "Speak KataGo's analysis protocol, lines of JSON, on standard input and output.",
        mixinStandardHelpOptions = true,
        footerHeading = "%nExamples:%n",
        footer = {
            "  tesuji analysis --net b6c96.bin.gz --threads 2",
            "",
            "A query is one line, for example",
            "  {\"id\":\"q\",\"moves\":[[\"B\",\"E5\"]],\"rules\":\"chinese\",\"boardXSize\":9,\"boardYSize\":9,"
                    + "\"maxVisits\":100}",
            "",
            "At the end of the input the program finishes what was asked, and ends."
        })
public final class AnalysisCommand implements Runnable {
    private final Workbench workbench;

    @Option(
            names = "--net",
            required = true,
            paramLabel = "FILE",
            description = "The network of KataGo: FILE.bin.gz or FILE.txt.gz.")
    private String file = "";

    @Option(
            names = "--threads",
            paramLabel = "N",
            description = "Positions that are searched at once, or hardware for as many as the machine has threads"
                    + " (default: hardware).")
    private String threads = "hardware";

    @Option(
            names = "--search-threads",
            paramLabel = "N",
            description = "Threads that search one position together (default: ${DEFAULT-VALUE}).")
    private int searchThreads = 1;

    @Option(
            names = "--visits",
            paramLabel = "N",
            description = "Visits of a query that names none (default: ${DEFAULT-VALUE}).")
    private long visits = 500;

    @Option(
            names = "--winrates",
            paramLabel = "SIDE",
            description = "Whose win rates, scores and owners are told: black, white or sidetomove"
                    + " (default: ${DEFAULT-VALUE}).")
    private String winrates = "sidetomove";

    @Option(
            names = "--set",
            paramLabel = "NAME=VALUE",
            description = "A parameter of the search under KataGo's name, for all queries. May be repeated.")
    private List<String> settings = List.of();

    @Option(
            names = "--symmetries",
            paramLabel = "S",
            description = "Which of the eight symmetries the network sees a position by: none, one that depends on the"
                    + " position, or the mean of all (default: ${DEFAULT-VALUE}).")
    private SymmetryChoice symmetries = SymmetryChoice.ONE;

    @Option(names = "--quit-without-waiting", description = "End with the input, whatever is still to be searched.")
    private boolean quit;

    public AnalysisCommand(Workbench workbench) {
        this.workbench = workbench;
    }

    @Override
    public void run() {
        SettingsReader.Standard standard = new SettingsReader.Standard(parameters(), atLeastOne(visits), perspective());
        AnalysisEngine.Workers workers =
                new AnalysisEngine.Workers(Threads.read(threads), Threads.read(Integer.toString(searchThreads)), !quit);
        AnalysisNetwork network = new AnalysisNetwork(RecordFiles.path(file), symmetries);
        if (!NetworkEvaluators.notice().isEmpty()) say("tesuji: " + NetworkEvaluators.notice());
        QueryReader queries = new QueryReader(workbench.library(), new SettingsReader(standard));
        say("Started, ready to begin handling requests");
        try {
            new AnalysisEngine(network, queries, workers)
                    .serve(
                            new InputStreamReader(new FileInputStream(FileDescriptor.in), StandardCharsets.UTF_8),
                            new CheckedOutput(workbench.console().out()));
        } catch (UncheckedIOException unread) {
            return; // the client has gone without a word; nobody is left to be told
        }
    }

    private void say(String sentence) {
        workbench.console().err().println(sentence);
        workbench.console().err().flush();
    }

    private static long atLeastOne(long visits) {
        if (visits < 1) throw new InputException("--visits must be at least 1, not " + visits + ".");
        return visits;
    }

    private Perspective perspective() {
        return Perspective.named(winrates)
                .orElseThrow(() ->
                        new InputException("--winrates must be black, white or sidetomove, not \"" + winrates + "\"."));
    }

    private PuctParameters parameters() {
        PuctParameters parameters = SettingsReader.Standard.PARAMETERS;
        for (String setting : settings) {
            int equals = setting.indexOf('=');
            if (equals < 1) throw new InputException("--set takes NAME=VALUE, not \"" + setting + "\".");
            parameters = parameters.with(setting.substring(0, equals), setting.substring(equals + 1));
        }
        return parameters;
    }
}
