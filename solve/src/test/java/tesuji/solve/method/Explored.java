package tesuji.solve.method;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import tesuji.core.game.Game;
import tesuji.core.game.Packing;
import tesuji.core.game.Position;
import tesuji.solve.graph.BruteForce;
import tesuji.solve.graph.GraphGame;

/** All states of a small game that can be reached, with their values for side 0. */
record Explored(Game game, List<Long> states, List<Integer> values) {
    static Explored of(Game game) {
        Packing packing = game.packing().orElseThrow();
        Map<Long, Integer> numbers = new LinkedHashMap<>();
        List<Long> states = new ArrayList<>();
        List<int[]> successors = new ArrayList<>();
        List<Integer> scores = new ArrayList<>();
        List<Integer> sides = new ArrayList<>();
        Position position = game.start();
        number(packing.pack(position), numbers, states);
        int[] moves = new int[game.maxLegalMoves()];
        for (int state = 0; state < states.size(); state++) {
            packing.unpack(states.get(state), position);
            sides.add(position.toMove());
            scores.add(position.isOver() ? position.score() : 0);
            int[] next = new int[position.legalMoves(moves)];
            for (int i = 0; i < next.length; i++) {
                position.play(moves[i]);
                next[i] = number(packing.pack(position), numbers, states);
                position.undo();
            }
            successors.add(next);
        }
        GraphGame graph = new GraphGame(
                successors.toArray(int[][]::new),
                sides.stream().mapToInt(Integer::intValue).toArray(),
                scores.stream().mapToInt(Integer::intValue).toArray(),
                game.repetition());
        return new Explored(
                game, states, Arrays.stream(BruteForce.values(graph)).boxed().toList());
    }

    private static int number(long packed, Map<Long, Integer> numbers, List<Long> states) {
        Integer known = numbers.putIfAbsent(packed, states.size());
        if (known != null) return known;
        states.add(packed);
        return states.size() - 1;
    }

    /** The state as a position at which the game begins. */
    Position position(int state) {
        Position position = game.start();
        game.packing().orElseThrow().unpack(states.get(state), position);
        return position;
    }
}
