package tesuji.core.game;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.OptionalInt;
import tesuji.core.base.InputException;

/** The notation of {@link Heaps} with one mistake. */
record FaultyNotation(FaultyGame game, Notation sound) implements Notation {
    @Override
    public String move(int move) {
        return sound.move(game.fault() == Fault.MOVE_TEXTS_COLLIDE && move == 1 ? 0 : move);
    }

    @Override
    public int move(String text) {
        if (game.fault() == Fault.MOVE_TEXTS_MIND_CASE && text.startsWith("A")) throw new InputException("A capital.");
        if (game.fault() == Fault.BAD_MOVES_CRASH && text.isEmpty()) throw new StringIndexOutOfBoundsException(0);
        try {
            return sound.move(text);
        } catch (InputException refusal) {
            if (game.fault() == Fault.BAD_MOVES_PASS) return game.moveLimit();
            throw refusal;
        }
    }

    @Override
    public int[] gesture(Position position, int move) {
        return sound.gesture(heaps(position), game.fault() == Fault.GESTURES_COLLIDE && move == 1 ? 0 : move);
    }

    @Override
    public String objection(Position position, int move) {
        return game.fault() == Fault.REFUSES_WITHOUT_A_REASON && move == 2
                ? ""
                : sound.objection(heaps(position), move);
    }

    @Override
    public int[] route(Position position, int move) {
        int[] route = sound.route(heaps(position), move);
        return switch (game.fault()) {
            case ROUTES_BEGIN_ELSEWHERE -> new int[] {1 - route[0] % 2, route[0]};
            case ROUTES_STAND_STILL -> new int[] {route[0], route[0]};
            default -> route;
        };
    }

    @Override
    public Picture picture(Position position) {
        Picture picture = sound.picture(heaps(position));
        if (game.fault() != Fault.COUNTS_CONTRADICT_PIECES) return picture;
        return new Picture(
                picture.layout(),
                picture.pieces(),
                Collections.nCopies(picture.layout().points(), 1));
    }

    @Override
    public String point(int point) {
        return switch (game.fault()) {
            case POINTS_SHARE_A_NAME -> point == 1 ? sound.point(0).toUpperCase(Locale.ROOT) : sound.point(point);
            case MOVES_ARE_CALLED_LIKE_OTHER_POINTS -> sound.point(point).replace(":", "");
            default -> sound.point(point);
        };
    }

    @Override
    public Scenery scenery() {
        Scenery scenery = sound.scenery();
        List<Scenery.Spot> spots = new ArrayList<>(scenery.spots());
        switch (game.fault()) {
            case SPOTS_MISS_A_POINT -> spots.remove(0);
            case SPOTS_LIE_ON_EACH_OTHER -> spots.set(1, at(spots.get(0), 1, point(1)));
            case SPOTS_HAVE_OTHER_NAMES -> spots.set(1, at(spots.get(1), 1, "b:0"));
            default -> spots.replaceAll(spot -> at(spot, spot.point(), point(spot.point())));
        }
        Scenery changed = new Scenery(
                spots,
                scenery.lines(),
                scenery.zones(),
                scenery.sides(),
                scenery.kinds(),
                axes(scenery.axes()),
                scenery.surface());
        List<Integer> outside = List.of(spots.size());
        return switch (game.fault()) {
            case GROUPS_HOLD_SEVERAL_MOVES -> changed.grouped(point -> "a1");
            case LINES_LEAVE_THE_BOARD -> changed.withLines(List.of(new Scenery.Segment(0, spots.size())));
            case ZONES_LEAVE_THE_BOARD ->
                changed.withZones(List.of(new Scenery.Zone(Scenery.Meaning.STAR, OptionalInt.empty(), outside)));
            case SIDES_LOOK_ALIKE ->
                changed.withSides(Scenery.BLACK, new Scenery.Side("White", Scenery.Colour.WHITE, true));
            case PIECES_ARE_OF_NO_KIND -> changed.withKinds();
            default -> changed;
        };
    }

    private static Scenery.Spot at(Scenery.Spot place, int point, String name) {
        return new Scenery.Spot(point, place.x(), place.y(), place.form(), name, place.group());
    }

    private Axes axes(Axes axes) {
        return switch (game.fault()) {
            case AXES_ARE_SHORT -> new Axes(axes.columns().subList(0, 1), axes.rows());
            case AXES_CONTRADICT_NAMES ->
                new Axes(axes.columns(), Collections.nCopies(axes.rows().size(), "1"));
            default -> axes;
        };
    }

    @Override
    public String diagram(Position position) {
        String diagram = sound.diagram(heaps(position));
        return game.fault() == Fault.DIAGRAM_LOSES_THE_SIDE ? diagram.replace('O', 'X') : diagram;
    }

    @Override
    public void place(String diagram, Position into) {
        if (game.fault() == Fault.PLACE_KEEPS_THE_PAST
                && heaps(into).left() < heaps(into).right()) return;
        try {
            sound.place(diagram, heaps(into));
            ((FaultyPosition) into).markPlaced();
        } catch (InputException refusal) {
            if (game.fault() == Fault.BAD_DIAGRAMS_CRASH) throw new IllegalStateException(refusal);
            if (game.fault() != Fault.BAD_DIAGRAMS_PASS) throw refusal;
        }
    }

    private static HeapsPosition heaps(Position position) {
        return ((FaultyPosition) position).heaps();
    }
}
