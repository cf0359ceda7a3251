package tesuji.games.threemensmorris;

import java.util.ArrayList;
import java.util.List;
import tesuji.core.base.InputException;
import tesuji.core.game.Layout;
import tesuji.core.game.Notation;
import tesuji.core.game.Picture;
import tesuji.core.game.Position;
import tesuji.core.game.Scenery;
import tesuji.games.grid.AlgebraicCoordinates;
import tesuji.games.grid.SidedRows;

/** Text and pictures of three men's morris; men are put down by {@code b2} and moved by {@code b2-b3}. */
final class ThreeMensMorrisNotation implements Notation {
    private final ThreeMensMorrisGame game;
    private final Layout layout = new Layout(Layout.Shape.CROSSINGS, MorrisBoard.SIZE, MorrisBoard.SIZE);
    private final AlgebraicCoordinates coordinates = new AlgebraicCoordinates(layout);

    ThreeMensMorrisNotation(ThreeMensMorrisGame game) {
        this.game = game;
    }

    @Override
    public String move(int move) {
        String to = coordinates.text(game.to(move));
        return game.isPlacing(move) ? to : coordinates.text(game.from(move)) + "-" + to;
    }

    @Override
    public int move(String text) {
        int hyphen = text.indexOf('-');
        int to = coordinates.point(text.substring(hyphen + 1));
        return hyphen < 0 ? to : game.move(coordinates.point(text.substring(0, hyphen)), to);
    }

    @Override
    public String point(int point) {
        return coordinates.text(point);
    }

    @Override
    public Scenery scenery() {
        Scenery plain = Scenery.of(layout, coordinates.axes(), this::point)
                .withKinds(new Scenery.Kind(Picture.FIRST, "man", Scenery.Outline.DISC));
        if (!game.board().diagonals()) return plain;
        int corner = MorrisBoard.SIZE - 1;
        List<Scenery.Segment> lines = new ArrayList<>(plain.lines());
        lines.add(new Scenery.Segment(layout.point(0, 0), layout.point(corner, corner)));
        lines.add(new Scenery.Segment(layout.point(0, corner), layout.point(corner, 0)));
        return plain.withLines(lines);
    }

    @Override
    public int[] gesture(Position position, int move) {
        return game.isPlacing(move) ? new int[] {move} : new int[] {game.from(move), game.to(move)};
    }

    @Override
    public String objection(Position position, int move) {
        ThreeMensMorrisPosition men = (ThreeMensMorrisPosition) position;
        int own = men.men(position.toMove());
        String to = coordinates.text(game.to(move));
        boolean moving = Integer.bitCount(own) == MorrisBoard.MEN;
        if (moving && game.isPlacing(move)) return "all three men are on the board, so one of them must move";
        if (!moving && !game.isPlacing(move)) return "men move only when all three are on the board";
        if (((men.men(0) | men.men(1)) >> game.to(move) & 1) != 0) return to + " is occupied";
        String from = coordinates.text(game.from(move));
        if ((own >> game.from(move) & 1) == 0) return "you have no man on " + from;
        return from + " and " + to + " are not neighbours on a line";
    }

    @Override
    public Picture picture(Position position) {
        ThreeMensMorrisPosition men = (ThreeMensMorrisPosition) position;
        char[] pieces = new char[layout.points()];
        for (int point = 0; point < pieces.length; point++) {
            pieces[point] = (men.men(0) >> point & 1) != 0
                    ? Picture.FIRST
                    : (men.men(1) >> point & 1) != 0 ? Picture.SECOND : Picture.EMPTY;
        }
        return new Picture(layout, String.valueOf(pieces));
    }

    @Override
    public String diagram(Position position) {
        return SidedRows.write(picture(position), position.toMove());
    }

    @Override
    public void place(String diagram, Position into) {
        SidedRows rows = SidedRows.read(diagram, layout);
        int first = (int) rows.bits(Picture.FIRST);
        int second = (int) rows.bits(Picture.SECOND);
        checkMen(rows);
        if (game.board().hasLine(rows.side() == 0 ? first : second)) {
            throw new InputException("The diagram shows a game that went on after three in a row.");
        }
        ((ThreeMensMorrisPosition) into).set(first, second, rows.side());
    }

    /** While men are put down their numbers tell whose turn it is. */
    private static void checkMen(SidedRows rows) {
        int first = rows.count(Picture.FIRST);
        int second = rows.count(Picture.SECOND);
        boolean moving = first == MorrisBoard.MEN && second == MorrisBoard.MEN;
        boolean placing = first <= MorrisBoard.MEN && first - second == rows.side();
        if (!moving && !placing) {
            throw new InputException("The diagram has " + first + " X and " + second
                    + " O; they are put down in turn, X first, up to three each.");
        }
    }
}
