package tesuji.core.game;

import java.util.List;
import java.util.Optional;

/**
 * Two equal heaps of counters; a move takes one to {@code take} counters from one heap, and whoever takes the last one
 * wins. A real game, small enough to be seen through, for the tests of everything that plays.
 */
public record Heaps(int size, int take) implements Game {
    /** The library that holds this game alone. */
    public static final Library LIBRARY = new Library(List.of(new Family()));

    static final int HEAPS = 2;

    @Override
    public GameId id() {
        return GameId.of("heaps").with("size", Integer.toString(size)).with("take", Integer.toString(take));
    }

    @Override
    public Position start() {
        return new HeapsPosition(this);
    }

    /** Move {@code heap * take + counters - 1}. */
    @Override
    public int moveLimit() {
        return HEAPS * take;
    }

    @Override
    public int maxLegalMoves() {
        return HEAPS * Math.min(take, size);
    }

    @Override
    public int maxLength() {
        return HEAPS * size;
    }

    @Override
    public Repetition repetition() {
        return Repetition.IMPOSSIBLE;
    }

    @Override
    public Notation notation() {
        return new HeapsNotation(this);
    }

    @Override
    public Symmetries symmetries() {
        int[][] moves = new int[2][moveLimit()];
        int[][] points = new int[2][HEAPS * size];
        for (int move = 0; move < moveLimit(); move++) moves[1][move] = (move + take) % moveLimit();
        for (int point = 0; point < HEAPS * size; point++) points[1][point] = point ^ 1;
        return new Symmetries(moves, points);
    }

    @Override
    public Optional<Indexing> indexing() {
        return Optional.of(new HeapsIndexing(this));
    }

    private static final class Family implements GameFamily {
        @Override
        public String name() {
            return "heaps";
        }

        @Override
        public String title() {
            return "Heaps: take the last counter";
        }

        @Override
        public List<RuleKey> keys() {
            return List.of(
                    new RuleKey("size", "4", "1 to 9", "counters in each heap"),
                    new RuleKey("take", "3", "1 to 9", "counters a move may take"));
        }

        @Override
        public Game open(RuleReader rules) {
            return new Heaps(rules.number("size", 1, 9), rules.number("take", 1, 9));
        }
    }
}
