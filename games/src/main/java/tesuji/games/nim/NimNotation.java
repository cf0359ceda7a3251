package tesuji.games.nim;

import java.util.StringJoiner;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import tesuji.core.base.InputException;
import tesuji.core.game.Layout;
import tesuji.core.game.Notation;
import tesuji.core.game.Picture;
import tesuji.core.game.Position;
import tesuji.core.game.Scenery;
import tesuji.games.grid.AlgebraicCoordinates;

/**
 * Text and pictures of Nim. The move {@code d-5} takes five counters from the fourth pile; the diagram
 * {@code 1-3-5-2 O} lists the piles and the side to move.
 */
final class NimNotation implements Notation {
    private static final Pattern MOVE = Pattern.compile("([A-Za-z])-([1-9][0-9]?)");
    private static final Pattern DIAGRAM = Pattern.compile("([0-9]{1,2}(?:-[0-9]{1,2})*) ([XOxo])");

    private final NimGame game;
    private final Layout layout;
    private final AlgebraicCoordinates coordinates;

    NimNotation(NimGame game) {
        this.game = game;
        layout = new Layout(Layout.Shape.PILES, game.piles(), game.highest());
        coordinates = new AlgebraicCoordinates(layout);
    }

    @Override
    public String move(int move) {
        return AlgebraicCoordinates.column(game.pileOf(move)) + "-" + game.takenBy(move);
    }

    @Override
    public int move(String text) {
        Matcher matcher = MOVE.matcher(text);
        if (matcher.matches()) {
            int pile = AlgebraicCoordinates.columnOf(matcher.group(1).charAt(0));
            int taken = Integer.parseInt(matcher.group(2));
            if (pile < game.piles() && taken <= game.highest()) return game.move(pile, taken);
        }
        throw new InputException("\"" + text + "\" is not a move; write a pile from a to "
                + AlgebraicCoordinates.column(game.piles() - 1) + " and the counters to take, as in a-1.");
    }

    /** The lowest counter taken; those above it go with it. */
    @Override
    public int[] gesture(Position position, int move) {
        int pile = game.pileOf(move);
        return new int[] {layout.point(pile, ((NimPosition) position).counters(pile) - game.takenBy(move))};
    }

    /** A counter is called by its pile and how high it lies. */
    @Override
    public String point(int point) {
        return coordinates.text(point);
    }

    @Override
    public Scenery scenery() {
        return Scenery.of(layout, coordinates.axes(), this::point)
                .withSides(
                        new Scenery.Side("First player", Scenery.Colour.AMBER, true),
                        new Scenery.Side("Second player", Scenery.Colour.AMBER, false))
                .withKinds(new Scenery.Kind(Picture.COUNTER, "counter", Scenery.Outline.DISC))
                .on(Scenery.Surface.SLATE);
    }

    @Override
    public String objection(Position position, int move) {
        int left = ((NimPosition) position).counters(game.pileOf(move));
        return left == 0 ? "the pile is empty" : "the pile has only " + left + (left == 1 ? " counter" : " counters");
    }

    @Override
    public Picture picture(Position position) {
        NimPosition piles = (NimPosition) position;
        char[] pieces = new char[layout.points()];
        for (int point = 0; point < pieces.length; point++) {
            boolean there = layout.rise(point) < piles.counters(layout.column(point));
            pieces[point] = there ? Picture.COUNTER : Picture.EMPTY;
        }
        return new Picture(layout, String.valueOf(pieces));
    }

    @Override
    public String diagram(Position position) {
        StringJoiner text = new StringJoiner("-");
        for (int pile = 0; pile < game.piles(); pile++) {
            text.add(String.valueOf(((NimPosition) position).counters(pile)));
        }
        return text + " " + (position.toMove() == 0 ? Picture.FIRST : Picture.SECOND);
    }

    @Override
    public void place(String diagram, Position into) {
        Matcher matcher = DIAGRAM.matcher(diagram.strip());
        if (!matcher.matches()) throw malformed(diagram);
        String[] parts = matcher.group(1).split("-", -1);
        if (parts.length != game.piles()) throw malformed(diagram);
        int[] counters = new int[parts.length];
        for (int pile = 0; pile < parts.length; pile++) {
            counters[pile] = Integer.parseInt(parts[pile]);
            if (counters[pile] > game.counters(pile)) throw malformed(diagram);
        }
        char side = Character.toUpperCase(matcher.group(2).charAt(0));
        NimPosition position = (NimPosition) into;
        for (int pile = 0; pile < counters.length; pile++) position.put(pile, counters[pile]);
        position.begin(side == Picture.FIRST ? 0 : 1);
    }

    private InputException malformed(String diagram) {
        return new InputException("\"" + diagram + "\" is not a position; write the counters of each pile, at most "
                + game.id().rules().get(NimGame.PILES) + ", and the side to move, X or O.");
    }
}
