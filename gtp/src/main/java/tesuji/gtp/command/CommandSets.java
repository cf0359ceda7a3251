package tesuji.gtp.command;

import java.util.List;
import java.util.stream.Stream;
import tesuji.gtp.analysis.AnalysisText;
import tesuji.gtp.analysis.Dialect;
import tesuji.gtp.server.Command;

/** The lists of commands an application chooses from. */
public final class CommandSets {
    private CommandSets() {}

    /** All commands that work for every game. */
    public static List<Command> everyGame() {
        return Stream.of(
                        Administration.commands(),
                        BoardSetup.commands(),
                        Playing.commands(),
                        Timing.commands(),
                        Analysing.commands(),
                        Analysing.katago(Dialect.KATAGO),
                        KataGo.commands(),
                        GoGui.commands(),
                        Ruler.commands(),
                        Gomill.commands(),
                        Kgs.commands())
                .flatMap(List::stream)
                .toList();
    }

    /** KataGo's commands that tell what a player thinks, for an application that can tell more; to be added later. */
    public static List<Command> analysing(AnalysisText text) {
        return Analysing.katago(text);
    }

    /** The commands for Go, to be added after {@link #everyGame}, some of which they refine. */
    public static List<Command> go(GoDesk desk) {
        return Stream.of(new GoHandicap(desk).commands(), new GoScoring(desk).commands(), new GoFiles(desk).commands())
                .flatMap(List::stream)
                .toList();
    }
}
