package tesuji.games.skoczki;

import tesuji.core.base.Hot;
import tesuji.core.base.Rng;
import tesuji.core.game.Game;
import tesuji.core.game.Picture;
import tesuji.core.game.Position;

/** A moment of Skoczki on at most 64 squares: the men of either side as bits, and whose turn it is. */
final class SkoczkiPosition implements SkoczkiBoard {
    private static final long SIDE_KEY = 0x9E3779B97F4A7C15L;

    private final SkoczkiGame game;
    private final Jumps jumps;
    private final int squares;
    private final int pass;
    private final boolean forcesLeaving;
    private final long firstHome;
    private final long secondHome;
    private final int[] history;
    private int length;
    /** The men of the side to move. */
    private long mine;

    private long theirs;
    private int side;
    /** Whether the side that moved last stands on all start squares of the other. */
    private boolean won;

    SkoczkiPosition(SkoczkiGame game, Jumps jumps) {
        this.game = game;
        this.jumps = jumps;
        squares = game.squares();
        pass = game.pass();
        forcesLeaving = game.variant().forcesLeaving();
        firstHome = game.home(0);
        secondHome = game.home(1);
        history = new int[game.maxLength()];
        set(firstHome, secondHome, 0);
    }

    /** Becomes the position with these men and this side to move; nothing can be undone. */
    void set(long first, long second, int toMove) {
        side = toMove;
        mine = toMove == 0 ? first : second;
        theirs = toMove == 0 ? second : first;
        won = theirs == home();
        length = 0;
    }

    @Override
    public void set(String pieces, int toMove) {
        long first = 0;
        long second = 0;
        for (int square = 0; square < squares; square++) {
            if (pieces.charAt(square) == Picture.FIRST) first |= 1L << square;
            if (pieces.charAt(square) == Picture.SECOND) second |= 1L << square;
        }
        set(first, second, toMove);
    }

    long men(int owner) {
        return owner == side ? mine : theirs;
    }

    @Override
    public char piece(int square) {
        if ((men(0) >>> square & 1) != 0) return Picture.FIRST;
        return (men(1) >>> square & 1) != 0 ? Picture.SECOND : Picture.EMPTY;
    }

    /** The start squares of the side to move, which are the goal of the other. */
    private long home() {
        return side == 0 ? firstHome : secondHome;
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
        if (won || length == history.length) return 0;
        int count = 0;
        if (forcesLeaving) {
            count = collect(mine & home(), into);
            if (count == 0) count = collect(mine & ~home(), into);
        } else {
            count = collect(mine, into);
        }
        if (count == 0) into[count++] = pass;
        return count;
    }

    @Hot
    private int collect(long men, int[] into) {
        long occupied = mine | theirs;
        long home = home();
        int count = 0;
        for (long left = men; left != 0; left &= left - 1) {
            int from = Long.numberOfTrailingZeros(left);
            int base = from * squares;
            for (long targets = jumps.targets(from, occupied, home); targets != 0; targets &= targets - 1) {
                into[count++] = base + Long.numberOfTrailingZeros(targets);
            }
        }
        return count;
    }

    /** Whether any of these men can move. */
    @Hot
    private boolean canMove(long men) {
        return anyMoves(jumps, men, mine | theirs, home());
    }

    /** Whether any of these men of the side with this home can move. */
    @Hot
    static boolean anyMoves(Jumps jumps, long men, long occupied, long home) {
        for (long left = men; left != 0; left &= left - 1) {
            if (jumps.targets(Long.numberOfTrailingZeros(left), occupied, home) != 0) return true;
        }
        return false;
    }

    @Override
    public boolean isLegal(int move) {
        if (isOver() || move < 0 || move > pass) return false;
        if (move == pass) return !canMove(mine);
        int from = move / squares;
        if ((mine >>> from & 1) == 0) return false;
        long targets = jumps.targets(from, mine | theirs, home());
        if ((targets >>> (move % squares) & 1) == 0) return false;
        boolean leaves = (home() >>> from & 1) != 0;
        return !forcesLeaving || leaves || !canMove(mine & home());
    }

    @Override
    public void play(int move) {
        assert isLegal(move) : move;
        history[length++] = move;
        long moved = displaced(mine, move);
        mine = theirs;
        theirs = moved;
        side ^= 1;
        won = moved == home();
    }

    @Override
    public void undo() {
        long moved = mine;
        int move = history[--length];
        mine = displaced(theirs, move);
        theirs = moved;
        side ^= 1;
        won = false;
    }

    private long displaced(long men, int move) {
        return move == pass ? men : men ^ ends(move);
    }

    /** The two squares between which a move displaces a man; none if it comes back to where it began. */
    private long ends(int move) {
        return (1L << (move / squares)) ^ (1L << (move % squares));
    }

    @Override
    public boolean isOver() {
        return won || length == history.length;
    }

    @Override
    public int score() {
        if (!won) return 0;
        return side == 1 ? 2 : -2;
    }

    /** Free of collisions where the whole position fits into a long. */
    @Override
    public long key() {
        if (squares <= SkoczkiPacking.MOST_SQUARES)
            return Rng.mix(SkoczkiPacking.packed(men(0), men(1), side, squares));
        return Rng.mix(men(0) + Rng.mix(men(1))) ^ (side * SIDE_KEY);
    }

    @Override
    public void copyFrom(Position other) {
        SkoczkiPosition source = (SkoczkiPosition) other;
        mine = source.mine;
        theirs = source.theirs;
        side = source.side;
        won = source.won;
        length = source.length;
        System.arraycopy(source.history, 0, history, 0, length);
    }
}
