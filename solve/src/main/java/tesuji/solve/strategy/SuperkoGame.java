package tesuji.solve.strategy;

import java.util.HashMap;
import java.util.Map;
import java.util.function.ToLongFunction;
import tesuji.core.game.Game;
import tesuji.core.game.GameId;
import tesuji.core.game.Notation;
import tesuji.core.game.Position;
import tesuji.core.game.Repetition;
import tesuji.solve.Value;
import tesuji.solve.retrograde.Solved;
import tesuji.solve.retrograde.StateOutcome;
import tesuji.solve.space.StateCodec;

/**
 * A game in which boards must not come back (superko), ended as soon as its winner is certain from the same game
 * without that rule: somebody wins there, by moves that make no board a second time, nor one of those that have been in
 * this game.
 *
 * <p>What remains to be searched, with all of the past, are positions that are drawn by endless play where that is
 * allowed. The score of a game that ends so is 1 for the winner, so that only wins, draws and losses mean anything.
 * Owned by one thread.
 */
public final class SuperkoGame implements Game {
    private final Game strict;
    private final Solved.Reader lookup;
    private final ToLongFunction<Position> board;
    private final StateCodec codec;
    private final Position scratch;
    private final Map<Long, SuperkoCheck.Findings> findings = new HashMap<>();

    /**
     * The strict game, ended where its value is known.
     *
     * @param free the game without the rule, solved; its positions are told by the same packing
     * @param board a number for what may not come back, equal for equal boards
     */
    public SuperkoGame(Game strict, Solved free, ToLongFunction<Position> board) {
        this.strict = strict;
        this.board = board;
        lookup = free.reader();
        codec = StateCodec.plain(free.space().game());
        scratch = codec.game().start();
    }

    /** Who wins for certain: 1 for side 0, -1 for side 1, 0 if that is not known. */
    int winner(Position position, long[] past, int length) {
        StateOutcome outcome = lookup.outcome(position);
        if (outcome.value() != Value.WIN && outcome.value() != Value.LOSS) return 0;
        SuperkoCheck.Findings found = findings.computeIfAbsent(codec.key(position), this::look);
        if (found.doubts() > 0) return 0;
        for (int i = 0; i < length; i++) {
            if (found.makes(past[i])) return 0;
        }
        return (outcome.value() == Value.WIN) == (position.toMove() == 0) ? 1 : -1;
    }

    private SuperkoCheck.Findings look(long key) {
        codec.place(key, scratch);
        return SuperkoCheck.from(scratch, lookup, board);
    }

    long board(Position position) {
        return board.applyAsLong(position);
    }

    @Override
    public GameId id() {
        return strict.id();
    }

    @Override
    public Position start() {
        return new ForeseenPosition(this, strict.start());
    }

    @Override
    public int moveLimit() {
        return strict.moveLimit();
    }

    @Override
    public int maxLegalMoves() {
        return strict.maxLegalMoves();
    }

    @Override
    public int maxLength() {
        return strict.maxLength();
    }

    @Override
    public Repetition repetition() {
        return strict.repetition();
    }

    @Override
    public Notation notation() {
        return strict.notation();
    }
}
