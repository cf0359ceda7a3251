package tesuji.gtp.toy;

import java.util.Locale;
import java.util.OptionalInt;
import tesuji.core.base.InputException;
import tesuji.core.game.Axes;
import tesuji.core.game.Coordinates;
import tesuji.core.game.Layout;
import tesuji.core.game.Notation;
import tesuji.core.game.Picture;
import tesuji.core.game.Position;
import tesuji.core.game.Scenery;

/** Text of a {@link ToyGame}: a diagram is the pieces in one line, the side to move and the passes before. */
record ToyNotation(ToyGame game) implements Notation {
    @Override
    public String move(int move) {
        return switch (game.kind()) {
            case CATCH -> move == game.points() ? "pass" : Coordinates.text(game.layout(), move);
            case DROP, HEAPS -> Integer.toString(move + 1);
            case WALK -> vertex(move / game.points()) + "-" + vertex(move % game.points());
            case RHOMB -> vertex(move);
        };
    }

    /** The row is that of the point's number, which on hexagons is counted from the top. */
    private String vertex(int point) {
        int width = game.layout().width();
        return Coordinates.column(point % width).toLowerCase(Locale.ROOT) + (point / width + 1);
    }

    @Override
    public int move(String text) {
        for (int move = 0; move < game.moveLimit(); move++) {
            if (move(move).equalsIgnoreCase(text)) return move;
        }
        throw new InputException(
                "\"" + text + "\" is not a move of " + game.id().name() + ".");
    }

    @Override
    public int[] gesture(Position position, int move) {
        return switch (game.kind()) {
            case CATCH -> move == game.points() ? new int[0] : new int[] {move};
            case DROP -> new int[] {((ToyPosition) position).landing(move)};
            case WALK -> new int[] {move / game.points(), move % game.points()};
            case RHOMB, HEAPS -> new int[] {move};
        };
    }

    @Override
    public String point(int point) {
        return game.kind() == ToyKind.CATCH ? Coordinates.text(game.layout(), point) : vertex(point);
    }

    @Override
    public Scenery scenery() {
        return Scenery.of(game.layout(), axes(game.layout()), this::point);
    }

    private Axes axes(Layout layout) {
        return switch (game.kind()) {
            case CATCH -> Axes.of(layout);
            case HEAPS -> Axes.of(layout, column -> Integer.toString(column + 1), rise -> "");
            case DROP, WALK, RHOMB ->
                Axes.of(
                        layout,
                        column -> Coordinates.column(column).toLowerCase(Locale.ROOT),
                        rise -> Integer.toString(layout.point(0, rise) / layout.width() + 1));
        };
    }

    @Override
    public String objection(Position position, int move) {
        return game.kind() == ToyKind.WALK ? "out of reach" : "the place is taken";
    }

    @Override
    public Picture picture(Position position) {
        return new Picture(game.layout(), ((ToyPosition) position).pieces());
    }

    @Override
    public String diagram(Position position) {
        return diagram((ToyPosition) position, position.toMove(), ((ToyPosition) position).passes());
    }

    static String diagram(ToyPosition position, int side, int passes) {
        return position.pieces() + " " + side + " " + passes;
    }

    @Override
    public void place(String diagram, Position into) {
        String[] parts = diagram.split(" ");
        OptionalInt side = parts.length == 3 ? OptionalInt.of(Integer.parseInt(parts[1])) : OptionalInt.empty();
        if (side.isEmpty() || parts[0].length() != game.points()) {
            throw new InputException(
                    "\"" + diagram + "\" is not a diagram of " + game.id().name() + ".");
        }
        ((ToyPosition) into).set(parts[0], side.getAsInt(), Integer.parseInt(parts[2]));
    }
}
