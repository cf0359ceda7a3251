package tesuji.games.connectfour;

import tesuji.core.base.InputException;
import tesuji.core.game.Layout;
import tesuji.core.game.Notation;
import tesuji.core.game.Picture;
import tesuji.core.game.Position;
import tesuji.core.game.Scenery;
import tesuji.games.grid.AlgebraicCoordinates;
import tesuji.games.grid.StoneRows;

/** Text and pictures of Connect Four; a move is the letter of its column. */
final class ConnectFourNotation implements Notation {
    private final ConnectFourGame game;
    private final Layout layout;
    private final AlgebraicCoordinates coordinates;

    ConnectFourNotation(ConnectFourGame game) {
        this.game = game;
        layout = new Layout(Layout.Shape.SQUARES, game.width(), game.height());
        coordinates = new AlgebraicCoordinates(layout);
    }

    @Override
    public String move(int move) {
        return AlgebraicCoordinates.column(move);
    }

    @Override
    public int move(String text) {
        if (text.matches("[A-Za-z]")) {
            int column = AlgebraicCoordinates.columnOf(text.charAt(0));
            if (column < layout.width()) return column;
        }
        throw new InputException("\"" + text + "\" is not a column of this board; its columns are a to "
                + AlgebraicCoordinates.column(layout.width() - 1) + ".");
    }

    /** The cell where the stone comes to rest. */
    @Override
    public int[] gesture(Position position, int move) {
        return new int[] {layout.point(move, ((ConnectFourBoard) position).stonesIn(move))};
    }

    @Override
    public String point(int point) {
        return coordinates.text(point);
    }

    /** Whoever clicks any cell of a column means the column. */
    @Override
    public Scenery scenery() {
        return Scenery.of(layout, coordinates.axes(), this::point)
                .grouped(point -> move(layout.column(point)))
                .withSides(
                        new Scenery.Side("Red", Scenery.Colour.RED, true),
                        new Scenery.Side("Yellow", Scenery.Colour.YELLOW, false))
                .withKinds(new Scenery.Kind(Picture.FIRST, "disc", Scenery.Outline.DISC))
                .on(Scenery.Surface.BLUE);
    }

    @Override
    public String objection(Position position, int move) {
        return "the column is full";
    }

    @Override
    public Picture picture(Position position) {
        ConnectFourBoard board = (ConnectFourBoard) position;
        char[] pieces = new char[layout.points()];
        for (int point = 0; point < pieces.length; point++) {
            pieces[point] = board.piece(layout.column(point), layout.rise(point));
        }
        return new Picture(layout, String.valueOf(pieces));
    }

    @Override
    public String diagram(Position position) {
        return StoneRows.write(picture(position));
    }

    @Override
    public void place(String diagram, Position into) {
        String pieces = StoneRows.read(diagram, layout);
        if (!isSettled(pieces)) throw new InputException("The diagram has a stone with nothing below it.");
        int toMove = StoneRows.sideToMove(pieces);
        ConnectFourBoard board = game.empty();
        board.set(pieces);
        if (board.hasFour(toMove)) {
            throw new InputException("The diagram shows a game that went on after four in a row.");
        }
        into.copyFrom(board);
    }

    /** Whether every stone rests on another or on the ground. */
    private boolean isSettled(String pieces) {
        int width = layout.width();
        for (int point = width; point < pieces.length(); point++) {
            if (pieces.charAt(point) != Picture.EMPTY && pieces.charAt(point - width) == Picture.EMPTY) return false;
        }
        return true;
    }
}
