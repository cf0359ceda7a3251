package tesuji.app.gtp;

import java.util.ArrayList;
import java.util.List;
import tesuji.core.game.Library;
import tesuji.desk.go.GoTable;
import tesuji.gtp.command.CommandSets;
import tesuji.gtp.server.Command;
import tesuji.gtp.server.CommandTable;

/** Everything the engine understands: the protocol's own commands, and ours. */
final class EngineCommands {
    private EngineCommands() {}

    /** All commands; parameters that are set hold for the players that the caller makes with them. */
    static CommandTable table(Library library, SearchParameters parameters) {
        List<Command> commands = new ArrayList<>(CommandSets.everyGame());
        commands.addAll(CommandSets.go(new GoTable(library)));
        commands.addAll(GoAnalyses.commands());
        commands.addAll(EndgameCommands.commands());
        commands.addAll(KataRules.commands());
        commands.addAll(CommandSets.analysing(new NetworkText()));
        commands.addAll(NetworkCommands.commands());
        commands.addAll(parameters.commands(commands));
        commands.addAll(TreeCommands.commands());
        commands.addAll(CgosCommand.commands());
        return new CommandTable(commands);
    }
}
