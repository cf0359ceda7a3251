package tesuji.web.api;

import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import java.util.Optional;
import tesuji.core.base.InputException;
import tesuji.web.gate.RateLimit;
import tesuji.web.lab.ExperimentRuns.RunWish;
import tesuji.web.lab.KeptResults.SavedPage;
import tesuji.web.lab.Laboratory;
import tesuji.web.lab.MatchRounds.OpenedGame;
import tesuji.web.lab.MatchWish;
import tesuji.web.wire.Refusal;

/** Questions about experiments, matches and kept results, and everything that can be done to them. */
final class LabApi {
    private static final int CREATED = 201;
    private static final int ACCEPTED = 202;

    private final Laboratory laboratory;
    private final RateLimit newRounds;

    LabApi(Laboratory laboratory, RateLimit newRounds) {
        this.laboratory = laboratory;
        this.newRounds = newRounds;
    }

    void table(RoutesConfig routes) {
        routes.get("/api/lab/experiments", this::experiments);
        routes.post("/api/lab/runs", this::run);
        routes.get("/api/lab/runs/{run}", this::report);
        routes.get("/api/lab/runs/{run}/page", this::page);
        routes.post("/api/lab/runs/{run}/stop", this::stopRun);
        routes.delete("/api/lab/runs/{run}", this::deleteRun);
        routes.get("/api/lab/matches", this::matches);
        routes.post("/api/lab/matches", this::begin);
        routes.get("/api/lab/matches/{match}", this::match);
        routes.post("/api/lab/matches/{match}/resume", this::resume);
        routes.post("/api/lab/matches/{match}/stop", this::stopMatch);
        routes.delete("/api/lab/matches/{match}", this::deleteMatch);
        routes.post("/api/lab/matches/{match}/games/{game}/round", this::round);
        routes.get(
                "/api/lab/results",
                ctx -> Answers.send(ctx, laboratory.results().list()));
        routes.get("/api/lab/results/{result}", this::result);
        routes.get("/api/lab/results/{result}/page", this::resultPage);
    }

    private void experiments(Context ctx) {
        Answers.send(ctx, laboratory.experiments().list());
    }

    private void run(Context ctx) {
        RunWish wish = Answers.body(ctx, RunWish.class);
        Answers.send(ctx.status(ACCEPTED), laboratory.experiments().start(wish));
    }

    private void report(Context ctx) {
        Answers.send(ctx, laboratory.experiments().report(ctx.pathParam("run")));
    }

    /** For a file, not for the browser to show: the page has styles of its own, which our pages forbid. */
    private void page(Context ctx) {
        String id = ctx.pathParam("run");
        sendPage(ctx, id + ".html", laboratory.experiments().page(id));
    }

    private static void sendPage(Context ctx, String file, String page) {
        ctx.header("Content-Disposition", "attachment; filename=\"" + file + "\"");
        ctx.contentType("text/html; charset=utf-8").result(page);
    }

    private void result(Context ctx) {
        Answers.send(ctx, laboratory.results().report(ctx.pathParam("result")));
    }

    private void resultPage(Context ctx) {
        SavedPage page = laboratory.results().page(ctx.pathParam("result"));
        sendPage(ctx, page.file(), page.html());
    }

    private void stopRun(Context ctx) {
        Answers.send(ctx, laboratory.experiments().stop(ctx.pathParam("run")));
    }

    private void deleteRun(Context ctx) {
        laboratory.experiments().delete(ctx.pathParam("run"));
        experiments(ctx);
    }

    private void matches(Context ctx) {
        Answers.send(ctx, laboratory.matches().list());
    }

    private void begin(Context ctx) {
        MatchWish wish = Answers.body(ctx, MatchWish.class);
        Answers.send(ctx.status(ACCEPTED), laboratory.matches().begin(wish));
    }

    private void match(Context ctx) {
        Answers.send(ctx, laboratory.matches().details(ctx.pathParam("match")));
    }

    private void resume(Context ctx) {
        Answers.send(ctx.status(ACCEPTED), laboratory.matches().resume(ctx.pathParam("match")));
    }

    private void stopMatch(Context ctx) {
        Answers.send(ctx, laboratory.matches().stop(ctx.pathParam("match")));
    }

    private void deleteMatch(Context ctx) {
        laboratory.matches().delete(ctx.pathParam("match"));
        matches(ctx);
    }

    /** A game as a round: the one that it became before, or a new one. */
    private void round(Context ctx) {
        String match = ctx.pathParam("match");
        String text = ctx.pathParam("game");
        if (!text.matches("[1-9][0-9]{0,5}")) throw new InputException("A game is a whole number from 1.");
        int number = Integer.parseInt(text);
        Optional<OpenedGame> known = laboratory.games().find(match, number);
        if (known.isPresent()) {
            Answers.send(ctx, known.get());
            return;
        }
        if (!newRounds.allows()) throw Refusal.tooOften("Too many rounds within a minute; wait a little.");
        Answers.send(ctx.status(CREATED), laboratory.games().open(match, number));
    }
}
