package tesuji.lab.match;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.LongSupplier;
import tesuji.core.game.Game;
import tesuji.core.game.GameRecord;
import tesuji.core.game.Objection;
import tesuji.core.game.Position;
import tesuji.core.game.Termination;
import tesuji.core.play.Decision;
import tesuji.core.play.Player;
import tesuji.core.play.TreeView;
import tesuji.gtp.client.EngineException;
import tesuji.gtp.client.EngineException.Fault;
import tesuji.lab.catalog.SeatedPlayer;

/**
 * Plays one game between two players and trusts neither: whoever makes an illegal move, fails, or takes much too long
 * loses. Owned by one thread.
 */
public final class Referee {
    /** How much later than allowed a move may come: clocks, collectors of garbage and other programs have their say. */
    public static final Duration GRACE = Duration.ofSeconds(10);

    private final Game game;
    private final Judge judge;
    private final int longest;
    private final LongSupplier nanos;

    /**
     * A referee for one game.
     *
     * @param longest a game with this many moves is given up as a draw
     * @param nanos a clock
     */
    public Referee(Game game, Judge judge, int longest, LongSupplier nanos) {
        this.game = game;
        this.judge = judge;
        this.longest = longest;
        this.nanos = nanos;
    }

    /**
     * Plays from the end of a record.
     *
     * @param players those of side 0 and side 1
     * @throws InterruptedException if the thread was interrupted; the game then has no result
     */
    public PlayedGame play(GameRecord begin, List<SeatedPlayer> players) throws InterruptedException {
        Position position = begin.replay(game);
        GameRecord record = begin;
        List<Turn> turns = new ArrayList<>();
        while (!position.isOver()) {
            if (record.moves().size() >= longest) return new PlayedGame(record, turns, GameEnd.unfinished(longest));
            int side = position.toMove();
            Optional<GameEnd> ending = turn(position, record, players.get(side), turns);
            if (ending.isPresent()) return new PlayedGame(record, turns, ending.get());
            int move = ((Decision.Play) turns.get(turns.size() - 1).decision()).move();
            position.play(move);
            record = record.then(move);
        }
        return new PlayedGame(record, turns, judge.verdict(position));
    }

    /** Lets a player decide and notes the turn; the ending, if that was the end. */
    private Optional<GameEnd> turn(Position position, GameRecord record, SeatedPlayer seated, List<Turn> turns)
            throws InterruptedException {
        int side = position.toMove();
        try {
            Turn turn = ask(seated, side, record);
            turns.add(turn);
            heedInterruption();
            return objection(position, turn, seated);
        } catch (RuntimeException | StackOverflowError | AssertionError failure) {
            heedInterruption();
            return Optional.of(GameEnd.lost(termination(failure), side, sentence(seated.player(), failure)));
        }
    }

    private Turn ask(SeatedPlayer seated, int side, GameRecord record) {
        long begin = nanos.getAsLong();
        Decision decision = seated.player().choose(record, seated.limits());
        Duration time = Duration.ofNanos(nanos.getAsLong() - begin);
        Optional<TreeView.Size> tree =
                seated.player() instanceof TreeView view ? Optional.of(view.size()) : Optional.empty();
        return new Turn(side, decision, time, freeBytes(), tree);
    }

    private static long freeBytes() {
        Runtime runtime = Runtime.getRuntime();
        return runtime.maxMemory() - runtime.totalMemory() + runtime.freeMemory();
    }

    private static void heedInterruption() throws InterruptedException {
        if (Thread.interrupted()) throw new InterruptedException("a game was interrupted");
    }

    private Optional<GameEnd> objection(Position position, Turn turn, SeatedPlayer seated) {
        String name = seated.player().name();
        if (turn.decision() instanceof Decision.Resign) {
            return Optional.of(GameEnd.lost(Termination.RESIGNATION, turn.side(), ""));
        }
        if (turn.time().compareTo(seated.limits().time().plus(GRACE)) > 0) {
            String late = name + " thought for " + seconds(turn.time()) + ", not for "
                    + seconds(seated.limits().time()) + ".";
            return Optional.of(GameEnd.lost(Termination.TIME, turn.side(), late));
        }
        int move = ((Decision.Play) turn.decision()).move();
        if (position.isLegal(move)) return Optional.empty();
        String wrong =
                name + " played " + text(move) + ", which is illegal here" + Objection.after(position, move) + ".";
        return Optional.of(GameEnd.lost(Termination.ILLEGAL, turn.side(), wrong));
    }

    private String text(int move) {
        return move >= 0 && move < game.moveLimit() ? game.notation().move(move) : "number " + move;
    }

    private static String seconds(Duration time) {
        return time.toMillis() / 1000.0 + " s";
    }

    private static Termination termination(Throwable failure) {
        if (!(failure instanceof EngineException engine)) return Termination.CRASH;
        if (engine.fault() == Fault.SILENT) return Termination.TIME;
        return engine.fault() == Fault.REFUSED ? Termination.ILLEGAL : Termination.CRASH;
    }

    private static String sentence(Player player, Throwable failure) {
        String message = String.valueOf(failure.getMessage());
        if (failure instanceof EngineException) return message;
        return player.name() + " failed: " + failure.getClass().getSimpleName() + ": " + message + ".";
    }
}
