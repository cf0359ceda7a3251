package tesuji.web.api;

import io.javalin.http.Context;
import java.util.List;
import tesuji.core.game.GameRecord;
import tesuji.core.game.Library;
import tesuji.web.endgame.Calculators;
import tesuji.web.endgame.CountWish;
import tesuji.web.endgame.EconomyTables;
import tesuji.web.endgame.EndgameBoards;
import tesuji.web.endgame.EndgameCounter;
import tesuji.web.gate.RateLimit;
import tesuji.web.round.RoundStore;
import tesuji.web.round.SceneMaker;
import tesuji.web.round.SeatChoice;
import tesuji.web.round.StoredRound;
import tesuji.web.wire.Refusal;

/** Questions about endgames: boards to count, proofs, the calculator and economic Go. */
final class EndgameApi {
    private static final int CREATED = 201;
    private static final double SECONDS_PER_LINE = 10;

    private final Library library;
    private final RoundStore rounds;
    private final EndgameCounter counter;
    private final RateLimit newRounds;
    private final EndgameBoards boards;
    private final Calculators calculators = new Calculators(SECONDS_PER_LINE);
    private final EconomyTables tables = new EconomyTables();

    EndgameApi(Library library, RoundStore rounds, EndgameCounter counter, RateLimit newRounds) {
        this.library = library;
        this.rounds = rounds;
        this.counter = counter;
        this.newRounds = newRounds;
        boards = new EndgameBoards(library);
    }

    /** A line for a calculator. */
    record NewLine(String line) {}

    void samples(Context ctx) {
        Answers.send(ctx, EndgameBoards.SAMPLES);
    }

    /** Puts a board up as a new round between two people. */
    void begin(Context ctx) {
        GameRecord board = boards.board(Answers.body(ctx, EndgameBoards.BoardWish.class));
        if (!newRounds.allows()) throw Refusal.tooOften("Too many rounds within a minute; wait a little.");
        List<SeatChoice> people = List.of(SeatChoice.HUMAN, SeatChoice.HUMAN);
        StoredRound round = rounds.begin(library.open(board.game()), board.setup(), people, null);
        ctx.status(CREATED);
        Answers.send(ctx, SceneMaker.answer(round));
    }

    void proof(Context ctx) {
        String job = ctx.pathParam("job");
        byte[] file = counter.proof(job);
        ctx.header("Content-Disposition", "attachment; filename=\"tesuji-" + job + "-proof.json\"");
        ctx.contentType("text/plain; charset=utf-8").result(file);
    }

    void sgf(Context ctx) {
        String job = ctx.pathParam("job");
        String file = counter.sgf(job);
        ctx.header("Content-Disposition", "attachment; filename=\"tesuji-" + job + ".sgf\"");
        ctx.contentType("text/plain; charset=utf-8").result(file);
    }

    /** Checks a proof that somebody brings. */
    void check(Context ctx) {
        StoredRound round = rounds.round(ctx.pathParam("round"));
        CountWish wish = new CountWish(ctx.queryParam("toMove"), ctx.queryParam("rules"), null, null, null, null, null);
        Answers.send(
                ctx,
                EndgameCounter.check(round.record(Answers.node(ctx)).replay(round.game()), wish, ctx.bodyAsBytes()));
    }

    void openCalculator(Context ctx) {
        ctx.status(CREATED);
        Answers.send(ctx, calculators.open());
    }

    void line(Context ctx) {
        String line = Answers.body(ctx, NewLine.class).line();
        Answers.send(ctx, calculators.answer(ctx.pathParam("calculator"), line));
    }

    void stopLine(Context ctx) {
        calculators.stop(ctx.pathParam("calculator"));
        ctx.status(204);
    }

    void closeCalculator(Context ctx) {
        calculators.close(ctx.pathParam("calculator"));
        ctx.status(204);
    }

    void openTable(Context ctx) {
        EconomyTables.TableWish wish = Answers.body(ctx, EconomyTables.TableWish.class);
        ctx.status(CREATED);
        Answers.send(ctx, tables.open(wish));
    }

    void table(Context ctx) {
        Answers.send(ctx, tables.table(ctx.pathParam("table")));
    }

    void turn(Context ctx) {
        EconomyTables.PersonTurn turn = Answers.body(ctx, EconomyTables.PersonTurn.class);
        Answers.send(ctx, tables.turn(ctx.pathParam("table"), turn));
    }
}
