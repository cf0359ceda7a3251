package tesuji.solve.strategy;

import java.util.Arrays;
import java.util.function.ToLongFunction;
import tesuji.core.game.Position;
import tesuji.solve.Value;
import tesuji.solve.retrograde.BestMove;
import tesuji.solve.retrograde.OutcomeLookup;
import tesuji.solve.search.KeyMap;
import tesuji.solve.space.LongList;
import tesuji.solve.space.StateCodec;

/**
 * Whether the winner of a game with cycles ever brings a board back that has been there before. If not, he wins just
 * the same under rules that forbid it (superko): they take no move from him, and from the loser they only take moves
 * away.
 *
 * <p>The winner hurries: each move of his leads to a position that takes one move less, each answer to one that takes
 * no more than that. So no position comes back. A board may nevertheless, with the other side to move, after a pass or
 * with another ko. So all positions that he can come to are walked through, and wherever a move of his makes a board
 * that others of them show too, it is asked whether a line leads from one to the other. Lines that the loser could not
 * play under the stricter rules are counted in, so a doubt may be unfounded; that there is none is proof.
 */
public final class SuperkoCheck {
    private final OutcomeLookup lookup;
    private final StateCodec codec;
    private final int winner;
    private final ToLongFunction<Position> board;

    private final KeyMap numbers = new KeyMap();
    /** By number: the board, moves to the end, and whether the winner has just changed the board. */
    private final LongList boards = new LongList(64);

    private final LongList distances = new LongList(64);
    private final LongList made = new LongList(64);
    /** By number: where the moves begin in {@link #targets}. */
    private final LongList begins = new LongList(64);

    private final LongList targets = new LongList(64);

    private SuperkoCheck(Position root, OutcomeLookup lookup, ToLongFunction<Position> board) {
        this.lookup = lookup;
        this.board = board;
        codec = StateCodec.plain(root.game()).from(root);
        boolean won = lookup.outcome(root).value() == Value.WIN;
        winner = won ? root.toMove() : 1 - root.toMove();
    }

    /**
     * Walks through all lines of the winner.
     *
     * @param root a position that somebody wins
     * @param lookup tells distances
     * @param board a number for what may not come back, equal for equal boards
     */
    public static Findings from(Position root, OutcomeLookup lookup, ToLongFunction<Position> board) {
        Value value = lookup.outcome(root).value();
        if (value != Value.WIN && value != Value.LOSS) throw new IllegalArgumentException("nobody wins: " + value);
        return new SuperkoCheck(root, lookup, board).walk();
    }

    /** What the walk has found. */
    public static final class Findings {
        private final long positions;
        private final long doubts;
        private final long[] made;

        private Findings(long positions, long doubts, long[] made) {
            this.positions = positions;
            this.doubts = doubts;
            this.made = made;
        }

        /** Positions that the winner can come to. */
        public long positions() {
            return positions;
        }

        /** Boards that he may bring back; with none, forbidding that takes nothing from him. */
        public long doubts() {
            return doubts;
        }

        /** Different boards that his moves make. */
        public int boards() {
            return made.length;
        }

        /** Whether one of his moves may make this board. */
        public boolean makes(long someBoard) {
            return Arrays.binarySearch(made, someBoard) >= 0;
        }
    }

    private Findings walk() {
        Position root = codec.game().start();
        codec.place(codec.origin(), root);
        number(codec.origin(), root, false);
        BestMove best = new BestMove(codec.game(), lookup);
        new Following(codec, winner, best::of).forEach(this::look);
        begins.add(targets.size());
        long[] all = new long[boards.size()];
        int count = 0;
        for (int i = 0; i < all.length; i++) {
            if (made.at(i) != 0) all[count++] = boards.at(i);
        }
        long[] sorted = Arrays.stream(all, 0, count).sorted().distinct().toArray();
        return new Findings(boards.size(), doubts(), sorted);
    }

    /** Positions are visited in the order in which they were first led to, and so numbered. */
    private void look(Position position, long key, int[] moves, int count) {
        begins.add(targets.size());
        boolean winnerMoves = position.toMove() == winner;
        long before = board.applyAsLong(position);
        for (int i = 0; i < count; i++) {
            position.play(moves[i]);
            boolean changed = winnerMoves && board.applyAsLong(position) != before;
            targets.add(number(codec.key(position), position, changed));
            position.undo();
        }
    }

    private int number(long key, Position position, boolean changed) {
        int known = numbers.get(key);
        if (known != KeyMap.ABSENT) return known;
        int number = boards.size();
        numbers.put(key, number);
        boards.add(board.applyAsLong(position));
        distances.add(position.isOver() ? 0 : lookup.outcome(position).distance());
        made.add(changed ? 1 : 0);
        return number;
    }

    private long doubts() {
        long doubts = 0;
        KeyMap first = new KeyMap(); // of each board, and from there the others
        int[] next = new int[boards.size()];
        for (int i = boards.size() - 1; i >= 0; i--) {
            next[i] = first.get(boards.at(i));
            first.put(boards.at(i), i);
        }
        for (int i = 0; i < next.length; i++) {
            if (made.at(i) != 0 && isDoubtful(i, first.get(boards.at(i)), next)) doubts++;
        }
        return doubts;
    }

    /** Whether a line leads here from another position with the same board. */
    private boolean isDoubtful(int number, int first, int[] next) {
        for (int other = first; other != KeyMap.ABSENT; other = next[other]) {
            if (distances.at(other) > distances.at(number) && leads(other, number)) return true;
        }
        return false;
    }

    /** Distances fall along every line, so nothing beyond that of the goal needs to be looked at. */
    private boolean leads(int from, int to) {
        long nearest = distances.at(to);
        KeyMap seen = new KeyMap();
        LongList waiting = new LongList(64);
        waiting.add(from);
        for (int next = 0; next < waiting.size(); next++) {
            int here = (int) waiting.at(next);
            for (int i = (int) begins.at(here); i < begins.at(here + 1); i++) {
                int child = (int) targets.at(i);
                if (child == to) return true;
                if (distances.at(child) <= nearest || seen.get(child) != KeyMap.ABSENT) continue;
                seen.put(child, 0);
                waiting.add(child);
            }
        }
        return false;
    }
}
