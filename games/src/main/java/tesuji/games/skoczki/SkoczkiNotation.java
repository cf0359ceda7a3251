package tesuji.games.skoczki;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.IntStream;
import tesuji.core.base.InputException;
import tesuji.core.game.Layout;
import tesuji.core.game.Notation;
import tesuji.core.game.Picture;
import tesuji.core.game.Position;
import tesuji.core.game.Scenery;
import tesuji.games.grid.AlgebraicCoordinates;
import tesuji.games.grid.SidedRows;

/** Text and pictures of Skoczki; a move is written {@code a1-a3}, and the only move of a blocked side {@code pass}. */
final class SkoczkiNotation implements Notation {
    private static final String PASS = "pass";

    private final SkoczkiGame game;
    private final Layout layout;
    private final AlgebraicCoordinates coordinates;

    SkoczkiNotation(SkoczkiGame game) {
        this.game = game;
        layout = new Layout(Layout.Shape.SQUARES, game.width(), game.height());
        coordinates = new AlgebraicCoordinates(layout);
    }

    @Override
    public String move(int move) {
        if (move == game.pass()) return PASS;
        return coordinates.text(game.from(move)) + "-" + coordinates.text(game.to(move));
    }

    @Override
    public int move(String text) {
        if (text.toLowerCase(Locale.ROOT).equals(PASS)) return game.pass();
        int hyphen = text.indexOf('-');
        if (hyphen < 0) {
            throw new InputException("\"" + text + "\" is not a move; write two squares, as in a1-a3, or pass.");
        }
        return game.move(coordinates.point(text.substring(0, hyphen)), coordinates.point(text.substring(hyphen + 1)));
    }

    @Override
    public String point(int point) {
        return coordinates.text(point);
    }

    @Override
    public int[] gesture(Position position, int move) {
        return move == game.pass() ? new int[0] : new int[] {game.from(move), game.to(move)};
    }

    @Override
    public int[] route(Position position, int move) {
        return move == game.pass() ? new int[0] : new SkoczkiRoute(game, (SkoczkiBoard) position).of(move);
    }

    /** The start squares of either side are the goal of the other. */
    @Override
    public Scenery scenery() {
        List<Scenery.Zone> zones = new ArrayList<>();
        for (int side = 0; side < 2; side++) {
            int begin = game.homeBegin(side);
            List<Integer> squares =
                    IntStream.range(begin, begin + game.men()).boxed().toList();
            zones.add(Scenery.Zone.of(Scenery.Meaning.HOME, side, squares));
            zones.add(Scenery.Zone.of(Scenery.Meaning.GOAL, 1 - side, squares));
        }
        return Scenery.of(layout, coordinates.axes(), this::point)
                .withZones(zones)
                .withSides(Scenery.WHITE, Scenery.BLACK)
                .withKinds(new Scenery.Kind(Picture.FIRST, "man", Scenery.Outline.DISC))
                .on(Scenery.Surface.DARK_WOOD);
    }

    @Override
    public String objection(Position position, int move) {
        if (move == game.pass()) return "a side that can move may not pass";
        int side = position.toMove();
        char man = side == 0 ? Picture.FIRST : Picture.SECOND;
        SkoczkiBoard board = (SkoczkiBoard) position;
        int from = game.from(move);
        int to = game.to(move);
        if (board.piece(from) == Picture.EMPTY) return coordinates.text(from) + " is empty";
        if (board.piece(from) != man) return "the man on " + coordinates.text(from) + " is the other side's";
        if (from != to && board.piece(to) != Picture.EMPTY) return coordinates.text(to) + " is occupied";
        if (!game.variant().returns() && game.isHome(to, side)) return "no move may end on an own start square";
        if (game.variant().forcesLeaving() && !game.isHome(from, side) && mustLeave(position)) {
            return "men that can leave their start squares must move first";
        }
        if (from == to && !game.variant().emptyMove()) return "a move may not end where it began";
        return "the man on " + coordinates.text(from) + " does not reach " + coordinates.text(to);
    }

    /** Whether a man can leave its start squares; where that is forced, only such men move then. */
    private boolean mustLeave(Position position) {
        int[] moves = new int[game.maxLegalMoves()];
        position.legalMoves(moves);
        return moves[0] != game.pass() && game.isHome(game.from(moves[0]), position.toMove());
    }

    @Override
    public Picture picture(Position position) {
        SkoczkiBoard board = (SkoczkiBoard) position;
        char[] pieces = new char[layout.points()];
        for (int square = 0; square < pieces.length; square++) pieces[square] = board.piece(square);
        return new Picture(layout, String.valueOf(pieces));
    }

    @Override
    public String diagram(Position position) {
        return SidedRows.write(picture(position), position.toMove());
    }

    @Override
    public void place(String diagram, Position into) {
        SidedRows rows = SidedRows.read(diagram, layout);
        int first = rows.count(Picture.FIRST);
        int second = rows.count(Picture.SECOND);
        if (first != game.men() || second != game.men()) {
            throw new InputException("The diagram has " + first + " X and " + second + " O; each side has " + game.men()
                    + " men on this board.");
        }
        if (hasArrived(rows.pieces(), rows.side())) {
            throw new InputException("The diagram shows a game that went on after a win.");
        }
        ((SkoczkiBoard) into).set(rows.pieces(), rows.side());
    }

    /** Whether all men of a side stand on the start squares of the other. */
    private boolean hasArrived(String pieces, int side) {
        int goal = game.homeBegin(1 - side);
        char man = side == 0 ? Picture.FIRST : Picture.SECOND;
        return pieces.substring(goal, goal + game.men()).chars().allMatch(piece -> piece == man);
    }
}
