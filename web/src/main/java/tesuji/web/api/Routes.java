package tesuji.web.api;

import io.javalin.config.RoutesConfig;
import io.javalin.http.BadRequestResponse;
import io.javalin.http.Context;
import io.javalin.http.ForbiddenResponse;
import io.javalin.http.HttpResponseException;
import java.time.Duration;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import tesuji.core.base.InputException;
import tesuji.core.game.Library;
import tesuji.web.endgame.EndgameCounter;
import tesuji.web.gate.RateLimit;
import tesuji.web.gate.RequestGate;
import tesuji.web.job.AllowedPlayers;
import tesuji.web.job.JobQueue;
import tesuji.web.lab.Laboratory;
import tesuji.web.live.LiveFeed;
import tesuji.web.round.RoundStore;
import tesuji.web.solve.SolvedFolder;
import tesuji.web.wire.Refusal;

/** The table of everything that can be asked, and what every answer has in common. */
public final class Routes {
    private static final String API = "/api/";
    private static final String LIVE = "/api/live";
    private static final int MOST_NEW_ROUNDS = 100;

    /** Nothing but our own files, and no text ever becomes a script. */
    private static final Map<String, String> HEADERS = Map.of(
            "Content-Security-Policy",
            "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; connect-src 'self'; "
                    + "base-uri 'none'; form-action 'none'; frame-ancestors 'none'; "
                    + "require-trusted-types-for 'script'; trusted-types lit-html",
            "X-Content-Type-Options",
            "nosniff",
            "X-Frame-Options",
            "DENY",
            "Referrer-Policy",
            "no-referrer",
            "Cross-Origin-Opener-Policy",
            "same-origin",
            "Cross-Origin-Resource-Policy",
            "same-origin",
            "Cache-Control",
            "no-cache");

    private final GamesApi games;
    private final RoundsApi rounds;
    private final JobsApi jobs;
    private final SolveApi solve;
    private final LabApi lab;
    private final EndgameApi endgame;
    private final NetworkApi networks;
    private final LiveSocket live;
    private final Supplier<@Nullable RequestGate> gate;
    private final String home;

    /**
     * The routes of one workbench.
     *
     * @param gate who is let in; nobody as long as there is none
     * @param home the folder whose name no answer shows
     */
    public Routes(
            Library library,
            RoundStore store,
            JobQueue queue,
            AllowedPlayers players,
            SolvedFolder solved,
            Laboratory laboratory,
            EndgameCounter counter,
            LiveFeed feed,
            Supplier<@Nullable RequestGate> gate,
            String home) {
        RateLimit newRounds = new RateLimit(MOST_NEW_ROUNDS, Duration.ofMinutes(1), System::nanoTime);
        games = new GamesApi(library, players);
        rounds = new RoundsApi(library, store, queue, players, newRounds);
        jobs = new JobsApi(queue);
        solve = new SolveApi(library, store, solved);
        lab = new LabApi(laboratory, newRounds);
        endgame = new EndgameApi(library, store, counter, newRounds);
        networks = new NetworkApi(store, players);
        live = new LiveSocket(feed);
        this.gate = gate;
        this.home = home;
    }

    public void configure(RoutesConfig routes) {
        routes.before(this::admit);
        routes.wsBeforeUpgrade(this::admitUpgrade);
        table(routes);
        routes.ws(LIVE, live::configure);
        routes.exception(InputException.class, (refused, ctx) -> refuse(ctx, 400, refused));
        routes.exception(Refusal.class, (refused, ctx) -> refuse(ctx, refused.status(), refused));
        routes.exception(
                HttpResponseException.class,
                (refused, ctx) -> Answers.refuse(ctx, refused.getStatus(), Answers.sentence(refused)));
        routes.exception(
                Exception.class,
                (fault, ctx) -> Answers.refuse(
                        ctx,
                        500,
                        "Something went wrong inside the program ("
                                + fault.getClass().getSimpleName() + ")."));
    }

    private void table(RoutesConfig routes) {
        routes.get("/api/about", ctx -> Answers.send(ctx, About.now()));
        routes.get("/api/games", games::games);
        routes.get("/api/scenery", games::scenery);
        routes.get("/api/players", games::players);
        routes.get("/api/recipes", games::recipes);
        routes.get("/api/rounds", rounds::list);
        routes.get("/api/deleted", rounds::deleted);
        routes.post("/api/rounds", rounds::begin);
        routes.post("/api/files", rounds::upload);
        routes.get("/api/rounds/{round}", rounds::one);
        routes.delete("/api/rounds/{round}", rounds::delete);
        routes.post("/api/rounds/{round}/restore", rounds::undelete);
        routes.get("/api/rounds/{round}/file", rounds::file);
        routes.put("/api/rounds/{round}/seats", rounds::seats);
        routes.put("/api/rounds/{round}/rules", rounds::rules);
        routes.get("/api/rounds/{round}/nodes/{node}", rounds::scene);
        routes.get("/api/rounds/{round}/nodes/{node}/network", networks::look);
        routes.delete("/api/rounds/{round}/nodes/{node}", rounds::prune);
        routes.post("/api/rounds/{round}/nodes/{node}/restore", rounds::restore);
        routes.post("/api/rounds/{round}/nodes/{node}/moves", rounds::move);
        routes.put("/api/rounds/{round}/nodes/{node}/comment", rounds::comment);
        routes.put("/api/rounds/{round}/nodes/{node}/marks", rounds::marks);
        routes.post("/api/rounds/{round}/nodes/{node}/resign", rounds::resign);
        routes.post("/api/rounds/{round}/nodes/{node}/flag", rounds::flag);
        routes.post("/api/rounds/{round}/nodes/{node}/dispute", rounds::dispute);
        routes.get("/api/jobs", jobs::list);
        routes.post("/api/jobs", jobs::submit);
        routes.get("/api/jobs/{job}", jobs::one);
        routes.delete("/api/jobs/{job}", jobs::stop);
        routes.get("/api/jobs/{job}/tree", jobs::tree);
        routes.get("/api/methods", solve::methods);
        routes.get("/api/solved", solve::list);
        routes.delete("/api/solved/{kind}/{name}", solve::delete);
        routes.get("/api/rounds/{round}/nodes/{node}/values", solve::values);
        routes.get("/api/graph", solve::graph);
        lab.table(routes);
        endgames(routes);
    }

    private void endgames(RoutesConfig routes) {
        routes.get("/api/endgames", endgame::samples);
        routes.post("/api/endgames", endgame::begin);
        routes.get("/api/jobs/{job}/proof", endgame::proof);
        routes.get("/api/jobs/{job}/sgf", endgame::sgf);
        routes.post("/api/rounds/{round}/nodes/{node}/proof", endgame::check);
        routes.post("/api/calculators", endgame::openCalculator);
        routes.delete("/api/calculators/{calculator}", endgame::closeCalculator);
        routes.post("/api/calculators/{calculator}/lines", endgame::line);
        routes.delete("/api/calculators/{calculator}/work", endgame::stopLine);
        routes.post("/api/economies", endgame::openTable);
        routes.get("/api/economies/{table}", endgame::table);
        routes.post("/api/economies/{table}/turns", endgame::turn);
    }

    private void admit(Context ctx) {
        HEADERS.forEach(ctx::header);
        RequestGate open = gate.get();
        Optional<String> objection = open == null
                ? Optional.of("The workbench is not open yet.")
                : open.objection(
                        ctx.header("Host"),
                        ctx.header("Origin"),
                        ctx.path().startsWith(API),
                        ctx.header(RequestGate.KEY_HEADER));
        if (objection.isPresent()) {
            Answers.refuse(ctx, 403, objection.get());
            ctx.skipRemainingHandlers();
        }
    }

    private void admitUpgrade(Context ctx) {
        // the server itself would answer with a fault
        if (ctx.header("Sec-WebSocket-Key") == null) throw new BadRequestResponse("This is no upgrade to a socket.");
        RequestGate open = gate.get();
        Optional<String> objection = open == null
                ? Optional.of("The workbench is not open yet.")
                : open.upgradeObjection(ctx.header("Host"), ctx.header("Origin"), ctx.header("Sec-WebSocket-Protocol"));
        if (objection.isPresent()) throw new ForbiddenResponse(objection.get());
    }

    private void refuse(Context ctx, int status, Exception refused) {
        String sentence = String.valueOf(refused.getMessage()).replace(home, "…");
        Answers.refuse(ctx, status, sentence);
    }
}
