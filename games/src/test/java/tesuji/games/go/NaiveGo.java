package tesuji.games.go;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/**
 * The rules of Go once more, as slowly and plainly as possible: the other half of the agreement tests. Chains are
 * found anew for every question, positions are remembered whole.
 */
public final class NaiveGo {
    private final int size;
    private final GoRules rules;
    private final List<byte[]> boards = new ArrayList<>();
    private final List<Integer> movers = new ArrayList<>();
    private byte[] board;
    private int mover = Stones.BLACK;
    private int passes;
    private final int[] captured = new int[3];

    public NaiveGo(int size, GoRules rules) {
        this.size = size;
        this.rules = rules;
        board = new byte[size * size];
        boards.add(board);
        movers.add(mover);
    }

    private NaiveGo(NaiveGo other) {
        size = other.size;
        rules = other.rules;
        boards.addAll(other.boards);
        movers.addAll(other.movers);
        board = other.board;
        mover = other.mover;
        passes = other.passes;
        captured[Stones.BLACK] = other.captured[Stones.BLACK];
        captured[Stones.WHITE] = other.captured[Stones.WHITE];
    }

    /** Games of exactly this many moves, counted by copying; two passes end a game. */
    public long perft(int depth) {
        if (depth == 0) return 1;
        if (passes == 2) return 0;
        long leaves = 0;
        for (int move = 0; move <= size * size; move++) {
            if (move < size * size && !isLegal(move)) continue;
            NaiveGo next = new NaiveGo(this);
            next.play(move);
            leaves += next.perft(depth - 1);
        }
        return leaves;
    }

    public Stones stones() {
        return new Stones(size, board);
    }

    public int captured(int colour) {
        return captured[colour];
    }

    public Set<Integer> chain(byte[] position, int point) {
        Set<Integer> chain = new HashSet<>(Set.of(point));
        Deque<Integer> open = new ArrayDeque<>(chain);
        while (!open.isEmpty()) {
            for (int q : neighbours(open.pop())) {
                if (position[q] == position[point] && chain.add(q)) open.push(q);
            }
        }
        return chain;
    }

    public Set<Integer> liberties(byte[] position, int point) {
        Set<Integer> liberties = new HashSet<>();
        for (int stone : chain(position, point)) {
            for (int q : neighbours(stone)) if (position[q] == Stones.EMPTY) liberties.add(q);
        }
        return liberties;
    }

    public List<Integer> neighbours(int point) {
        int[] into = new int[4];
        int count = stones().neighbours(point, into);
        return Arrays.stream(into, 0, count).boxed().toList();
    }

    /** The board after a stone here, captures first, then suicide. */
    private byte[] after(int point) {
        byte[] next = board.clone();
        next[point] = (byte) mover;
        for (int q : neighbours(point)) {
            if (next[q] == Stones.opponent((byte) mover) && liberties(next, q).isEmpty()) {
                for (int stone : chain(next, q)) next[stone] = Stones.EMPTY;
            }
        }
        if (liberties(next, point).isEmpty()) {
            for (int stone : chain(next, point)) next[stone] = Stones.EMPTY;
        }
        return next;
    }

    public boolean isLegal(int point) {
        if (board[point] != Stones.EMPTY) return false;
        byte[] next = after(point);
        if (!rules.suicide() && next[point] == Stones.EMPTY) return false;
        int replier = 3 - mover;
        return switch (rules.ko()) {
            // repeating the position before the last move, unless that move was a pass
            case SIMPLE, NO_RESULT ->
                boards.size() < 2 || !Arrays.equals(boards.get(boards.size() - 2), next) || passed();
            case POSITIONAL -> boards.stream().noneMatch(earlier -> Arrays.equals(earlier, next));
            case SITUATIONAL -> {
                boolean seen = false;
                for (int i = 0; i < boards.size(); i++) {
                    seen |= movers.get(i) == replier && Arrays.equals(boards.get(i), next);
                }
                yield !seen;
            }
        };
    }

    private boolean passed() {
        return Arrays.equals(boards.get(boards.size() - 2), boards.get(boards.size() - 1));
    }

    /** Plays a point, or passes with the number of points. */
    public void play(int move) {
        passes = move < size * size ? 0 : passes + 1;
        if (move < size * size) {
            byte[] next = after(move);
            for (int point = 0; point < next.length; point++) {
                if (next[point] == Stones.EMPTY && board[point] != Stones.EMPTY) captured[board[point]]++;
            }
            if (next[move] == Stones.EMPTY) captured[mover]++;
            board = next;
        }
        mover = 3 - mover;
        boards.add(board);
        movers.add(mover);
    }

    public byte[] board() {
        return board.clone();
    }

    public int mover() {
        return mover;
    }
}
