package tesuji.solve;

import java.util.Optional;
import tesuji.core.base.InputException;
import tesuji.core.base.Rng;
import tesuji.core.game.Axes;
import tesuji.core.game.Game;
import tesuji.core.game.GameId;
import tesuji.core.game.Layout;
import tesuji.core.game.Notation;
import tesuji.core.game.Packing;
import tesuji.core.game.Picture;
import tesuji.core.game.Position;
import tesuji.core.game.Repetition;
import tesuji.core.game.Scenery;

/**
 * A counter on a graph, moved along its arrows by two sides in turn; where no arrow leaves, the game is over. A real
 * game with cycles, repeated arrows and results of every kind, as small as a test wants it.
 */
public final class Arrows implements Game {
    private final int[][] arrows;
    private final int[] results;

    /**
     * The game on this graph.
     *
     * @param arrows for each point the points its arrows lead to
     * @param results for each point without arrows who has won: 1 the side to move, -1 the other, 0 nobody
     */
    public Arrows(int[][] arrows, int[] results) {
        this.arrows = arrows;
        this.results = results;
    }

    /** A graph drawn by chance. */
    public static Arrows random(int points, long seed) {
        Rng rng = new Rng(seed);
        int[][] arrows = new int[points][];
        int[] results = new int[points];
        for (int point = 0; point < points; point++) {
            arrows[point] = new int[point == 0 ? 3 : rng.nextInt(5)];
            for (int i = 0; i < arrows[point].length; i++) arrows[point][i] = rng.nextInt(points);
            results[point] = rng.nextInt(4) == 0 ? 0 : rng.nextInt(4) == 0 ? 1 : -1;
        }
        return new Arrows(arrows, results);
    }

    @Override
    public GameId id() {
        return GameId.of("arrows").with("points", Integer.toString(arrows.length));
    }

    @Override
    public Position start() {
        return new Counter(this);
    }

    @Override
    public int moveLimit() {
        return 8;
    }

    @Override
    public int maxLegalMoves() {
        return moveLimit();
    }

    @Override
    public int maxLength() {
        return 1000;
    }

    @Override
    public Repetition repetition() {
        return Repetition.UNRESTRICTED;
    }

    @Override
    public Notation notation() {
        return new Names();
    }

    @Override
    public Optional<Packing> packing() {
        return Optional.of(new Packing() {
            @Override
            public long pack(Position position) {
                Counter counter = (Counter) position;
                return 2L * counter.point + counter.side;
            }

            @Override
            public void unpack(long packed, Position into) {
                Counter counter = (Counter) into;
                counter.point = (int) (packed / 2);
                counter.side = (int) (packed % 2);
                counter.length = 0;
            }
        });
    }

    private static final class Counter implements Position {
        private final Arrows game;
        private final int[] past = new int[1000];
        private int length;
        private int point;
        private int side;

        Counter(Arrows game) {
            this.game = game;
        }

        @Override
        public Game game() {
            return game;
        }

        @Override
        public int toMove() {
            return side;
        }

        @Override
        public int legalMoves(int[] into) {
            int count = game.arrows[point].length;
            for (int i = 0; i < count; i++) into[i] = i;
            return count;
        }

        @Override
        public boolean isLegal(int move) {
            return move >= 0 && move < game.arrows[point].length;
        }

        @Override
        public void play(int move) {
            past[length++] = point;
            point = game.arrows[point][move];
            side = 1 - side;
        }

        @Override
        public void undo() {
            point = past[--length];
            side = 1 - side;
        }

        @Override
        public boolean isOver() {
            return game.arrows[point].length == 0;
        }

        @Override
        public int score() {
            return side == 0 ? 2 * game.results[point] : -2 * game.results[point];
        }

        @Override
        public long key() {
            return Rng.mix(2L * point + side);
        }

        @Override
        public void copyFrom(Position other) {
            Counter source = (Counter) other;
            point = source.point;
            side = source.side;
            length = source.length;
            System.arraycopy(source.past, 0, past, 0, length);
        }
    }

    private static final class Names implements Notation {
        private static final Layout BOARD = new Layout(Layout.Shape.PILES, 1, 1);

        @Override
        public String move(int move) {
            return "a" + move;
        }

        @Override
        public int move(String text) {
            throw new InputException("Arrows are not read.");
        }

        @Override
        public int[] gesture(Position position, int move) {
            return new int[] {move};
        }

        @Override
        public String objection(Position position, int move) {
            return "no such arrow leaves the point";
        }

        @Override
        public Picture picture(Position position) {
            return new Picture(BOARD, ".");
        }

        @Override
        public String point(int point) {
            return "counter";
        }

        @Override
        public Scenery scenery() {
            return Scenery.of(BOARD, Axes.of(BOARD), this::point);
        }

        @Override
        public String diagram(Position position) {
            Counter counter = (Counter) position;
            return counter.point + " " + counter.side;
        }

        @Override
        public void place(String diagram, Position into) {
            throw new InputException("Diagrams are not read.");
        }
    }
}
