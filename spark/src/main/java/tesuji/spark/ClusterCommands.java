package tesuji.spark;

import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;
import tesuji.app.command.InterruptibleRun;
import tesuji.app.command.ProgramVersion;
import tesuji.app.command.Workbench;

/** Every command that runs on a cluster, in the order of the help. */
@Command(
        name = "spark",
        description = "Do the work of other commands on a cluster, or on all cores of this machine, with Apache Spark.",
        mixinStandardHelpOptions = true,
        versionProvider = ProgramVersion.class,
        synopsisSubcommandLabel = "COMMAND",
        footerHeading = "%nExamples:%n",
        footer = {
            "  tesuji spark states skoczki:width=3,height=6,variant=A",
            "  tesuji spark solve skoczki:width=3,height=7,variant=A --folder work --save skoczki-3x7.db",
            "  tesuji spark match --game hex:size=7 --a uct-rave --b uct --games 1000 --simulations 500 --out results",
            "  spark-submit --class tesuji.spark.SparkMain tesuji-spark.jar solve GAME --folder hdfs:///work",
            "",
            "Below about 2,000,000,000 states one machine is faster: tesuji states, tesuji solve.",
            "Exit codes are those of tesuji."
        })
final class ClusterCommands implements Runnable {
    @Spec
    private CommandSpec spec = CommandSpec.create();

    private ClusterCommands() {}

    /** The commands, ready for one run. */
    static CommandLine of(Workbench workbench, InterruptibleRun run) {
        CommandLine line = new CommandLine(new ClusterCommands())
                .addSubcommand(new ClusterStatesCommand(workbench, run))
                .addSubcommand(new ClusterSolveCommand(workbench, run))
                .addSubcommand(new ClusterBenchCommand(workbench, run));
        return PlayCommands.addTo(line, workbench, run);
    }

    @Override
    public void run() {
        throw new ParameterException(
                spec.commandLine(), "Name a command: states, solve or bench, match, tournament, predict, tune or lab");
    }
}
