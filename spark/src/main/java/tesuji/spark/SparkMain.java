package tesuji.spark;

import java.util.Map;
import tesuji.app.CommandShell;
import tesuji.app.command.Workbench;
import tesuji.app.terminal.Console;
import tesuji.games.Games;

/** Where {@code spark-submit} and {@code tesuji spark} begin. */
public final class SparkMain {
    private SparkMain() {}

    public static void main(String[] args) {
        Map<String, String> environment = System.getenv();
        Console console = Console.ofProcess(environment);
        boolean debug = !environment.getOrDefault("TESUJI_DEBUG", "").isEmpty();
        Workbench workbench = new Workbench(Games.library(), console);
        int code = new CommandShell(workbench, debug, ClusterCommands::of).run(args);
        console.out().flush();
        console.err().flush();
        System.exit(code);
    }
}
