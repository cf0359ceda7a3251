package tesuji.web;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Map;
import java.util.logging.Level;
import java.util.logging.Logger;
import tesuji.games.Games;

/** A program that opens a workbench, tells its address in one line, and serves until it is killed. */
public final class ServerProcess {
    private ServerProcess() {}

    public static void main(String[] args) throws IOException {
        Logger.getLogger("").setLevel(Level.WARNING);
        HomeFolder home = HomeFolder.take(Path.of(args[0])).orElseThrow();
        ServerOptions options =
                new ServerOptions(ServerOptions.LOOPBACK, Integer.parseInt(args[1]), true, Map.of(), 1, null);
        WorkbenchServer server = WorkbenchServer.start(home, Games.library(), options);
        System.out.println(server.address());
        System.in.read();
        server.close();
    }

    /** Starts it as a process of its own; port 0 takes any. */
    public static Process start(Path home, int port) throws IOException {
        return new ProcessBuilder(
                        Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                        "-cp",
                        System.getProperty("surefire.test.class.path", System.getProperty("java.class.path")),
                        ServerProcess.class.getName(),
                        home.toString(),
                        Integer.toString(port))
                .redirectError(ProcessBuilder.Redirect.INHERIT)
                .start();
    }

    public static String address(Process server) throws IOException {
        return String.valueOf(server.inputReader(StandardCharsets.UTF_8).readLine());
    }
}
