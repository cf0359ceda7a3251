package tesuji.games.go;

import tesuji.core.base.Zobrist;
import tesuji.core.game.LocalPatterns;
import tesuji.core.game.Position;
import tesuji.games.go.board.Chains;
import tesuji.games.go.board.Geometry;

/**
 * Moves of Go that are alike: the same side plays on the same point after the same move, with the same ko and the same
 * 5×5 points around, of which those in atari are told apart (Wu, KataGo, “subtree value bias”). A pass is like no
 * other, and so is the first move of a game.
 */
final class GoLocalPatterns implements LocalPatterns {
    private static final int RADIUS = 2;
    private static final int WIDTH = 2 * RADIUS + 1;

    /** Empty, a stone of either colour, and the same in atari. */
    private static final int KINDS = 5;

    private final GoGame game;
    private final Zobrist around = new Zobrist(WIDTH * WIDTH, KINDS, 5);
    private final Zobrist moves;
    private final Zobrist kos;

    GoLocalPatterns(GoGame game) {
        this.game = game;
        moves = new Zobrist(game.moveLimit(), 3, 6);
        kos = new Zobrist(game.pass(), 1, 7);
    }

    @Override
    public long key(Position before, int move) {
        GoPosition position = (GoPosition) before;
        int last = position.move(1);
        if (last < 0 || move == game.pass()) return NONE;
        long key = moves.key(last, 2) ^ moves.key(move, position.toMove());
        if (position.koCell() != 0) key ^= kos.key(game.geometry().point(position.koCell()), 0);
        return key ^ surroundings(position.board(), move);
    }

    private long surroundings(Chains board, int point) {
        Geometry geometry = game.geometry();
        int size = geometry.size();
        int row = point / size;
        int column = point % size;
        long key = 0;
        for (int y = Math.max(0, row - RADIUS); y <= Math.min(size - 1, row + RADIUS); y++) {
            for (int x = Math.max(0, column - RADIUS); x <= Math.min(size - 1, column + RADIUS); x++) {
                int cell = geometry.cell(y + 1, x + 1);
                int kind = board.colour(cell);
                if (kind != Chains.EMPTY && board.inAtari(board.chain(cell))) kind += 2;
                key ^= around.key((y - row + RADIUS) * WIDTH + x - column + RADIUS, kind);
            }
        }
        return key;
    }
}
