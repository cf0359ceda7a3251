package tesuji.gtp.toy;

import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.Deque;
import tesuji.core.game.Game;
import tesuji.core.game.Layout;
import tesuji.core.game.Picture;
import tesuji.core.game.Position;

/** A moment of a {@link ToyGame}; every move keeps a copy of the moment before it. */
final class ToyPosition implements Position {
    private record Moment(String board, int toMove, int passes, int length) {}

    private final ToyGame game;
    private final Deque<Moment> past = new ArrayDeque<>();
    private char[] board;
    private int toMove;
    private int passes;
    private int length;

    ToyPosition(ToyGame game) {
        this.game = game;
        board = new char[game.points()];
        Arrays.fill(board, game.kind() == ToyKind.HEAPS ? '3' : Picture.EMPTY);
        for (int point = 0; point < game.layout().width() && game.kind() == ToyKind.WALK; point++) {
            board[point] = Picture.FIRST;
            board[game.points() - 1 - point] = Picture.SECOND;
        }
        Arrays.fill(board, 0, game.handicap(), Picture.FIRST);
        toMove = game.handicap() > 0 ? 1 : 0;
    }

    void set(String pieces, int side, int passed) {
        board = pieces.toCharArray();
        toMove = side;
        passes = passed;
        length = 0;
        past.clear();
    }

    String pieces() {
        return new String(board);
    }

    int passes() {
        return passes;
    }

    /** Where a stone dropped into this column comes to rest, or -1 if the column is full. */
    int landing(int column) {
        for (int rise = 0; rise < game.layout().height(); rise++) {
            if (board[game.layout().point(column, rise)] == Picture.EMPTY)
                return game.layout().point(column, rise);
        }
        return -1;
    }

    @Override
    public Game game() {
        return game;
    }

    @Override
    public int toMove() {
        return toMove;
    }

    @Override
    public int legalMoves(int[] into) {
        int count = 0;
        if (passes >= 2 || length >= game.maxLength()) return 0;
        for (int move = 0; move < game.moveLimit(); move++) {
            if (mayPlay(move)) into[count++] = move;
        }
        return count;
    }

    @Override
    public boolean isLegal(int move) {
        if (move < 0 || move >= game.moveLimit()) return false;
        return passes < 2 && length < game.maxLength() && mayPlay(move);
    }

    private boolean mayPlay(int move) {
        return switch (game.kind()) {
            case CATCH -> move == game.points() || board[move] == Picture.EMPTY;
            case DROP -> landing(move) >= 0;
            case WALK -> maySteps(move / game.points(), move % game.points());
            case RHOMB -> board[move] == Picture.EMPTY;
            case HEAPS -> board[move] > '0';
        };
    }

    private boolean maySteps(int from, int to) {
        int ahead = toMove == 0 ? game.layout().width() : -game.layout().width();
        return board[from] == stone(toMove) && to == from + ahead && board[to] == Picture.EMPTY;
    }

    private static char stone(int side) {
        return side == 0 ? Picture.FIRST : Picture.SECOND;
    }

    @Override
    public void play(int move) {
        past.push(new Moment(pieces(), toMove, passes, length));
        passes = game.kind() == ToyKind.CATCH && move == game.points() ? passes + 1 : 0;
        switch (game.kind()) {
            case CATCH -> {
                if (move < game.points()) put(move);
            }
            case DROP -> board[landing(move)] = stone(toMove);
            case WALK -> {
                board[move / game.points()] = Picture.EMPTY;
                board[move % game.points()] = stone(toMove);
            }
            case RHOMB -> board[move] = stone(toMove);
            case HEAPS -> board[move]--;
        }
        toMove = 1 - toMove;
        length++;
    }

    private void put(int point) {
        board[point] = stone(toMove);
        for (int neighbour : neighbours(point)) {
            boolean free = Arrays.stream(neighbours(neighbour)).anyMatch(near -> board[near] == Picture.EMPTY);
            if (board[neighbour] == stone(1 - toMove) && !free) board[neighbour] = Picture.EMPTY;
        }
    }

    private int[] neighbours(int point) {
        Layout layout = game.layout();
        int column = layout.column(point);
        int rise = layout.rise(point);
        int[][] steps = {{-1, 0}, {1, 0}, {0, -1}, {0, 1}};
        return Arrays.stream(steps)
                .filter(step -> column + step[0] >= 0 && column + step[0] < layout.width())
                .filter(step -> rise + step[1] >= 0 && rise + step[1] < layout.height())
                .mapToInt(step -> layout.point(column + step[0], rise + step[1]))
                .toArray();
    }

    @Override
    public void undo() {
        Moment before = past.pop();
        board = before.board().toCharArray();
        toMove = before.toMove();
        passes = before.passes();
        length = before.length();
    }

    @Override
    public boolean isOver() {
        return legalMoves(new int[game.maxLegalMoves()]) == 0;
    }

    /** More stones win; where stones cannot be counted, whoever cannot move has lost. */
    @Override
    public int score() {
        Picture picture = new Picture(game.layout(), pieces());
        return switch (game.kind()) {
            case CATCH -> 2 * (picture.count(0) - picture.count(1)) - game.komi();
            case DROP, RHOMB -> picture.count(0) - picture.count(1);
            case WALK, HEAPS -> toMove == 0 ? -1 : 1;
        };
    }

    @Override
    public long key() {
        return 2L * pieces().hashCode() + toMove;
    }

    @Override
    public void copyFrom(Position other) {
        ToyPosition source = (ToyPosition) other;
        set(source.pieces(), source.toMove, source.passes);
        length = source.length;
        past.addAll(source.past);
    }
}
