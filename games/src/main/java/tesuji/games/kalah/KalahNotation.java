package tesuji.games.kalah;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.StringJoiner;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import tesuji.core.base.InputException;
import tesuji.core.game.Axes;
import tesuji.core.game.Layout;
import tesuji.core.game.Notation;
import tesuji.core.game.Picture;
import tesuji.core.game.Position;
import tesuji.core.game.Scenery;
import tesuji.games.grid.AlgebraicCoordinates;

/**
 * Text and pictures of Kalah. A move is the letter of a pit's column, the same for both sides, or {@code pass}. The
 * diagram {@code 4-0-5 1 4-4-0 0 O pass} lists the pits and the store of side 0, those of side 1, columns from left to
 * right, and the side to move, with {@code pass} if the other side sows again.
 *
 * <p>The picture shows numbers: the pits of side 1, North, above those of side 0, South, with North's store at the left
 * and South's at the right. The pits of column a are called {@code a1} and {@code a2}, the stores by their owners.
 */
final class KalahNotation implements Notation {
    private static final String PASS = "pass";
    private static final Pattern DIAGRAM = Pattern.compile("(ROW) (NUMBER) (ROW) (NUMBER) ([XOxo])( pass)?"
            .replace("ROW", "NUMBER(?:-NUMBER)*")
            .replace("NUMBER", "[0-9]{1,3}"));
    private static final Scenery.Side SOUTH = new Scenery.Side("South", Scenery.Colour.AMBER, true);
    private static final Scenery.Side NORTH = new Scenery.Side("North", Scenery.Colour.AMBER, false);

    private final KalahGame game;
    private final Layout layout;

    KalahNotation(KalahGame game) {
        this.game = game;
        layout = new Layout(Layout.Shape.PITS, game.pits() + 1, 2);
    }

    @Override
    public String move(int move) {
        return move == game.pass() ? PASS : AlgebraicCoordinates.column(move);
    }

    @Override
    public int move(String text) {
        if (text.toLowerCase(Locale.ROOT).equals(PASS)) return game.pass();
        if (text.matches("[A-Za-z]")) {
            int column = AlgebraicCoordinates.columnOf(text.charAt(0));
            if (column < game.pits()) return column;
        }
        throw new InputException("\"" + text + "\" is not a move; write a pit from a to "
                + AlgebraicCoordinates.column(game.pits() - 1) + ", or pass.");
    }

    @Override
    public int[] gesture(Position position, int move) {
        return move == game.pass() ? new int[0] : new int[] {point(position.toMove(), move)};
    }

    /** The pit, and then every pit and store that gets a seed, as often as it does. */
    @Override
    public int[] route(Position position, int move) {
        if (move == game.pass()) return new int[0];
        int side = position.toMove();
        int cell = game.pit(side, move);
        int[] route = new int[1 + ((KalahPosition) position).seeds(cell)];
        for (int i = 0; i < route.length; i++) {
            route[i] = pointOf(cell);
            do cell = (cell + 1) % game.cells();
            while (cell == game.store(1 - side));
        }
        return route;
    }

    @Override
    public String objection(Position position, int move) {
        if (((KalahPosition) position).mustPass()) return "the other side sows again, so you must pass";
        return move == game.pass() ? "a side that can sow may not pass" : "the pit is empty";
    }

    private int point(int side, int column) {
        return side == 0 ? layout.point(column, 0) : layout.point(column + 1, 1);
    }

    /** Cells are numbered in the order of sowing, points from left to right in either row. */
    private int pointOf(int cell) {
        if (cell == game.store(0)) return layout.point(game.pits(), 0);
        if (cell == game.store(1)) return layout.point(0, 1);
        return cell < game.pits() ? point(0, cell) : point(1, 2 * game.pits() - cell);
    }

    @Override
    public String point(int point) {
        if (point == pointOf(game.store(0))) return SOUTH.name();
        if (point == pointOf(game.store(1))) return NORTH.name();
        int side = layout.rise(point);
        return AlgebraicCoordinates.column(layout.column(point) - side) + (side + 1);
    }

    @Override
    public Scenery scenery() {
        List<Scenery.Zone> zones = new ArrayList<>();
        for (int side = 0; side < 2; side++) {
            List<Integer> row = new ArrayList<>();
            for (int column = 0; column < game.pits(); column++) row.add(point(side, column));
            row.add(pointOf(game.store(side)));
            zones.add(Scenery.Zone.of(Scenery.Meaning.HOME, side, row));
        }
        Axes axes =
                Axes.of(layout, column -> column == game.pits() ? "" : AlgebraicCoordinates.column(column), rise -> "");
        return Scenery.of(layout, axes, this::point)
                .withZones(zones)
                .withSides(SOUTH, NORTH)
                .withKinds(new Scenery.Kind(Picture.COUNTER, "seed", Scenery.Outline.DISC))
                .on(Scenery.Surface.SLATE);
    }

    @Override
    public Picture picture(Position position) {
        KalahPosition kalah = (KalahPosition) position;
        Integer[] seeds = new Integer[layout.points()];
        for (int cell = 0; cell < seeds.length; cell++) seeds[pointOf(cell)] = kalah.seeds(cell);
        return Picture.ofCounts(layout, List.of(seeds));
    }

    @Override
    public String diagram(Position position) {
        KalahPosition kalah = (KalahPosition) position;
        StringJoiner text = new StringJoiner(" ");
        for (int side = 0; side < 2; side++) {
            StringJoiner row = new StringJoiner("-");
            for (int column = 0; column < game.pits(); column++) {
                row.add(String.valueOf(kalah.seeds(game.pit(side, column))));
            }
            text.add(row.toString()).add(String.valueOf(kalah.seeds(game.store(side))));
        }
        text.add(String.valueOf(kalah.toMove() == 0 ? Picture.FIRST : Picture.SECOND));
        return kalah.mustPass() ? text.add(PASS).toString() : text.toString();
    }

    @Override
    public void place(String diagram, Position into) {
        Matcher matcher = DIAGRAM.matcher(diagram.strip());
        if (!matcher.matches()) throw malformed(diagram);
        int[] cells = new int[game.cells()];
        int[] rows = new int[2];
        for (int side = 0; side < 2; side++) {
            String[] parts = matcher.group(1 + 2 * side).split("-", -1);
            if (parts.length != game.pits()) throw malformed(diagram);
            for (int column = 0; column < parts.length; column++) {
                int seeds = Integer.parseInt(parts[column]);
                cells[game.pit(side, column)] = seeds;
                rows[side] += seeds;
            }
            cells[game.store(side)] = Integer.parseInt(matcher.group(2 + 2 * side));
        }
        if (Arrays.stream(cells).sum() != game.total()) throw malformed(diagram);
        if ((rows[0] == 0) != (rows[1] == 0)) {
            throw new InputException("The diagram has one empty row; then the seeds of the other are in its store.");
        }
        int side = Character.toUpperCase(matcher.group(5).charAt(0)) == Picture.FIRST ? 0 : 1;
        boolean mustPass = matcher.group(6) != null;
        if (mustPass && (rows[0] == 0 || cells[game.store(1 - side)] == 0)) {
            throw new InputException("The diagram has a pass that is not due; it follows a last seed in the store.");
        }
        KalahPosition position = (KalahPosition) into;
        for (int cell = 0; cell < cells.length; cell++) position.put(cell, cells[cell]);
        position.begin(side, mustPass);
    }

    private InputException malformed(String diagram) {
        return new InputException("\"" + diagram + "\" is not a position; write the seeds of the " + game.pits()
                + " pits and the store of either side, " + game.total()
                + " seeds together, and the side to move, X or O, with pass if the other side sows again.");
    }
}
