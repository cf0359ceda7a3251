package tesuji.games.go.playout;

import java.util.Arrays;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Collectors;
import tesuji.core.base.Rng;
import tesuji.core.eval.Line;
import tesuji.core.eval.Playout;
import tesuji.games.Games;
import tesuji.games.go.GoGame;
import tesuji.games.go.GoPosition;

/** Positions from diagrams, and what playouts do first in them. */
final class Playouts {
    private Playouts() {}

    static GoGame game(int size) {
        return (GoGame) Games.library().open("go:size=" + size + ",komi=7.5");
    }

    /** A diagram and the moves made after it. */
    static GoPosition position(String diagram, String... moves) {
        int size = diagram.strip().indexOf('\n');
        GoPosition position = (GoPosition) game(size).start();
        position.game().notation().place(diagram, position);
        return play(position, moves);
    }

    static GoPosition play(GoPosition position, String... moves) {
        for (String move : moves) position.play(position.game().notation().move(move));
        return position;
    }

    /** How often each move came first. */
    static Map<String, Integer> first(GoPlayout recipe, GoPosition position, int playouts) {
        return first(recipe.on((GoGame) position.game()), position, new Line(0), playouts);
    }

    /** The same, the line holding these moves of the tree. */
    static Map<String, Integer> first(Playout playout, GoPosition position, Line tree, int playouts) {
        Rng rng = new Rng(playouts);
        Line line = new Line(0);
        GoPosition root = (GoPosition) position.game().start();
        Map<String, Integer> counts = new TreeMap<>();
        for (int i = 0; i < playouts; i++) {
            line.clear();
            for (int j = 0; j < tree.length(); j++) line.add(tree.move(j));
            root.copyFrom(position);
            playout.finish(root, rng, line);
            counts.merge(position.game().notation().move(line.move(tree.length())), 1, Integer::sum);
        }
        return counts;
    }

    /** Pearson's statistic: the squared distances from what is expected, in units of that. */
    static double chiSquare(Map<String, Integer> counts, Map<String, Double> shares) {
        double playouts = counts.values().stream().mapToInt(Integer::intValue).sum();
        return shares.entrySet().stream()
                .mapToDouble(entry -> {
                    double expected = entry.getValue() * playouts;
                    double difference = counts.getOrDefault(entry.getKey(), 0) - expected;
                    return difference * difference / expected;
                })
                .sum();
    }

    static Map<String, Double> equally(Set<String> moves) {
        return moves.stream().collect(Collectors.toMap(move -> move, move -> 1.0 / moves.size()));
    }

    static Line line(GoGame game, String... moves) {
        Line line = new Line(moves.length);
        Arrays.stream(moves).mapToInt(game.notation()::move).forEach(line::add);
        return line;
    }
}
