package tesuji.games.skoczki;

import java.util.Arrays;
import tesuji.core.base.EpochSet;
import tesuji.core.base.Hot;
import tesuji.core.game.Game;
import tesuji.core.game.Picture;
import tesuji.core.game.Position;

/**
 * A moment of Skoczki on a board with too many squares for the bits of a long.
 *
 * <p>The rows stand one after another in a flat array with a rim around them: a jump that leaves the board ends there,
 * and no square needs to know that it lies at an edge.
 */
final class LargeSkoczkiPosition implements SkoczkiBoard {
    private static final byte RIM = -2;
    private static final byte NOBODY = -1;

    private final SkoczkiGame game;
    private final Variant variant;
    private final int squares;
    private final int[] places;
    private final int[] squareOf;
    private final int[] steps;
    private final byte[] owners;
    private final EpochSet reached;
    private final int[] queue;
    private final int[] scratch;
    private final int[] history;
    /** The men of each side that have arrived on the other side's start squares. */
    private final int[] arrived = new int[2];

    private int length;
    private int side;
    private long key;

    LargeSkoczkiPosition(SkoczkiGame game) {
        this.game = game;
        variant = game.variant();
        squares = game.squares();
        int stride = game.width() + 2;
        int room = stride * (game.height() + 2);
        places = new int[squares];
        squareOf = new int[room];
        steps = new int[] {1, stride, -1, -stride};
        owners = new byte[room];
        Arrays.fill(owners, RIM);
        for (int square = 0; square < squares; square++) {
            places[square] = (square / game.width() + 1) * stride + square % game.width() + 1;
            squareOf[places[square]] = square;
            owners[places[square]] = NOBODY;
        }
        reached = new EpochSet(room);
        queue = new int[squares];
        scratch = new int[game.maxLegalMoves()];
        history = new int[game.maxLength()];
        for (int square = 0; square < game.men(); square++) {
            put(square, 0);
            put(squares - 1 - square, 1);
        }
    }

    @Override
    public void set(String pieces, int toMove) {
        for (int square = 0; square < squares; square++) {
            if (owners[places[square]] != NOBODY) lift(square);
            if (pieces.charAt(square) == Picture.FIRST) put(square, 0);
            if (pieces.charAt(square) == Picture.SECOND) put(square, 1);
        }
        if (toMove != side) turn();
        length = 0;
    }

    private void put(int square, int owner) {
        owners[places[square]] = (byte) owner;
        key ^= game.key(square, owner);
        if (game.isHome(square, 1 - owner)) arrived[owner]++;
    }

    private int lift(int square) {
        int owner = owners[places[square]];
        owners[places[square]] = NOBODY;
        key ^= game.key(square, owner);
        if (game.isHome(square, 1 - owner)) arrived[owner]--;
        return owner;
    }

    private void turn() {
        side ^= 1;
        key ^= game.sideKey();
    }

    @Override
    public char piece(int square) {
        return switch (owners[places[square]]) {
            case 0 -> Picture.FIRST;
            case 1 -> Picture.SECOND;
            default -> Picture.EMPTY;
        };
    }

    @Override
    public Game game() {
        return game;
    }

    @Override
    public int toMove() {
        return side;
    }

    @Override
    @Hot
    public int legalMoves(int[] into) {
        if (isOver()) return 0;
        int count = 0;
        int home = game.homeBegin(side);
        int end = home + game.men();
        if (variant.forcesLeaving()) count = collect(home, end, into, 0);
        if (count == 0) {
            count = collect(0, home, into, count);
            if (!variant.forcesLeaving()) count = collect(home, end, into, count);
            count = collect(end, squares, into, count);
        }
        if (count == 0) into[count++] = game.pass();
        return count;
    }

    /** Adds the moves of the men on the squares of a range. */
    @Hot
    private int collect(int begin, int end, int[] into, int found) {
        int count = found;
        for (int square = begin; square < end; square++) {
            if (owners[places[square]] == side) count = targets(square, into, count);
        }
        return count;
    }

    /** Adds the moves of one man. */
    @Hot
    private int targets(int from, int[] into, int found) {
        int origin = places[from];
        reached.clear();
        reached.add(origin);
        owners[origin] = NOBODY; // the man that jumps is in no man's way
        queue[0] = origin;
        int tail = 1;
        int count = found;
        for (int head = 0; head < tail; head++) {
            for (int step : steps) {
                int landing = landing(queue[head], step);
                if (owners[landing] == RIM || !reached.add(landing)) continue;
                count = add(from, landing, into, count);
                boolean passable = variant.crosses() || !game.isHome(squareOf[landing], side);
                if (variant.chains() && passable) queue[tail++] = landing;
            }
        }
        owners[origin] = (byte) side;
        if (variant.emptyMove() && tail > 1) count = add(from, origin, into, count);
        if (!variant.steps()) return count;
        for (int step : steps) {
            int next = origin + step;
            if (owners[next] == NOBODY && reached.add(next)) count = add(from, next, into, count);
        }
        return count;
    }

    /** Where a jump from this place ends: a free square, or the rim if there is no jump. */
    @Hot
    private int landing(int place, int step) {
        int next = place + step;
        if (owners[next] == NOBODY) return 0;
        while (owners[next] >= 0) next += step;
        return next;
    }

    /** Adds a move unless it ends where it must not. */
    @Hot
    private int add(int from, int place, int[] into, int found) {
        int to = squareOf[place];
        if (!variant.returns() && game.isHome(to, side)) return found;
        into[found] = game.move(from, to);
        return found + 1;
    }

    @Override
    public boolean isLegal(int move) {
        if (move < 0 || move > game.pass()) return false;
        if (move != game.pass() && owners[places[game.from(move)]] != side) return false;
        int count = legalMoves(scratch);
        for (int i = 0; i < count; i++) {
            if (scratch[i] == move) return true;
        }
        return false;
    }

    @Override
    public void play(int move) {
        assert isLegal(move) : move;
        history[length++] = move;
        if (move != game.pass()) put(game.to(move), lift(game.from(move)));
        turn();
    }

    @Override
    public void undo() {
        int move = history[--length];
        if (move != game.pass()) put(game.from(move), lift(game.to(move)));
        turn();
    }

    /** Whether the side that moved last stands on all start squares of the other. */
    private boolean isWon() {
        return arrived[1 - side] == game.men();
    }

    @Override
    public boolean isOver() {
        return length == history.length || isWon();
    }

    @Override
    public int score() {
        if (!isWon()) return 0;
        return side == 1 ? 2 : -2;
    }

    @Override
    public long key() {
        return key;
    }

    @Override
    public void copyFrom(Position other) {
        LargeSkoczkiPosition source = (LargeSkoczkiPosition) other;
        System.arraycopy(source.owners, 0, owners, 0, owners.length);
        System.arraycopy(source.history, 0, history, 0, source.length);
        arrived[0] = source.arrived[0];
        arrived[1] = source.arrived[1];
        length = source.length;
        side = source.side;
        key = source.key;
    }
}
