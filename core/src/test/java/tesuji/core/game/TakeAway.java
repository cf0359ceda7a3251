package tesuji.core.game;

import java.util.List;
import tesuji.core.base.InputException;
import tesuji.core.base.IntList;
import tesuji.core.base.Rng;

/**
 * One heap; a turn takes one counter or more up to a limit, and whoever takes the last counter wins: the smallest real
 * game, for tests of things that work with any game. Multiples of (limit + 1) are lost for the side to move.
 */
public final class TakeAway implements Game, Notation {
    /** The game at all its sizes. */
    public static final GameFamily FAMILY = new Family();

    private final int heap;
    private final int limit;

    public TakeAway(int heap, int limit) {
        this.heap = heap;
        this.limit = limit;
    }

    @Override
    public GameId id() {
        return GameId.of("takeaway").with("heap", "" + heap).with("limit", "" + limit);
    }

    @Override
    public Position start() {
        return new Heap(this);
    }

    @Override
    public int moveLimit() {
        return limit;
    }

    @Override
    public int maxLegalMoves() {
        return limit;
    }

    @Override
    public int maxLength() {
        return heap;
    }

    @Override
    public Repetition repetition() {
        return Repetition.IMPOSSIBLE;
    }

    @Override
    public Notation notation() {
        return this;
    }

    @Override
    public String move(int move) {
        return "" + (move + 1);
    }

    @Override
    public int move(String text) {
        for (int move = 0; move < limit; move++) {
            if (move(move).equals(text)) return move;
        }
        throw new InputException("\"" + text + "\" is not a move; take 1 to " + limit + ".");
    }

    @Override
    public int[] gesture(Position position, int move) {
        return new int[] {((Heap) position).left - 1 - move};
    }

    @Override
    public Picture picture(Position position) {
        int left = ((Heap) position).left;
        return new Picture(new Layout(Layout.Shape.PILES, 1, heap), "X".repeat(left) + ".".repeat(heap - left));
    }

    @Override
    public String diagram(Position position) {
        return ((Heap) position).left + " " + position.toMove();
    }

    @Override
    public void place(String diagram, Position into) {
        if (!diagram.matches("[0-9]{1,4} [01]")) throw new InputException("\"" + diagram + "\" is not a heap.");
        int space = diagram.indexOf(' ');
        Heap heapOf = (Heap) into;
        heapOf.left = Integer.parseInt(diagram.substring(0, space));
        heapOf.side = diagram.charAt(space + 1) - '0';
        heapOf.taken.clear();
    }

    private static final class Family implements GameFamily {
        @Override
        public String name() {
            return "takeaway";
        }

        @Override
        public String title() {
            return "Take away: take the last counter";
        }

        @Override
        public List<RuleKey> keys() {
            return List.of(
                    new RuleKey("heap", "7", "1 to 99", "counters at the start"),
                    new RuleKey("limit", "3", "1 to 9", "counters a turn may take"));
        }

        @Override
        public Game open(RuleReader rules) {
            return new TakeAway(rules.number("heap", 1, 99), rules.number("limit", 1, 9));
        }
    }

    private static final class Heap implements Position {
        private final TakeAway game;
        private final IntList taken = new IntList(16);
        private int left;
        private int side;

        Heap(TakeAway game) {
            this.game = game;
            left = game.heap;
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
            int count = Math.min(left, game.limit);
            for (int move = 0; move < count; move++) into[move] = move;
            return count;
        }

        @Override
        public boolean isLegal(int move) {
            return move >= 0 && move < Math.min(left, game.limit);
        }

        @Override
        public void play(int move) {
            left -= move + 1;
            side = 1 - side;
            taken.add(move);
        }

        @Override
        public void undo() {
            left += taken.pop() + 1;
            side = 1 - side;
        }

        @Override
        public boolean isOver() {
            return left == 0;
        }

        @Override
        public int score() {
            return side == 0 ? -2 : 2;
        }

        @Override
        public long key() {
            return Rng.mix(2L * left + side + 1);
        }

        @Override
        public void copyFrom(Position other) {
            Heap heap = (Heap) other;
            left = heap.left;
            side = heap.side;
            taken.copyFrom(heap.taken);
        }
    }
}
