package tesuji.app;

import picocli.CommandLine;
import tesuji.app.analyse.AnalyseCommand;
import tesuji.app.analysis.AnalysisCommand;
import tesuji.app.bench.BenchCommand;
import tesuji.app.cgt.CgtCommand;
import tesuji.app.cgt.EconomyCommand;
import tesuji.app.command.InterruptibleRun;
import tesuji.app.command.Workbench;
import tesuji.app.endgame.EndgameCommand;
import tesuji.app.endgame.GenerateCommand;
import tesuji.app.games.GamesCommand;
import tesuji.app.gtp.GtpCommand;
import tesuji.app.lab.LabCommand;
import tesuji.app.lab.LabRunCommand;
import tesuji.app.match.MatchCommand;
import tesuji.app.menu.MenuCommand;
import tesuji.app.net.NetCommand;
import tesuji.app.perft.PerftCommand;
import tesuji.app.play.PlayCommand;
import tesuji.app.prediction.PredictCommand;
import tesuji.app.regress.RegressCommand;
import tesuji.app.score.ScoreCommand;
import tesuji.app.solve.GraphCommand;
import tesuji.app.solve.SolveCommand;
import tesuji.app.solve.SolvedCommand;
import tesuji.app.solve.StatesCommand;
import tesuji.app.tournament.TournamentCommand;
import tesuji.app.tuning.TuneCommand;

/** Every command there is, in the order of the help. */
final class CommandList {
    private CommandList() {}

    /** The commands, ready for one run. */
    static CommandLine of(Workbench workbench, InterruptibleRun run) {
        return new CommandLine(new TesujiCommand(workbench, run))
                .addSubcommand(new GamesCommand(workbench))
                .addSubcommand(new PlayCommand(workbench))
                .addSubcommand(new PerftCommand(workbench, run))
                .addSubcommand(new StatesCommand(workbench))
                .addSubcommand(new SolveCommand(workbench, run))
                .addSubcommand(new GraphCommand(workbench))
                .addSubcommand(new SolvedCommand(workbench))
                .addSubcommand(minding(new CgtCommand(workbench)))
                .addSubcommand(minding(new EconomyCommand(workbench)))
                .addSubcommand(new EndgameCommand(workbench, run))
                .addSubcommand(new GenerateCommand(workbench))
                .addSubcommand(new ScoreCommand(workbench))
                .addSubcommand(new AnalyseCommand(workbench, run))
                .addSubcommand(new NetCommand(workbench))
                .addSubcommand(new AnalysisCommand(workbench))
                .addSubcommand(new GtpCommand(workbench))
                .addSubcommand(new MatchCommand(workbench, run))
                .addSubcommand(new TournamentCommand(workbench, run))
                .addSubcommand(new RegressCommand(workbench, run))
                .addSubcommand(new PredictCommand(workbench, run))
                .addSubcommand(new TuneCommand(workbench, run))
                .addSubcommand(new CommandLine(new LabCommand(workbench))
                        .addSubcommand(new LabCommand.Listing(workbench))
                        .addSubcommand(new LabRunCommand(workbench, run)))
                .addSubcommand(new BenchCommand(workbench, run))
                .addSubcommand(new MenuCommand(workbench));
    }

    /** A combinatorial game may begin with a minus sign, so what looks like an option and is none is one. */
    private static CommandLine minding(Object command) {
        return new CommandLine(command).setUnmatchedOptionsArePositionalParams(true);
    }
}
