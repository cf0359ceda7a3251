package tesuji.app;

import picocli.CommandLine;
import tesuji.app.analyse.AnalyseCommand;
import tesuji.app.analysis.AnalysisCommand;
import tesuji.app.cgt.CgtCommand;
import tesuji.app.cgt.EconomyCommand;
import tesuji.app.command.InterruptibleRun;
import tesuji.app.command.Workbench;
import tesuji.app.endgame.EndgameCommand;
import tesuji.app.endgame.GenerateCommand;
import tesuji.app.games.GamesCommand;
import tesuji.app.gtp.GtpCommand;
import tesuji.app.menu.MenuCommand;
import tesuji.app.net.NetCommand;
import tesuji.app.perft.PerftCommand;
import tesuji.app.play.PlayCommand;
import tesuji.app.score.ScoreCommand;
import tesuji.app.solve.GraphCommand;
import tesuji.app.solve.SolveCommand;
import tesuji.app.solve.SolvedCommand;
import tesuji.app.solve.StatesCommand;

/** Every command there is, in the order of the help. */
final class CommandList {
    private CommandList() {}

    /** The commands, ready for one run. */
    static CommandLine of(Workbench workbench, InterruptibleRun run) {
        CommandLine line = new CommandLine(new TesujiCommand(workbench, run))
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
                .addSubcommand(new GtpCommand(workbench));
        return LaboratoryCommands.addTo(line, workbench, run).addSubcommand(new MenuCommand(workbench));
    }

    /** A combinatorial game may begin with a minus sign, so what looks like an option and is none is one. */
    private static CommandLine minding(Object command) {
        return new CommandLine(command).setUnmatchedOptionsArePositionalParams(true);
    }
}
