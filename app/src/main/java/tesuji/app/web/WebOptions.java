package tesuji.app.web;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;
import tesuji.app.command.Threads;
import tesuji.core.base.InputException;
import tesuji.desk.record.RecordFiles;
import tesuji.lab.catalog.Catalog;
import tesuji.web.ServerOptions;

/** How the workbench in the browser is started. */
public final class WebOptions {
    private static final int MOST_PORT = 65_535;
    private static final String NETWORK = "net:";

    @Option(
            names = "--port",
            paramLabel = "N",
            description = "The port of the page, 0 for any that is free (default: 7373, or any if that is in use).")
    private @Nullable Integer port;

    @Option(
            names = "--host",
            paramLabel = "ADDRESS",
            description = "Listen under another address than 127.0.0.1; needs --allow-remote.")
    private String host = ServerOptions.LOOPBACK;

    @Option(
            names = "--allow-remote",
            description = "Let other machines reach the page. Whoever has its address can use this one.")
    private boolean remote;

    @Option(
            names = "--home",
            paramLabel = "DIR",
            description = "The folder for rounds and settings (default: the data folder of this account).")
    private String home = "";

    @Option(
            names = "--engine",
            paramLabel = "NAME=PLAYER",
            description = "A player that the page may use under this name, such as gnugo=\"gtp:gnugo --mode gtp\".")
    private Map<String, String> engines = new LinkedHashMap<>();

    @Option(
            names = "--net",
            paramLabel = "NAME=FILE",
            description = "A network of KataGo that the page may use under this name; FILE may be followed by"
                    + " parameters as in net:FILE,visits=100.")
    private Map<String, String> networks = new LinkedHashMap<>();

    @Option(
            names = "--results",
            paramLabel = "DIR",
            description =
                    "The folder whose reports of tournaments, matches, tunings and test suites the laboratory shows"
                            + " (default: laboratory/results in the home folder).")
    private String results = "";

    /** What the server is told; an {@link InputException} says what cannot be. */
    ServerOptions server() {
        if (!isLoopback() && !remote) {
            throw new InputException(
                    "--host " + host + " lets other machines in; add --allow-remote if that is meant.");
        }
        if (port != null && (port < 0 || port > MOST_PORT)) {
            throw new InputException("--port must be between 0 and " + MOST_PORT + ", not " + port + ".");
        }
        Map<String, String> players = new LinkedHashMap<>();
        engines.forEach((name, player) -> register("--engine", name, player, players));
        networks.forEach((name, file) -> {
            Catalog.checkNetwork(NETWORK + file);
            register("--net", name, NETWORK + file, players);
        });
        int threads = Math.max(1, Threads.hardware() - 1);
        int wanted = port == null ? ServerOptions.USUAL_PORT : port;
        return new ServerOptions(host, wanted, port != null, players, threads, results());
    }

    private @Nullable Path results() {
        if (results.isEmpty()) return null;
        Path folder = RecordFiles.path(results);
        if (!Files.isDirectory(folder)) throw new InputException("--results: there is no folder " + folder + ".");
        return folder;
    }

    private static void register(String option, String name, String player, Map<String, String> players) {
        if (!name.matches("[A-Za-z][A-Za-z0-9-]{0,30}")) {
            throw new InputException(option + ": \"" + name + "\" is no name; use letters, digits and hyphens.");
        }
        if (players.put(name, player) != null) {
            throw new InputException(option + ": the name \"" + name + "\" stands for two players.");
        }
    }

    boolean isLoopback() {
        return host.equals(ServerOptions.LOOPBACK) || host.equals("localhost");
    }

    /** Where this account keeps what programs store. */
    Path home(Map<String, String> environment) {
        if (!home.isEmpty()) return RecordFiles.path(home);
        String user = System.getProperty("user.home", ".");
        String system = System.getProperty("os.name", "").toLowerCase(Locale.ROOT);
        if (system.startsWith("mac")) return Path.of(user, "Library", "Application Support", "Tesuji");
        if (system.startsWith("windows")) {
            return Path.of(Optional.ofNullable(environment.get("LOCALAPPDATA")).orElse(user), "Tesuji");
        }
        String data = environment.getOrDefault("XDG_DATA_HOME", "");
        return data.isEmpty() ? Path.of(user, ".local", "share", "tesuji") : Path.of(data, "tesuji");
    }
}
