package tesuji.lab.experiment.katago;

import java.util.List;
import tesuji.core.game.GameRecord;
import tesuji.games.go.GoGame;
import tesuji.games.go.GoNotation;
import tesuji.games.go.GoPosition;
import tesuji.games.go.Stones;

/**
 * Games of 19 by 19 around one corner, or two opposite ones, in which nobody moves. All corners look alike from
 * outside and both their walls live, so that a corner can be replaced and every move stays legal.
 */
enum FixedCorners {
    ONE,
    TWO;

    static final int SIZE = 19;

    /** Whether nobody moves at a point. */
    boolean isFixed(int point) {
        int row = point / SIZE;
        int column = point % SIZE;
        boolean upperLeft = row >= SIZE - Corner.SIZE && column < Corner.SIZE;
        boolean lowerRight = row < Corner.SIZE && column >= SIZE - Corner.SIZE;
        return upperLeft || (this == TWO && lowerRight);
    }

    /** Where the games begin: Black to move. */
    String setup() {
        Corner fixed = SourceTables.corner(SourceTables.FIXED);
        return this == ONE ? setup(fixed) : setup(new CornerPair(fixed, fixed, true));
    }

    /** The beginning of a game with another corner. */
    static String setup(Corner corner) {
        byte[] colours = new byte[SIZE * SIZE];
        corner.drawUpperLeft(SIZE, colours);
        return setup(colours);
    }

    /** The beginning of a game with two other corners. */
    static String setup(CornerPair corners) {
        byte[] colours = new byte[SIZE * SIZE];
        corners.draw(SIZE, colours);
        return setup(colours);
    }

    private static String setup(byte[] colours) {
        return new Stones(SIZE, colours) + "move black\n";
    }

    /** The position after these moves from a setup. */
    static GoPosition replay(GoGame game, String setup, List<Integer> moves) {
        return (GoPosition) new GameRecord(game.id(), setup, moves).replay(game);
    }

    /** The same stones and prisoners without anything that was played before, Black to move. */
    static GoPosition unplayed(GoPosition position) {
        GoGame game = (GoGame) position.game();
        GoNotation notation = (GoNotation) game.notation();
        GoPosition board = (GoPosition) game.start();
        notation.place(notation.turned(position, 0), board);
        return board;
    }
}
