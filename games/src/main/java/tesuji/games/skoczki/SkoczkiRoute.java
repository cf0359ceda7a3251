package tesuji.games.skoczki;

import java.util.stream.IntStream;
import tesuji.core.game.Picture;
import tesuji.games.grid.ShortestRoute;

/** The squares that a man touches on its way, by as few jumps as the move can be made with. */
record SkoczkiRoute(SkoczkiGame game, SkoczkiBoard board) {
    /** The way of a legal move that is no pass. */
    int[] of(int move) {
        int from = game.from(move);
        int to = game.to(move);
        boolean step = game.variant().steps() && isBeside(from, to);
        if (step || !game.variant().chains()) return new int[] {from, to};
        return ShortestRoute.find(from, to, game.squares(), square -> landings(square, from));
    }

    private boolean isBeside(int from, int to) {
        int columns = Math.abs(from % game.width() - to % game.width());
        int rows = Math.abs(from / game.width() - to / game.width());
        return columns + rows == 1;
    }

    /** Where the man from {@code origin}, which is in no man's way, lands when it jumps from a square. */
    private int[] landings(int square, int origin) {
        if (square != origin && !mayCross(square)) return new int[0];
        return IntStream.of(
                        landing(square, 1, 0, origin),
                        landing(square, 0, 1, origin),
                        landing(square, -1, 0, origin),
                        landing(square, 0, -1, origin))
                .filter(landing -> landing >= 0)
                .toArray();
    }

    private boolean mayCross(int square) {
        return game.variant().crosses() || !game.isHome(square, board.toMove());
    }

    /** The first free square behind one man or more, or a negative number. */
    private int landing(int square, int right, int up, int origin) {
        int column = square % game.width() + right;
        int row = square / game.width() + up;
        int jumped = 0;
        while (isOnBoard(column, row) && !isFree(row * game.width() + column, origin)) {
            column += right;
            row += up;
            jumped++;
        }
        return jumped > 0 && isOnBoard(column, row) ? row * game.width() + column : -1;
    }

    private boolean isOnBoard(int column, int row) {
        return column >= 0 && column < game.width() && row >= 0 && row < game.height();
    }

    private boolean isFree(int square, int origin) {
        return square == origin || board.piece(square) == Picture.EMPTY;
    }
}
