package tesuji.gtp.server;

import java.time.Duration;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;
import tesuji.core.base.InputException;
import tesuji.core.game.Game;
import tesuji.core.game.GameFamily;
import tesuji.core.game.GameId;
import tesuji.core.game.GameRecord;
import tesuji.core.game.Layout;
import tesuji.core.game.Position;
import tesuji.core.play.Analysis;
import tesuji.core.play.AnalysisRequest;
import tesuji.core.play.Analyst;
import tesuji.core.play.Decision;
import tesuji.core.play.Limits;
import tesuji.core.play.Player;
import tesuji.core.play.Ponderer;
import tesuji.gtp.MoveText;
import tesuji.gtp.clock.Clock;
import tesuji.gtp.clock.Horizon;
import tesuji.gtp.clock.MoveTime;

/**
 * What the commands of one controller act on: a game, how far it has come, a clock, and the player that answers.
 *
 * <p>Owned by the thread that serves. A change that is refused, by an {@link InputException}, changes nothing.
 */
public final class Session implements AutoCloseable {
    private final Engine engine;
    private final Clock clock = new Clock();
    private final SessionHistory history;
    /** The game an emptied board belongs to; a handicap makes another one of it until then. */
    private Game cleared;

    private Limits most;
    private @Nullable Seat seat;
    private Optional<Explanation> explanation = Optional.empty();
    /** What the player thought about last. */
    private Optional<GameRecord> thought = Optional.empty();
    /** The game after the player's own move, while nobody has answered it. */
    private Optional<GameRecord> unanswered = Optional.empty();

    private boolean pondersAllowed;
    private @Nullable Pondering pondering;

    /** A player and the game it was made for. */
    private record Seat(Game game, Player player) {}

    public Session(Engine engine, GameId game) {
        this.engine = engine;
        most = engine.limits();
        cleared = engine.library().open(game);
        history = new SessionHistory(cleared);
    }

    public Engine engine() {
        return engine;
    }

    public Clock clock() {
        return clock;
    }

    public Game game() {
        return history.game();
    }

    /** Whether the game has this rule at all. */
    public boolean hasRule(String key) {
        GameFamily family = engine.library().family(game().id().name());
        return family.keys().stream().anyMatch(known -> known.name().equals(key));
    }

    public GameRecord record() {
        return history.record();
    }

    /** All moves since the board was last set up. */
    public Course course() {
        return history.course();
    }

    /** The position now; callers do not change it. */
    public Position position() {
        return history.position();
    }

    public Layout layout() {
        return game().notation().picture(position()).layout();
    }

    /** Moves that can be taken back. */
    public int depth() {
        return history.depth();
    }

    public Captures captures() {
        return history.captures();
    }

    /** What the player thought of the last move it chose. */
    public Optional<Explanation> explanation() {
        return explanation;
    }

    /** Begins another game. */
    public void open(GameId id) {
        clear(engine.library().open(id));
    }

    /** Begins the same game again. */
    public void clear() {
        clear(cleared);
    }

    private void clear(Game game) {
        cleared = game;
        history.start(game);
        clock.restart();
        explanation = Optional.empty();
    }

    /** Begins the same game on another board. */
    public void resize(int width, int height) {
        clear(Sizes.resized(engine.library(), cleared, width, height));
    }

    /** Changes one rule and keeps the moves. The game must have the rule. */
    public void setRule(String key, String value) {
        revise(id -> id.with(key, value));
    }

    /** Changes rules and keeps the moves. */
    public void revise(UnaryOperator<GameId> rules) {
        Game changed = engine.library().open(rules.apply(cleared.id()));
        history.revise(game -> engine.library().open(rules.apply(game.id())));
        cleared = changed;
    }

    /** Continues another record, with all its moves on the way back; clearing the board returns to {@code empty}. */
    public void adopt(GameRecord record, GameId empty) {
        Game game = engine.library().open(record.game());
        Game start = engine.library().open(empty);
        history.adopt(game, record);
        cleared = start;
        clock.restart();
        explanation = Optional.empty();
    }

    /** Puts another record in place of the present one; moves made before can still be taken back. */
    public void replace(GameRecord record) {
        history.replace(engine.library().open(record.game()), record);
    }

    /** Leaves the move to this side; a game without the ability to turn refuses it. */
    public void turn(int side) {
        history.turn(side);
    }

    /** The game of an emptied board. */
    public Game clearedGame() {
        return cleared;
    }

    /**
     * The present record, if the side is to move in it, or one that begins at the same position with that side to move.
     * A game without the ability to turn refuses the latter.
     */
    public GameRecord facing(int side) {
        return history.facing(side);
    }

    /** The position of {@link #facing}; callers do not change it. */
    public Position positionFacing(int side) {
        return history.reached(history.facing(side));
    }

    /** The move with this text for a side; the protocol lets either side move at any time, if the game does. */
    public int read(int side, String text) {
        return MoveText.read(positionFacing(side), text);
    }

    /** The text of a legal move of a side. */
    public String write(int side, int move) {
        return MoveText.write(positionFacing(side), move);
    }

    /** Plays a legal move of a side. */
    public void play(int side, int move) {
        history.play(history.facing(side), move);
    }

    public void undo() {
        history.undo();
    }

    /** Plays the player's own move, after which it may think in the opponent's time. */
    public void playOwn(int side, int move) {
        play(side, move);
        unanswered = Optional.of(record());
    }

    /** Lets the player choose a move of this game for a side; its clock runs, but nothing is played yet. */
    public Decision choose(int side) {
        return choose(side, AnalysisRequest.within(limits(side)), analysis -> {});
    }

    /** The same, while the player tells what it thinks, if it can. */
    public Decision choose(int side, AnalysisRequest request, Consumer<Analysis> listener) {
        Position position = positionFacing(side);
        long begun = engine.nanos().getAsLong();
        Decision decision = consider(side, request, listener);
        clock.spend(side, Duration.ofNanos(engine.nanos().getAsLong() - begun));
        explanation = Optional.of(Explanation.of(position, decision));
        return decision;
    }

    /** What the player would choose for a side, within the limits of engine and clock. */
    public Decision consider(int side) {
        return consider(side, AnalysisRequest.within(limits(side)), analysis -> {});
    }

    /** What the player would choose for a side; meanwhile it tells what it thinks, if it can. */
    public Decision consider(int side, AnalysisRequest request, Consumer<Analysis> listener) {
        Position position = undecided(side);
        GameRecord record = facing(side);
        Player player = player();
        thought = Optional.of(record);
        Decision decision = player instanceof Analyst analyst
                ? analyst.analyse(record, request, listener)
                : player.choose(record, request.limits());
        if (decision instanceof Decision.Play play && !position.isLegal(play.move())) {
            throw new IllegalStateException(player.name() + " chose the illegal move " + play.move());
        }
        String notice = decision.analysis().notice();
        if (!notice.isEmpty()) engine.notices().accept(notice);
        return decision;
    }

    /** The position in which a side is to move; refused if the game is over. */
    public Position undecided(int side) {
        Position position = positionFacing(side);
        if (position.isOver()) throw new InputException("the game is over");
        return position;
    }

    /** The game the player thought about last, from whose position its tree grows; empty if it has forgotten. */
    public Optional<GameRecord> thought() {
        return thought;
    }

    /** The most the next move of this side may cost. */
    public Limits limits(int side) {
        Horizon horizon = Horizon.of(layout().points(), depth());
        Duration moveTime = clock.moveTime(side, horizon).orElse(most.time());
        return new Limits(most.steps(), MoveTime.shorter(most.time(), moveTime));
    }

    /** The most a move may cost, whatever the clock allows. */
    public Limits limits() {
        return most;
    }

    public void setLimits(Limits limits) {
        most = limits;
    }

    /** Whether a player that can think in the opponent's time may do so. */
    public boolean isPonderingAllowed() {
        return pondersAllowed;
    }

    public void allowPondering(boolean allowed) {
        pondersAllowed = allowed;
    }

    /** Lets the player think about its own last move, if nobody has answered it yet and it may and can. */
    void ponder() {
        boolean waiting =
                pondersAllowed && unanswered.isPresent() && !position().isOver();
        if (!waiting || !unanswered.get().equals(record())) return;
        if (player() instanceof Ponderer ponderer) {
            thought = unanswered;
            pondering = Pondering.start(ponderer, record());
        }
    }

    /** From here on the player is at rest. */
    void stopPondering() {
        if (pondering != null) pondering.stop();
        pondering = null;
    }

    /** Nobody is waited for until the player has moved again. */
    public void rest() {
        unanswered = Optional.empty();
    }

    /** Lets the player forget all it knows. */
    public void forget() {
        close();
    }

    /** The player for the game as it is now. */
    public Player player() {
        if (seat == null || !seat.game().id().equals(game().id())) {
            close();
            seat = new Seat(game(), engine.players().player(game()));
        }
        return seat.player();
    }

    @Override
    public void close() {
        stopPondering();
        if (seat != null) seat.player().close();
        seat = null;
        thought = Optional.empty();
    }
}
