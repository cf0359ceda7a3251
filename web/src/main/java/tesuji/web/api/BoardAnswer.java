package tesuji.web.api;

import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;
import tesuji.core.game.Game;
import tesuji.core.game.Scenery;
import tesuji.web.wire.Wire;

/**
 * The board under the pieces, for a page that draws it: a {@link Scenery} with its words in lower case.
 *
 * @param margin whether the size of a win matters
 * @param lines pairs of points
 * @param columns the names at the lower edge, from the left
 * @param rows the names at the side, from the lowest
 */
record BoardAnswer(
        String game,
        boolean margin,
        List<SpotAnswer> spots,
        List<List<Integer>> lines,
        List<ZoneAnswer> zones,
        List<SideAnswer> sides,
        List<KindAnswer> kinds,
        List<String> columns,
        List<String> rows,
        String surface) {
    record SpotAnswer(@Nullable Double x, @Nullable Double y, String form, String name, String group) {}

    record ZoneAnswer(String meaning, int side, List<Integer> points) {}

    record SideAnswer(String name, String colour, boolean dark) {}

    record KindAnswer(String letter, String name, String outline) {}

    static BoardAnswer of(Game game) {
        Scenery scenery = game.notation().scenery();
        return new BoardAnswer(
                game.id().toString(),
                game.hasMargin(),
                scenery.spots().stream().map(BoardAnswer::spot).toList(),
                scenery.lines().stream()
                        .map(line -> List.of(line.from(), line.to()))
                        .toList(),
                scenery.zones().stream()
                        .map(zone ->
                                new ZoneAnswer(word(zone.meaning()), zone.side().orElse(-1), zone.points()))
                        .toList(),
                scenery.sides().stream()
                        .map(side -> new SideAnswer(side.name(), word(side.colour()), side.dark()))
                        .toList(),
                scenery.kinds().stream()
                        .map(kind -> new KindAnswer(String.valueOf(kind.letter()), kind.name(), word(kind.outline())))
                        .toList(),
                scenery.axes().columns(),
                scenery.axes().rows(),
                word(scenery.surface()));
    }

    private static SpotAnswer spot(Scenery.Spot spot) {
        return new SpotAnswer(
                Wire.rounded(spot.x(), 3), Wire.rounded(spot.y(), 3), word(spot.form()), spot.name(), spot.group());
    }

    private static String word(Enum<?> constant) {
        return constant.name().toLowerCase(Locale.ROOT).replace('_', '-');
    }
}
