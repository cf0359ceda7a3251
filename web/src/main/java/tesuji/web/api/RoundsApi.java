package tesuji.web.api;

import io.javalin.http.Context;
import java.util.List;
import java.util.OptionalInt;
import org.jspecify.annotations.Nullable;
import tesuji.core.base.InputException;
import tesuji.core.game.Game;
import tesuji.core.game.Library;
import tesuji.web.gate.RateLimit;
import tesuji.web.job.AllowedPlayers;
import tesuji.web.job.JobQueue;
import tesuji.web.round.PointMark;
import tesuji.web.round.RoundExport;
import tesuji.web.round.RoundStore;
import tesuji.web.round.RoundUpload;
import tesuji.web.round.SceneMaker;
import tesuji.web.round.SeatChoice;
import tesuji.web.round.StoredRound;
import tesuji.web.wire.Refusal;

/** Questions about rounds, and everything that can be done to them. */
final class RoundsApi {
    private static final int CREATED = 201;
    private static final int LONGEST_TEXT = 2_000;

    private final Library library;
    private final RoundStore rounds;
    private final JobQueue jobs;
    private final AllowedPlayers players;
    private final RateLimit newRounds;

    RoundsApi(Library library, RoundStore rounds, JobQueue jobs, AllowedPlayers players, RateLimit newRounds) {
        this.library = library;
        this.rounds = rounds;
        this.jobs = jobs;
        this.players = players;
        this.newRounds = newRounds;
    }

    /** A round to begin. */
    record NewRound(
            String game,
            @Nullable String setup,
            List<SeatChoice> seats,
            @Nullable String clock) {}

    /** A move by its points or by its text. */
    record NewMove(
            @Nullable List<Integer> gesture, @Nullable String move) {}

    record NewSeats(List<SeatChoice> seats) {}

    record NewRules(@Nullable String komi, @Nullable String clock) {}

    record NewComment(String comment) {}

    record NewMarks(List<PointMark> marks) {}

    record Resigning(int side) {}

    record Disputing(String point) {}

    /** A round that came from a file, and what could not be kept. */
    record Uploaded(SceneMaker.RoundAnswer round, List<String> warnings) {}

    void list(Context ctx) {
        Answers.send(ctx, rounds.list());
    }

    void deleted(Context ctx) {
        Answers.send(ctx, rounds.deletedRounds());
    }

    void begin(Context ctx) {
        NewRound wanted = Answers.body(ctx, NewRound.class);
        Game game = library.open(wanted.game());
        check(wanted.seats(), game);
        countNewRound();
        String setup = wanted.setup() == null ? "" : wanted.setup();
        if (setup.length() > LONGEST_TEXT) throw Refusal.tooLarge("This diagram is too long.");
        StoredRound round = rounds.begin(game, setup, wanted.seats(), wanted.clock());
        jobs.replyIfProgram(round, 0);
        ctx.status(CREATED);
        Answers.send(ctx, SceneMaker.answer(round));
    }

    private void countNewRound() {
        if (!newRounds.allows()) throw Refusal.tooOften("Too many rounds within a minute; wait a little.");
    }

    private void check(List<SeatChoice> seats, Game game) {
        for (SeatChoice seat : seats) if (seat.playedByProgram()) players.check(seat.program(), game);
    }

    private StoredRound round(Context ctx) {
        return rounds.round(ctx.pathParam("round"));
    }

    void one(Context ctx) {
        StoredRound round = round(ctx);
        jobs.resume(round);
        Answers.send(ctx, SceneMaker.answer(round));
    }

    void delete(Context ctx) {
        String id = ctx.pathParam("round");
        jobs.forget(id);
        rounds.delete(id);
        Answers.send(ctx, rounds.list());
    }

    void undelete(Context ctx) {
        rounds.restore(ctx.pathParam("round"));
        Answers.send(ctx, SceneMaker.answer(round(ctx)));
    }

    void scene(Context ctx) {
        sendScene(ctx, round(ctx), Answers.node(ctx));
    }

    private static void sendScene(Context ctx, StoredRound round, int node) {
        Answers.send(ctx, SceneMaker.scene(round, node));
    }

    void move(Context ctx) {
        NewMove wanted = Answers.body(ctx, NewMove.class);
        StoredRound round = round(ctx);
        int node = Answers.node(ctx);
        int move = wanted.gesture() != null ? round.legal(node, wanted.gesture()) : typed(round, node, wanted.move());
        int next = round.play(node, move, SeatChoice.HUMAN.kind());
        jobs.replyIfProgram(round, next);
        sendScene(ctx, round, next);
    }

    private static int typed(StoredRound round, int node, @Nullable String text) {
        if (text == null) throw new InputException("A move needs its gesture or its text.");
        if (text.length() > LONGEST_TEXT) throw Refusal.tooLarge("No move is so long.");
        return round.legal(node, text);
    }

    void prune(Context ctx) {
        StoredRound round = round(ctx);
        round.prune(Answers.node(ctx));
        jobs.stopHidden(round);
        Answers.send(ctx, SceneMaker.answer(round));
    }

    void restore(Context ctx) {
        StoredRound round = round(ctx);
        round.restore(Answers.node(ctx));
        Answers.send(ctx, SceneMaker.answer(round));
    }

    void comment(Context ctx) {
        StoredRound round = round(ctx);
        round.comment(Answers.node(ctx), Answers.body(ctx, NewComment.class).comment());
        sendScene(ctx, round, Answers.node(ctx));
    }

    void marks(Context ctx) {
        StoredRound round = round(ctx);
        round.mark(Answers.node(ctx), Answers.body(ctx, NewMarks.class).marks());
        sendScene(ctx, round, Answers.node(ctx));
    }

    void resign(Context ctx) {
        StoredRound round = round(ctx);
        jobs.stopReplies(round.id());
        round.resign(Answers.node(ctx), Answers.body(ctx, Resigning.class).side());
        sendScene(ctx, round, Answers.node(ctx));
    }

    void flag(Context ctx) {
        StoredRound round = round(ctx);
        round.flag(Answers.node(ctx));
        sendScene(ctx, round, Answers.node(ctx));
    }

    void dispute(Context ctx) {
        StoredRound round = round(ctx);
        round.dispute(Answers.node(ctx), Answers.body(ctx, Disputing.class).point());
        sendScene(ctx, round, Answers.node(ctx));
    }

    /** Who sits down at a node where a program is to move sees it play at once. */
    void seats(Context ctx) {
        StoredRound round = round(ctx);
        List<SeatChoice> seats = Answers.body(ctx, NewSeats.class).seats();
        check(seats, round.game());
        OptionalInt node = playing(ctx);
        jobs.stopReplies(round.id());
        round.seat(seats);
        if (node.isPresent()) jobs.replyIfProgram(round, node.getAsInt());
        Answers.send(ctx, SceneMaker.answer(round));
    }

    private static OptionalInt playing(Context ctx) {
        String text = ctx.queryParam("node");
        if (text == null) return OptionalInt.empty();
        if (!text.matches("[0-9]{1,6}")) throw new InputException("A node is a whole number.");
        return OptionalInt.of(Integer.parseInt(text));
    }

    void rules(Context ctx) {
        StoredRound round = round(ctx);
        NewRules wanted = Answers.body(ctx, NewRules.class);
        round.change(wanted.komi(), wanted.clock());
        Answers.send(ctx, SceneMaker.answer(round));
    }

    void file(Context ctx) {
        StoredRound round = round(ctx);
        String form = ctx.queryParam("form") == null ? "text" : ctx.queryParam("form");
        int node = playing(ctx).orElse(round.end());
        String text = RoundExport.of(round, String.valueOf(form), node, library);
        String ending = "sgf".equals(form) ? ".sgf" : ".txt";
        ctx.header("Content-Disposition", "attachment; filename=\"tesuji-" + round.id() + ending + "\"");
        ctx.contentType("text/plain; charset=utf-8").result(text);
    }

    void upload(Context ctx) {
        RoundUpload upload = RoundUpload.read(ctx.bodyAsBytes(), library);
        countNewRound();
        StoredRound round = rounds.begin(upload);
        ctx.status(CREATED);
        Answers.send(ctx, new Uploaded(SceneMaker.answer(round), upload.warnings()));
    }
}
