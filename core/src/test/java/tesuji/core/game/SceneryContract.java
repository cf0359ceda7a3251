package tesuji.core.game;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The part of {@link GameContract} about what a screen draws: the board, the pieces and the ways they go. */
public interface SceneryContract {
    /** Neighbours are about 1 apart, rows of hexagons and stores a little less. */
    double CLOSEST = 0.8;

    Game game();

    private Layout layout() {
        return game().notation().picture(game().start()).layout();
    }

    @Test
    default void spotsCoverThePointsOnceEach() {
        assertThat(game().notation().scenery().spots().stream().map(Scenery.Spot::point))
                .isEqualTo(IntStream.range(0, layout().points()).boxed().toList());
    }

    @Test
    default void spotsLieApart() {
        List<Scenery.Spot> spots = game().notation().scenery().spots();
        for (Scenery.Spot one : spots) {
            for (Scenery.Spot other : spots.subList(0, one.point())) {
                assertThat(Math.hypot(one.x() - other.x(), one.y() - other.y()))
                        .as("%s and %s", one.name(), other.name())
                        .isGreaterThan(CLOSEST);
            }
        }
    }

    @Test
    default void everyPointHasANameOfItsOwn() {
        Notation notation = game().notation();
        List<String> names = new ArrayList<>();
        for (Scenery.Spot spot : notation.scenery().spots()) {
            assertThat(spot.name()).isNotBlank().isEqualTo(notation.point(spot.point()));
            names.add(spot.name().toLowerCase(Locale.ROOT));
        }
        assertThat(names).doesNotHaveDuplicates();
    }

    /** Where an edge names both, the name of a point is the names of its column and its row. */
    @Test
    default void axesNameColumnsAndRows() {
        Scenery scenery = game().notation().scenery();
        Axes axes = scenery.axes();
        assertThat(axes.columns()).hasSize(layout().width());
        assertThat(axes.rows()).hasSize(layout().height());
        for (Scenery.Spot spot : scenery.spots()) {
            String column = axes.columns().get(layout().column(spot.point()));
            String row = axes.rows().get(layout().rise(spot.point()));
            if (!column.isEmpty() && !row.isEmpty()) assertThat(spot.name()).isEqualTo(column + row);
        }
    }

    /** A text that is the name of a point means a click there, and several clicks are named in their order. */
    @ParameterizedTest
    @ValueSource(longs = {1, 2, 3, 4, 5})
    default void textsOfMovesAgreeWithNamesOfPoints(long seed) {
        Notation notation = game().notation();
        Map<String, Integer> points = new HashMap<>();
        for (Scenery.Spot spot : notation.scenery().spots()) {
            points.put(spot.name().toLowerCase(Locale.ROOT), spot.point());
        }
        Walk.of(game(), seed).forEach(position -> {
            for (int move : Snapshot.legalMoves(position)) {
                String text = notation.move(move).toLowerCase(Locale.ROOT);
                int[] gesture = notation.gesture(position, move);
                if (points.containsKey(text)) assertThat(gesture).as(text).containsExactly(points.get(text));
                if (gesture.length < 2) continue;
                assertThat(text)
                        .containsSubsequence(IntStream.of(gesture)
                                .mapToObj(point -> notation.point(point).toLowerCase(Locale.ROOT))
                                .toList());
            }
        });
    }

    /** So that a click anywhere in the group can only mean that move. */
    @ParameterizedTest
    @ValueSource(longs = {1, 2, 3, 4, 5})
    default void aGroupOfPointsStandsForOneMove(long seed) {
        Notation notation = game().notation();
        List<Scenery.Spot> spots = notation.scenery().spots();
        if (spots.stream().allMatch(spot -> spot.group().isEmpty())) return;
        Walk.of(game(), seed).forEach(position -> {
            for (int move : Snapshot.legalMoves(position)) {
                for (int point : notation.gesture(position, move)) {
                    String group = spots.get(point).group();
                    if (!group.isEmpty()) assertThat(group).isEqualTo(notation.move(move));
                }
            }
        });
    }

    @Test
    default void linesAndZonesLieOnTheBoard() {
        Scenery scenery = game().notation().scenery();
        List<Integer> points = new ArrayList<>();
        for (Scenery.Segment line : scenery.lines()) {
            assertThat(line.from()).isNotEqualTo(line.to());
            points.addAll(List.of(line.from(), line.to()));
        }
        for (Scenery.Zone zone : scenery.zones()) {
            assertThat(zone.points()).isNotEmpty().doesNotHaveDuplicates();
            if (zone.side().isPresent()) assertThat(zone.side().getAsInt()).isBetween(0, 1);
            points.addAll(zone.points());
        }
        assertThat(points).allMatch(point -> point >= 0 && point < layout().points());
    }

    /** By their names and, for eyes and screens without colours, by light and dark. */
    @Test
    default void sidesAreToldApart() {
        List<Scenery.Side> sides = game().notation().scenery().sides();
        assertThat(sides).extracting(Scenery.Side::name).doesNotHaveDuplicates().allMatch(name -> !name.isBlank());
        assertThat(sides).extracting(Scenery.Side::dark).doesNotHaveDuplicates();
    }

    @ParameterizedTest
    @ValueSource(longs = {1, 2, 3, 4, 5})
    default void everyPieceIsOfAKind(long seed) {
        Scenery scenery = game().notation().scenery();
        assertThat(scenery.kinds()).extracting(Scenery.Kind::letter).doesNotHaveDuplicates();
        assertThat(scenery.kind(Picture.EMPTY)).isEmpty();
        Walk.of(game(), seed)
                .forEach(position -> game().notation()
                        .picture(position)
                        .pieces()
                        .chars()
                        .filter(piece -> piece != Picture.EMPTY)
                        .distinct()
                        .forEach(piece -> assertThat(scenery.kind((char) piece))
                                .as("%c", piece)
                                .isPresent()));
    }

    @ParameterizedTest
    @ValueSource(longs = {1, 2, 3, 4, 5})
    default void countsAgreeWithPieces(long seed) {
        boolean counted = !game().notation().picture(game().start()).counts().isEmpty();
        Walk.of(game(), seed).forEach(position -> {
            Picture picture = game().notation().picture(position);
            assertThat(picture.counts()).hasSize(counted ? picture.layout().points() : 0);
            for (int point = 0; point < picture.counts().size(); point++) {
                int count = picture.counts().get(point);
                assertThat(count).isNotNegative();
                assertThat(count == 0).isEqualTo(picture.at(point) == Picture.EMPTY);
            }
        });
    }

    @ParameterizedTest
    @ValueSource(longs = {1, 2, 3, 4, 5})
    default void routesBeginAndEndAsGesturesDo(long seed) {
        Notation notation = game().notation();
        int points = layout().points();
        Walk.of(game(), seed).forEach(position -> {
            Snapshot before = Snapshot.of(position);
            for (int move : before.legal()) {
                int[] gesture = notation.gesture(position, move);
                int[] route = notation.route(position, move);
                assertThat(route.length == 0).isEqualTo(gesture.length == 0);
                if (route.length == 0) continue;
                assertThat(route).as(notation.move(move)).startsWith(gesture[0]);
                if (gesture.length > 1)
                    assertThat(route).as(notation.move(move)).endsWith(gesture[1]);
                assertThat(IntStream.of(route)).allMatch(point -> point >= 0 && point < points);
                assertThat(IntStream.range(1, route.length)).allMatch(i -> route[i] != route[i - 1]);
            }
            assertThat(Snapshot.of(position)).isEqualTo(before);
        });
    }
}
