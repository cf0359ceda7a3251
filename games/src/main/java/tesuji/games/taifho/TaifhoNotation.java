package tesuji.games.taifho;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.OptionalInt;
import java.util.stream.IntStream;
import tesuji.core.base.InputException;
import tesuji.core.game.Axes;
import tesuji.core.game.Layout;
import tesuji.core.game.Notation;
import tesuji.core.game.Picture;
import tesuji.core.game.Position;
import tesuji.core.game.Scenery;

/**
 * Text and pictures of Taifho: a move is written as its two ends, {@code D9D8}, whatever lies between; the only move of
 * a blocked side is {@code pass}. Rows are numbered from the top, as in the source.
 */
final class TaifhoNotation implements Notation {
    private static final String PASS = "pass";
    private static final int NAME = 2;

    private final Layout layout = new Layout(Layout.Shape.SQUARES, Ground.COLUMNS, Ground.ROWS);

    /** The name of a square. */
    static String text(int square) {
        return column(square % Ground.COLUMNS) + square / Ground.COLUMNS;
    }

    private static String column(int column) {
        return String.valueOf((char) ('A' + column));
    }

    /** The square whose name begins at this place of the text, or a negative number. */
    private static int square(String text, int begin) {
        if (text.length() < begin + NAME) return -1;
        char letter = text.charAt(begin);
        int column = letter >= 'a' ? letter - 'a' : letter - 'A';
        int row = text.charAt(begin + 1) - '0';
        boolean named = column >= 0 && column < Ground.COLUMNS && row >= 0 && row < Ground.ROWS;
        return named ? row * Ground.COLUMNS + column : -1;
    }

    @Override
    public String move(int move) {
        return move == TaifhoGame.PASS ? PASS : text(TaifhoGame.from(move)) + text(TaifhoGame.to(move));
    }

    @Override
    public int move(String text) {
        if (text.toLowerCase(Locale.ROOT).equals(PASS)) return TaifhoGame.PASS;
        int from = square(text, 0);
        int to = square(text, NAME);
        if (text.length() != 2 * NAME || from < 0 || to < 0) {
            throw new InputException(
                    "\"" + text + "\" is not a move; write two squares from A0 to H9, as in D9D8, or pass.");
        }
        return TaifhoGame.move(from, to);
    }

    @Override
    public String point(int point) {
        return text(squareAt(point));
    }

    @Override
    public OptionalInt origin(String text) {
        int square = square(text, 0);
        return square < 0 ? OptionalInt.empty() : OptionalInt.of(pointOf(square));
    }

    @Override
    public String objection(Position position, int move) {
        if (move == TaifhoGame.PASS) return "a side that can move may not pass";
        return objection((TaifhoPosition) position, TaifhoGame.from(move), TaifhoGame.to(move));
    }

    @Override
    public String objection(Position position, String text) {
        int from = square(text, 0);
        return from < 0 ? "" : objection((TaifhoPosition) position, from, square(text, NAME));
    }

    /** What is wrong with a piece or, if a target is named, with its move there. */
    private static String objection(TaifhoPosition board, int from, int to) {
        int piece = board.piece(from);
        if (piece < 0) return text(from) + " is empty";
        int owner = piece / TaifhoPosition.PIECES;
        if (owner != board.toMove()) {
            return text(from) + " is " + Finish.side(owner) + "'s piece, you play " + Finish.side(1 - owner);
        }
        if (to < 0) return "";
        if (to == from) return "a move must not end where it began";
        if (board.piece(to) >= 0) return text(to) + " is taken";
        return text(from) + " cannot go to " + text(to);
    }

    /** Squares count from the top, points of the layout from the bottom. */
    private int pointOf(int square) {
        return layout.point(square % Ground.COLUMNS, Ground.ROWS - 1 - square / Ground.COLUMNS);
    }

    private int squareAt(int point) {
        return (Ground.ROWS - 1 - layout.rise(point)) * Ground.COLUMNS + layout.column(point);
    }

    @Override
    public int[] gesture(Position position, int move) {
        return move == TaifhoGame.PASS
                ? new int[0]
                : new int[] {pointOf(TaifhoGame.from(move)), pointOf(TaifhoGame.to(move))};
    }

    @Override
    public int[] route(Position position, int move) {
        if (move == TaifhoGame.PASS) return new int[0];
        return IntStream.of(TaifhoRoute.of((TaifhoPosition) position, move))
                .map(this::pointOf)
                .toArray();
    }

    /** The home row of either side is the goal of the other. */
    @Override
    public Scenery scenery() {
        List<Scenery.Zone> zones = new ArrayList<>();
        for (int side = 0; side < 2; side++) {
            int begin = TaifhoGame.homeRow(side) * Ground.COLUMNS;
            List<Integer> row = IntStream.range(begin, begin + Ground.COLUMNS)
                    .map(this::pointOf)
                    .boxed()
                    .toList();
            zones.add(Scenery.Zone.of(Scenery.Meaning.HOME, side, row));
            zones.add(Scenery.Zone.of(Scenery.Meaning.GOAL, 1 - side, row));
        }
        Axes axes = Axes.of(layout, TaifhoNotation::column, rise -> Integer.toString(Ground.ROWS - 1 - rise));
        return Scenery.of(layout, axes, this::point)
                .withZones(zones)
                .withSides(
                        new Scenery.Side(Finish.side(0), Scenery.Colour.GREEN, false),
                        new Scenery.Side(Finish.side(1), Scenery.Colour.BLUE, true))
                .withKinds(
                        new Scenery.Kind(PieceShape.CIRCLE.letter(), "circle", Scenery.Outline.CIRCLE),
                        new Scenery.Kind(PieceShape.DIAMOND.letter(), "diamond", Scenery.Outline.DIAMOND),
                        new Scenery.Kind(PieceShape.SQUARE.letter(), "square", Scenery.Outline.SQUARE),
                        new Scenery.Kind(PieceShape.TRIANGLE.letter(), "triangle", Scenery.Outline.TRIANGLE))
                .on(Scenery.Surface.SLATE);
    }

    @Override
    public Picture picture(Position position) {
        char[] pieces = new char[layout.points()];
        for (int square = 0; square < pieces.length; square++) {
            pieces[pointOf(square)] = letter(((TaifhoPosition) position).piece(square));
        }
        return new Picture(layout, String.valueOf(pieces));
    }

    private static char letter(int piece) {
        if (piece < 0) return Picture.EMPTY;
        char letter = TaifhoPosition.shape(piece).letter();
        return piece < TaifhoPosition.PIECES ? letter : Character.toLowerCase(letter);
    }

    /** A move of one side counts half, as in the source: {@code 42.5}. */
    @Override
    public String length(int moves) {
        return moves / 2 + (moves % 2 == 0 ? ".0" : ".5");
    }

    @Override
    public String diagram(Position position) {
        return TaifhoDiagram.write((TaifhoPosition) position);
    }

    @Override
    public void place(String diagram, Position into) {
        TaifhoDiagram.read(diagram).put((TaifhoPosition) into);
    }
}
