package tesuji.app;

import picocli.CommandLine;
import tesuji.app.bench.BenchCommand;
import tesuji.app.command.InterruptibleRun;
import tesuji.app.command.Workbench;
import tesuji.app.lab.LabCommand;
import tesuji.app.lab.LabRunCommand;
import tesuji.app.learning.TrainCommand;
import tesuji.app.match.MatchCommand;
import tesuji.app.prediction.PredictCommand;
import tesuji.app.regress.RegressCommand;
import tesuji.app.tournament.TournamentCommand;
import tesuji.app.tuning.TuneCommand;
import tesuji.lab.site.LocalSite;
import tesuji.lab.site.TrialSite;

/** The commands that measure players, in the order of the help. */
final class LaboratoryCommands {
    private LaboratoryCommands() {}

    static CommandLine addTo(CommandLine line, Workbench workbench, InterruptibleRun run) {
        TrialSite here = new LocalSite(workbench.library(), System::nanoTime);
        return line.addSubcommand(new MatchCommand(workbench, run, here))
                .addSubcommand(new TournamentCommand(workbench, run, here))
                .addSubcommand(new RegressCommand(workbench, run))
                .addSubcommand(new PredictCommand(workbench, run, here))
                .addSubcommand(new TrainCommand(workbench))
                .addSubcommand(new TuneCommand(workbench, run, here))
                .addSubcommand(new CommandLine(new LabCommand(workbench))
                        .addSubcommand(new LabCommand.Listing(workbench))
                        .addSubcommand(new LabRunCommand(workbench, run, here)))
                .addSubcommand(new BenchCommand(workbench, run));
    }
}
