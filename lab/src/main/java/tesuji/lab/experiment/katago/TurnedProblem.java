package tesuji.lab.experiment.katago;

import tesuji.games.go.GoGame;
import tesuji.games.go.Stones;

/**
 * The problem of Berlekamp and Wolfe on a board that has been turned or mirrored. A network sees another board in each
 * of the eight ways, so that a search can be repeated though nothing in it is drawn by lot.
 */
final class TurnedProblem {
    /** In how many ways a board can be turned. */
    static final int WAYS = 8;

    private final GoGame game;
    private final int way;
    private final Stones problem = SourceTables.stumpingProblem();

    /** {@code way}: bit 0 exchanges top and bottom, bit 1 left and right, bit 2 then rows and columns. */
    TurnedProblem(GoGame game, int way) {
        this.game = game;
        this.way = way;
    }

    private int turned(int point) {
        int size = problem.size();
        int row = (way & 1) == 0 ? point / size : size - 1 - point / size;
        int column = (way & 2) == 0 ? point % size : size - 1 - point % size;
        return (way & 4) == 0 ? row * size + column : column * size + row;
    }

    /** The board, White to move. */
    String setup() {
        byte[] colours = new byte[problem.points()];
        for (int point = 0; point < colours.length; point++) colours[turned(point)] = problem.at(point);
        return new Stones(problem.size(), colours) + "move white\n";
    }

    /** What a move on the turned board is called in the source. */
    String name(int move) {
        for (int point = 0; point < problem.points(); point++) {
            if (turned(point) == move) return game.notation().move(point);
        }
        return game.notation().move(move);
    }
}
