package tesuji.web;

import io.javalin.Javalin;
import io.javalin.config.JavalinConfig;
import io.javalin.http.staticfiles.Location;
import io.javalin.util.JavalinBindException;
import java.io.IOException;
import java.net.InetAddress;
import java.net.NetworkInterface;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicReference;
import org.jspecify.annotations.Nullable;
import tesuji.core.base.InputException;
import tesuji.core.game.Library;
import tesuji.web.api.Routes;
import tesuji.web.endgame.EndgameCounter;
import tesuji.web.gate.RequestGate;
import tesuji.web.job.AllowedPlayers;
import tesuji.web.job.JobQueue;
import tesuji.web.job.LongJobs;
import tesuji.web.lab.Laboratory;
import tesuji.web.live.LiveFeed;
import tesuji.web.round.RoundStore;
import tesuji.web.solve.SolvedFolder;
import tesuji.web.solve.Solving;
import tesuji.web.wire.Wire;

/** The workbench: a server for one person, its rounds and its jobs. */
public final class WorkbenchServer implements AutoCloseable {
    private static final long MEGABYTE = 1 << 20;
    private static final String LOCAL = "localhost";
    private static final int LONGEST_WARM_UP = 5;

    private final HomeFolder home;
    private final LiveFeed feed = new LiveFeed(Wire::text);
    private final JobQueue jobs;
    private final Laboratory laboratory;
    private final Javalin server;
    private final String key;
    private final String host;

    private WorkbenchServer(HomeFolder home, Library library, ServerOptions options) {
        this.home = home;
        key = home.key();
        host = options.host();
        RoundStore rounds = new RoundStore(
                home.folder(),
                library,
                (round, node) -> feed.event(round, "changed", new Change(node)),
                System::nanoTime);
        SolvedFolder solved = new SolvedFolder(home.folder());
        AllowedPlayers players = new AllowedPlayers(
                library,
                options.engines(),
                options.threads(),
                Runtime.getRuntime().maxMemory() / MEGABYTE,
                solved);
        EndgameCounter counter = new EndgameCounter();
        jobs = new JobQueue(rounds, feed, players, new LongJobs(new Solving(library, solved), counter, feed));
        laboratory =
                Laboratory.open(home.folder(), options.results(), library, rounds, players, feed, jobs::isThinking);
        AtomicReference<@Nullable RequestGate> gate = new AtomicReference<>();
        Routes routes = new Routes(
                library,
                rounds,
                jobs,
                players,
                solved,
                laboratory,
                counter,
                feed,
                gate::get,
                home.folder().toString());
        server = Javalin.create(config -> configure(config, routes));
        try {
            listen(options);
        } catch (InputException refused) {
            close();
            throw refused;
        }
        gate.set(new RequestGate(names(options.host()), server.port(), key));
        home.announce(address());
    }

    /** Something happened to a round at this node. */
    record Change(int node) {}

    /** Starts a workbench; it answers when this returns. */
    public static WorkbenchServer start(HomeFolder home, Library library, ServerOptions options) {
        WorkbenchServer started = new WorkbenchServer(home, library, options);
        started.warmUp();
        return started;
    }

    private static void configure(JavalinConfig config, Routes routes) {
        config.startup.showJavalinBanner = false;
        config.startup.showOldJavalinVersionWarning = false;
        config.startup.startupWatcherEnabled = false;
        config.http.maxRequestSize = MEGABYTE;
        config.jetty.modifyServer(jetty -> jetty.setErrorHandler(new UnreadRequest()));
        config.http.generateEtags = true;
        config.staticFiles.add(files -> {
            files.hostedPath = "/";
            files.directory = "/site";
            files.location = Location.CLASSPATH;
        });
        routes.configure(config.routes);
    }

    private void listen(ServerOptions options) {
        try {
            server.start(options.host(), options.port());
        } catch (JavalinBindException busy) {
            if (options.insist()) {
                throw new InputException(
                        "Port " + options.port() + " of " + options.host()
                                + " cannot be used; name another one with --port.",
                        busy);
            }
            server.start(options.host(), 0);
        }
    }

    /** The names under which pages of this server may call it. */
    private static Set<String> names(String host) {
        Set<String> names = new HashSet<>(List.of(ServerOptions.LOOPBACK, LOCAL, host));
        try {
            if (!InetAddress.getByName(host).isAnyLocalAddress()) return names;
            NetworkInterface.networkInterfaces()
                    .flatMap(NetworkInterface::inetAddresses)
                    .forEach(address -> names.add(address.getHostAddress()));
        } catch (IOException unknown) {
            return names;
        }
        return names;
    }

    /** The first answer of a new server takes long, so it is given before anybody waits for it. */
    private void warmUp() {
        HttpClient client = HttpClient.newHttpClient();
        String base = "http://" + ServerOptions.LOOPBACK + ":" + port();
        for (String path : new String[] {"/", "/api/games"}) {
            HttpRequest request = HttpRequest.newBuilder(URI.create(base + path))
                    .header(RequestGate.KEY_HEADER, key)
                    .build();
            client.sendAsync(request, HttpResponse.BodyHandlers.discarding())
                    .orTimeout(LONGEST_WARM_UP, TimeUnit.SECONDS)
                    .handle((response, failure) -> response)
                    .join();
        }
    }

    /** Everything that can be asked, as in {@code GET /api/rounds/{round}}. */
    List<String> routes() {
        return server.unsafe.internalRouter.allHttpHandlers().stream()
                .filter(handler -> handler.endpoint.method.isHttpMethod())
                .map(handler -> handler.endpoint.method + " " + handler.endpoint.path)
                .toList();
    }

    LiveFeed feed() {
        return feed;
    }

    public int port() {
        return server.port();
    }

    /** What to open in a browser; behind the number sign stands the key, which browsers do not send. */
    public String address() {
        boolean anywhere = host.equals("0.0.0.0") || host.equals("::");
        String name = anywhere ? LOCAL : host.contains(":") ? "[" + host + "]" : host;
        return "http://" + name + ":" + port() + "/#k=" + key;
    }

    @Override
    public void close() {
        laboratory.close();
        jobs.close();
        feed.close();
        server.stop();
        home.close();
    }
}
