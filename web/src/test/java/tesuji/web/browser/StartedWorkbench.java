package tesuji.web.browser;

import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.nio.file.Path;
import java.util.Map;
import tesuji.games.Games;
import tesuji.web.HomeFolder;
import tesuji.web.ServerOptions;
import tesuji.web.WorkbenchServer;

/** A workbench in a process of its own; it tells how long its start took and what it holds, and ends with its input. */
final class StartedWorkbench {
    private StartedWorkbench() {}

    public static void main(String[] arguments) throws IOException {
        HomeFolder home = HomeFolder.take(Path.of(arguments[0])).orElseThrow();
        ServerOptions options = new ServerOptions(ServerOptions.LOOPBACK, 0, true, Map.of(), 1, null);
        try (WorkbenchServer server = WorkbenchServer.start(home, Games.library(), options)) {
            long ready = System.currentTimeMillis()
                    - ManagementFactory.getRuntimeMXBean().getStartTime();
            for (int i = 0; i < 3; i++) System.gc();
            long held = ManagementFactory.getMemoryMXBean().getHeapMemoryUsage().getUsed();
            System.out.println(server.address() + " " + ready + " " + held);
            System.in.read();
        }
    }
}
