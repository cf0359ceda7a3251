package tesuji.endgame.generate;

import java.util.List;
import org.jspecify.annotations.Nullable;
import tesuji.endgame.number.Dyadic;
import tesuji.endgame.value.Side;

/**
 * A region and what is known about it from the way it was made.
 *
 * @param owner whose ground it is; of a chain, whose chain
 * @param points the points of the board, those with stones included
 * @param game its value under territory counting, in the notation of games; null where that is not known
 * @param chilled the number that it is after chilling, but for infinitesimals; null where that is not known or it is
 *     hotter
 */
public record Planted(
        Feature feature,
        Side owner,
        List<Integer> points,
        @Nullable String game,
        @Nullable Dyadic chilled) {
    public Planted {
        points = List.copyOf(points);
    }
}
