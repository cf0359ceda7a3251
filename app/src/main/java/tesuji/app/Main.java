package tesuji.app;

import java.util.Map;
import tesuji.app.command.Workbench;
import tesuji.app.terminal.Console;
import tesuji.games.Games;

/** Where the program begins. */
public final class Main {
    private Main() {}

    public static void main(String[] args) {
        Map<String, String> environment = System.getenv();
        Console console = Console.ofProcess(environment);
        boolean debug = !environment.getOrDefault("TESUJI_DEBUG", "").isEmpty();
        int code = new CommandShell(new Workbench(Games.library(), console), debug).run(args);
        console.out().flush();
        console.err().flush();
        System.exit(code);
    }
}
