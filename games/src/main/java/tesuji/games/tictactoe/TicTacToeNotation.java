package tesuji.games.tictactoe;

import tesuji.core.base.InputException;
import tesuji.core.game.Layout;
import tesuji.core.game.Notation;
import tesuji.core.game.Picture;
import tesuji.core.game.Position;
import tesuji.core.game.Scenery;
import tesuji.games.grid.AlgebraicCoordinates;
import tesuji.games.grid.StoneRows;

/** Text and pictures of tic-tac-toe; moves are squares from {@code a1} to {@code c3}. */
final class TicTacToeNotation implements Notation {
    static final TicTacToeNotation INSTANCE = new TicTacToeNotation();

    private final Layout layout = new Layout(Layout.Shape.SQUARES, TicTacToeGame.SIZE, TicTacToeGame.SIZE);
    private final AlgebraicCoordinates coordinates = new AlgebraicCoordinates(layout);

    private TicTacToeNotation() {}

    @Override
    public String move(int move) {
        return coordinates.text(move);
    }

    @Override
    public int move(String text) {
        return coordinates.point(text);
    }

    @Override
    public String point(int point) {
        return coordinates.text(point);
    }

    @Override
    public Scenery scenery() {
        return Scenery.of(layout, coordinates.axes(), this::point)
                .withSides(
                        new Scenery.Side("X", Scenery.Colour.RED, true),
                        new Scenery.Side("O", Scenery.Colour.CYAN, false))
                .withKinds(
                        new Scenery.Kind(Picture.FIRST, "cross", Scenery.Outline.CROSS),
                        new Scenery.Kind(Picture.SECOND, "nought", Scenery.Outline.NOUGHT))
                .on(Scenery.Surface.SLATE);
    }

    @Override
    public int[] gesture(Position position, int move) {
        return new int[] {move};
    }

    @Override
    public String objection(Position position, int move) {
        return "the square is occupied";
    }

    @Override
    public Picture picture(Position position) {
        TicTacToePosition marks = (TicTacToePosition) position;
        char[] pieces = new char[TicTacToeGame.SQUARES];
        for (int square = 0; square < pieces.length; square++) {
            pieces[square] = ((marks.first() >> square) & 1) != 0
                    ? Picture.FIRST
                    : ((marks.second() >> square) & 1) != 0 ? Picture.SECOND : Picture.EMPTY;
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
        StoneRows.sideToMove(pieces);
        int first = 0;
        int second = 0;
        for (int square = 0; square < TicTacToeGame.SQUARES; square++) {
            if (pieces.charAt(square) == Picture.FIRST) first |= 1 << square;
            if (pieces.charAt(square) == Picture.SECOND) second |= 1 << square;
        }
        if (!TicTacToePosition.isReachable(first, second)) {
            throw new InputException("The diagram shows a game that went on after three in a row.");
        }
        ((TicTacToePosition) into).set(first, second);
    }
}
