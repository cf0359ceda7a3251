package tesuji.games.hex;

import java.util.List;
import java.util.stream.IntStream;
import tesuji.core.base.InputException;
import tesuji.core.game.Layout;
import tesuji.core.game.Notation;
import tesuji.core.game.Picture;
import tesuji.core.game.Position;
import tesuji.core.game.Scenery;
import tesuji.games.grid.AlgebraicCoordinates;
import tesuji.games.grid.StoneRows;

/** Text and pictures of Hex; moves are cells, {@code a1} in the upper left corner. */
final class HexNotation implements Notation {
    private final HexGame game;
    private final Layout layout;
    private final AlgebraicCoordinates coordinates;

    HexNotation(HexGame game) {
        this.game = game;
        layout = new Layout(Layout.Shape.HEXAGONS, game.size(), game.size());
        coordinates = new AlgebraicCoordinates(layout);
    }

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

    /** Black's edges are the upper and the lower one, White's the left and the right one. */
    @Override
    public Scenery scenery() {
        int size = game.size();
        return Scenery.of(layout, coordinates.axes(), this::point)
                .withZones(List.of(
                        edge(0, 0, 1), edge(0, size * (size - 1), 1), edge(1, 0, size), edge(1, size - 1, size)));
    }

    private Scenery.Zone edge(int side, int first, int step) {
        List<Integer> cells =
                IntStream.range(0, game.size()).mapToObj(i -> first + i * step).toList();
        return Scenery.Zone.of(Scenery.Meaning.EDGE, side, cells);
    }

    @Override
    public int[] gesture(Position position, int move) {
        return new int[] {move};
    }

    @Override
    public String objection(Position position, int move) {
        return "the cell is occupied";
    }

    @Override
    public Picture picture(Position position) {
        HexPosition board = (HexPosition) position;
        char[] pieces = new char[layout.points()];
        for (int cell = 0; cell < pieces.length; cell++) pieces[cell] = board.piece(cell);
        return new Picture(layout, String.valueOf(pieces));
    }

    @Override
    public String diagram(Position position) {
        return StoneRows.write(picture(position));
    }

    @Override
    public void place(String diagram, Position into) {
        String pieces = StoneRows.read(diagram, layout);
        HexPosition board = game.start();
        board.set(pieces);
        if (board.hasWon(StoneRows.sideToMove(pieces))) {
            throw new InputException("The diagram shows a game that went on after two edges were joined.");
        }
        into.copyFrom(board);
    }
}
