package tesuji.solve.graph;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import tesuji.core.base.Rng;
import tesuji.core.game.Game;
import tesuji.core.game.GameId;
import tesuji.core.game.Notation;
import tesuji.core.game.Packing;
import tesuji.core.game.Position;
import tesuji.core.game.Repetition;

/**
 * A game on an explicit graph: every state is listed, with who moves there, what it is worth if play ends there, and
 * where one can go. Sides alternate, cycles are welcome.
 */
public final class GraphGame implements Game {
    private final int[][] successors;
    private final int[] sides;
    private final int[] scores;
    private final Repetition repetition;

    /** {@code successors[v]} is empty exactly where play ends; {@code scores[v]} counts there, for side 0. */
    public GraphGame(int[][] successors, int[] sides, int[] scores, Repetition repetition) {
        this.successors = successors;
        this.sides = sides;
        this.scores = scores;
        this.repetition = repetition;
        for (int v = 0; v < successors.length; v++) {
            for (int w : successors[v]) {
                if (sides[v] == sides[w]) throw new IllegalArgumentException(v + " to " + w + ": sides must alternate");
            }
        }
    }

    /** A game from text such as {@code "a>b,c b>a,d c=1 d=-1"}; state {@code a} begins, with side 0 to move. */
    public static GraphGame of(String text) {
        List<String> lines = List.of(text.strip().split("\\s+"));
        List<String> names = lines.stream().map(line -> line.split("[>=]")[0]).toList();
        int[][] successors = new int[names.size()][0];
        int[] scores = new int[names.size()];
        for (int v = 0; v < names.size(); v++) {
            String line = lines.get(v);
            String right = line.substring(names.get(v).length() + 1);
            if (line.contains("=")) {
                scores[v] = 2 * Integer.parseInt(right);
            } else {
                List<Integer> list = new ArrayList<>();
                for (String name : right.split(",")) list.add(names.indexOf(name));
                successors[v] = list.stream().mapToInt(Integer::intValue).toArray();
            }
        }
        int[] sides = new int[names.size()];
        colour(0, 0, new boolean[names.size()], successors, sides);
        return new GraphGame(successors, sides, scores, Repetition.UNRESTRICTED);
    }

    private static void colour(int v, int side, boolean[] seen, int[][] successors, int[] sides) {
        if (seen[v]) return;
        seen[v] = true;
        sides[v] = side;
        for (int w : successors[v]) colour(w, 1 - side, seen, successors, sides);
    }

    /** So many states for each side, with up to so many moves each; about one in {@code rarity} ends the game. */
    public static GraphGame random(Rng rng, int states, int moves, int rarity, boolean cyclic) {
        int count = 2 * states;
        int[][] successors = new int[count][];
        int[] sides = new int[count];
        int[] scores = new int[count];
        for (int v = 0; v < count; v++) {
            sides[v] = v % 2;
            scores[v] = 2 * (rng.nextInt(3) - 1);
            List<Integer> to = new ArrayList<>();
            int from = cyclic ? 0 : v + 1;
            for (int w = from; w < count; w++) {
                if (w % 2 != v % 2) to.add(w);
            }
            int degree = rng.nextInt(rarity) == 0 ? 0 : Math.min(to.size(), 1 + rng.nextInt(moves));
            successors[v] = new int[degree];
            for (int i = 0; i < degree; i++) successors[v][i] = to.remove(rng.nextInt(to.size()));
        }
        return new GraphGame(successors, sides, scores, cyclic ? Repetition.UNRESTRICTED : Repetition.IMPOSSIBLE);
    }

    public int states() {
        return successors.length;
    }

    public int side(int state) {
        return sides[state];
    }

    public int score(int state) {
        return scores[state];
    }

    public int[] successors(int state) {
        return successors[state];
    }

    public GraphPosition at(int state) {
        return new GraphPosition(this, state);
    }

    @Override
    public GameId id() {
        return GameId.of("graph");
    }

    @Override
    public Position start() {
        return at(0);
    }

    @Override
    public int moveLimit() {
        return states();
    }

    @Override
    public int maxLegalMoves() {
        return states();
    }

    @Override
    public int maxLength() {
        return 2 * states() + 2;
    }

    @Override
    public Repetition repetition() {
        return repetition;
    }

    @Override
    public Optional<Packing> packing() {
        return Optional.of(new Packing() {
            @Override
            public long pack(Position position) {
                return ((GraphPosition) position).state();
            }

            @Override
            public void unpack(long packed, Position into) {
                ((GraphPosition) into).begin((int) packed);
            }
        });
    }

    @Override
    public Notation notation() {
        throw new UnsupportedOperationException("graphs have no text");
    }
}
