package tesuji.spark;

import picocli.CommandLine;
import tesuji.app.command.InterruptibleRun;
import tesuji.app.command.Workbench;
import tesuji.app.lab.LabCommand;
import tesuji.app.lab.LabRunCommand;
import tesuji.app.match.MatchCommand;
import tesuji.app.prediction.PredictCommand;
import tesuji.app.tournament.TournamentCommand;
import tesuji.app.tuning.TuneCommand;

/**
 * The commands that measure players: those of the desktop, with their options, journals and answers, whose trials are
 * made by a cluster.
 */
final class PlayCommands {
    private PlayCommands() {}

    static CommandLine addTo(CommandLine line, Workbench workbench, InterruptibleRun run) {
        PlayOptions options = new PlayOptions();
        ClusterSite site = new ClusterSite(workbench.library(), run, options, workbench::warn);
        return line.addSubcommand(with(options, new MatchCommand(workbench, run, site)))
                .addSubcommand(with(options, new TournamentCommand(workbench, run, site)))
                .addSubcommand(with(options, new PredictCommand(workbench, run, site)))
                .addSubcommand(with(options, new TuneCommand(workbench, run, site)))
                .addSubcommand(new CommandLine(new LabCommand(workbench))
                        .addSubcommand(new LabCommand.Listing(workbench))
                        .addSubcommand(with(options, new LabRunCommand(workbench, run, site))));
    }

    private static CommandLine with(PlayOptions options, Object command) {
        return new CommandLine(command).addMixin("cluster", options);
    }
}
