package tesuji.endgame.sum;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import tesuji.endgame.number.Dyadic;
import tesuji.endgame.value.Values;

/**
 * Games written out as plain trees, by the handles they had in their arena: all that is needed to replay a proof
 * without one.
 *
 * @param nodes what is known of each handle
 */
public record Forest(Map<Integer, Node> nodes) {
    public Forest {
        nodes = Map.copyOf(nodes);
    }

    /**
     * A settled score, or the moves of both sides.
     *
     * @param score null where there is something to play
     */
    public record Node(@Nullable Dyadic score, List<Integer> blacks, List<Integer> whites) {
        public Node {
            blacks = List.copyOf(blacks);
            whites = List.copyOf(whites);
        }
    }

    /** These games and everything that can come of them. */
    public static Forest of(Values values, Iterable<Integer> games) {
        Map<Integer, Node> nodes = new HashMap<>();
        for (int game : games) write(values, game, nodes);
        return new Forest(nodes);
    }

    private static void write(Values values, int game, Map<Integer, Node> nodes) {
        if (nodes.containsKey(game)) return;
        if (values.isNumber(game)) {
            nodes.put(game, new Node(values.leftStop(game), List.of(), List.of()));
            return;
        }
        List<Integer> blacks = new ArrayList<>();
        List<Integer> whites = new ArrayList<>();
        for (int option : values.lefts(game)) blacks.add(option);
        for (int option : values.rights(game)) whites.add(option);
        nodes.put(game, new Node(null, blacks, whites));
        for (int option : blacks) write(values, option, nodes);
        for (int option : whites) write(values, option, nodes);
    }
}
