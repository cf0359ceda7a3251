package tesuji.games.connectfour;

import tesuji.core.base.InputException;
import tesuji.core.game.Layout;
import tesuji.core.game.Notation;
import tesuji.core.game.Picture;
import tesuji.core.game.Position;
import tesuji.games.grid.Coordinates;
import tesuji.games.grid.Rows;

/** Text and pictures of Connect Four; a move is the letter of its column. */
final class ConnectFourNotation implements Notation {
    private final Layout layout;

    ConnectFourNotation(ConnectFourGame game) {
        layout = new Layout(Layout.Shape.SQUARES, game.width(), game.height());
    }

    @Override
    public String move(int move) {
        return Coordinates.column(move);
    }

    @Override
    public int move(String text) {
        if (text.matches("[A-Za-z]")) {
            int column = Coordinates.columnOf(text.charAt(0));
            if (column < layout.width()) return column;
        }
        throw new InputException("\"" + text + "\" is not a column of this board; its columns are a to "
                + Coordinates.column(layout.width() - 1) + ".");
    }

    /** The cell where the stone comes to rest. */
    @Override
    public int[] gesture(Position position, int move) {
        return new int[] {layout.point(move, ((ConnectFourPosition) position).stonesIn(move))};
    }

    @Override
    public Picture picture(Position position) {
        ConnectFourPosition board = (ConnectFourPosition) position;
        char[] pieces = new char[layout.points()];
        for (int point = 0; point < pieces.length; point++) {
            long cell = board.cell(layout.column(point), layout.rise(point));
            pieces[point] = (board.stonesOf(0) & cell) != 0
                    ? Picture.FIRST
                    : (board.stonesOf(1) & cell) != 0 ? Picture.SECOND : Picture.EMPTY;
        }
        return new Picture(layout, String.valueOf(pieces));
    }

    @Override
    public String diagram(Position position) {
        return Rows.write(picture(position));
    }

    @Override
    public void place(String diagram, Position into) {
        ConnectFourPosition board = (ConnectFourPosition) into;
        String pieces = Rows.read(diagram, layout);
        long first = 0;
        long second = 0;
        for (int point = 0; point < pieces.length(); point++) {
            long cell = board.cell(layout.column(point), layout.rise(point));
            if (pieces.charAt(point) == Picture.FIRST) first |= cell;
            if (pieces.charAt(point) == Picture.SECOND) second |= cell;
        }
        if (!board.isSettled(first | second)) {
            throw new InputException("The diagram has a stone with nothing below it.");
        }
        if (board.hasFour(Rows.sideToMove(pieces) == 0 ? first : second)) {
            throw new InputException("The diagram shows a game that went on after four in a row.");
        }
        board.set(first, second);
    }
}
