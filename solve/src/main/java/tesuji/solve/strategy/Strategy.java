package tesuji.solve.strategy;

import java.nio.BufferUnderflowException;
import java.nio.ByteBuffer;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.OptionalInt;
import tesuji.core.game.Game;
import tesuji.core.game.Position;
import tesuji.solve.Value;
import tesuji.solve.retrograde.PackedValues;
import tesuji.solve.space.StateCodec;

/**
 * One move for every position that its owner can come to by following it, whatever the other side does (Goluch, §6.1).
 * The other side's replies are all legal moves, so they need not be written down. Immutable.
 */
public final class Strategy {
    private static final SealedFile FORMAT = new SealedFile("strategy", 1);

    private final Game game;
    private final StateCodec codec;
    private final int owner;
    private final Value value;
    private final long[] keys;
    private final int[] moves;

    /** Keys in ascending order, each with its move. */
    Strategy(Game game, int owner, Value value, long[] keys, int[] moves) {
        this.game = game;
        this.codec = StateCodec.plain(game);
        this.owner = owner;
        this.value = value;
        this.keys = keys;
        this.moves = moves;
    }

    public Game game() {
        return game;
    }

    /** The side that plays by it. */
    public int owner() {
        return owner;
    }

    /** What it promises to its owner. */
    public Value value() {
        return value;
    }

    /** The same moves with another promise. */
    Strategy promising(Value other) {
        return new Strategy(game, owner, other, keys, moves);
    }

    /** Positions for which it has a move. */
    public int size() {
        return keys.length;
    }

    /** The move in this position of the owner; empty if following the strategy never leads there. */
    public OptionalInt move(Position position) {
        int place = Arrays.binarySearch(keys, codec.key(position));
        return place < 0 ? OptionalInt.empty() : OptionalInt.of(moves[place]);
    }

    public void write(Path file) {
        ByteBuffer content = ByteBuffer.allocate(6 + keys.length * (Long.BYTES + Integer.BYTES));
        content.put((byte) owner).put((byte) PackedValues.code(value)).putInt(keys.length);
        for (int i = 0; i < keys.length; i++) content.putLong(keys[i]).putInt(moves[i]);
        FORMAT.write(file, game, content.flip());
    }

    /** Whether a file begins as a strategy does; it may be damaged all the same. */
    public static boolean isOne(Path file) {
        return FORMAT.isMeant(file);
    }

    /**
     * Reads the strategy of a game; an {@link tesuji.core.base.InputException} says what is wrong with another file.
     */
    public static Strategy read(Path file, Game game) {
        ByteBuffer content = FORMAT.read(file, game);
        try {
            int owner = content.get();
            int value = content.get();
            int size = content.getInt();
            boolean sound = (owner == 0 || owner == 1)
                    && value >= 0
                    && value < PackedValues.code(Value.UNKNOWN)
                    && size >= 0
                    && content.remaining() == (long) size * (Long.BYTES + Integer.BYTES);
            if (!sound) throw FORMAT.damaged(file);
            long[] keys = new long[size];
            int[] moves = new int[size];
            for (int i = 0; i < size; i++) {
                keys[i] = content.getLong();
                moves[i] = content.getInt();
            }
            return new Strategy(game, owner, PackedValues.value(value), keys, moves);
        } catch (BufferUnderflowException early) {
            throw FORMAT.damaged(file, early);
        }
    }
}
