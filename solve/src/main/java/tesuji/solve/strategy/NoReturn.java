package tesuji.solve.strategy;

import java.util.Optional;
import java.util.function.ToLongFunction;
import java.util.stream.IntStream;
import tesuji.core.base.InputException;
import tesuji.core.game.Game;
import tesuji.core.game.Position;
import tesuji.solve.Value;
import tesuji.solve.retrograde.BestMove;
import tesuji.solve.retrograde.Knowledge;
import tesuji.solve.search.KeyMap;
import tesuji.solve.space.Coder;
import tesuji.solve.space.LongList;

/**
 * Whether the winner of a game with cycles ever brings a board back that has been there before. If not, he wins just the same
 * under rules that forbid it: they take no move from him, and from the loser they only take moves away.
 *
 * <p>The winner hurries: each move of his leads to a position that takes one move less, each answer to one that takes no more
 * than that. So no position comes back. A board may nevertheless, with another side to move, after a pass or with another ko;
 * all positions that he can come to are walked through, and wherever a move of his makes a board that others of them show too,
 * it is asked whether a line leads from one to the other. Lines that the loser could not play under the stricter rules are
 * counted in, so a doubt may be unfounded; that there is none is proof.
 */
public final class NoReturn {
    private final Knowledge knowledge;
    private final BestMove best;
    private final Coder coder;
    private final int winner;
    private final ToLongFunction<Position> board;

    private final KeyMap numbers = new KeyMap();
    /** By number: the board, moves to the end, and whether the winner has just changed the board. */
    private final LongList boards = new LongList(1024);

    private final LongList distances = new LongList(1024);
    private final LongList made = new LongList(1024);
    /** By number: where the moves begin in {@link #targets}. */
    private final LongList begins = new LongList(1024);

    private final LongList targets = new LongList(1024);

    private NoReturn(Game game, Knowledge knowledge, ToLongFunction<Position> board) {
        this.knowledge = knowledge;
        this.board = board;
        best = new BestMove(game, knowledge);
        coder = Coder.plain(game);
        Position start = game.start();
        winner = knowledge.outcome(start).value() == Value.WIN ? start.toMove() : 1 - start.toMove();
    }

    /**
     * Walks through all lines of the winner from the start of the game, which must not be drawn.
     *
     * @param knowledge tells distances
     * @param board a number for what may not come back, equal for equal boards
     */
    public static Findings of(Game game, Knowledge knowledge, ToLongFunction<Position> board) {
        Value value = knowledge.outcome(game.start()).value();
        if (value != Value.WIN && value != Value.LOSS) {
            throw new InputException("Nobody wins " + game.id() + ", so there is no winner to follow.");
        }
        return new NoReturn(game, knowledge, board).walk();
    }

    /**
     * What was found.
     *
     * @param positions that the winner can come to
     * @param doubts boards that he may bring back; with none, forbidding that takes nothing from him
     * @param example a position in which such a board has come back, as a diagram
     */
    public record Findings(long positions, long doubts, Optional<String> example) {}

    private Findings walk() {
        number(coder.origin(), coder.game().start(), false);
        new Following(coder.game(), winner, best::of).forEach(this::look);
        begins.add(targets.size());
        return findings();
    }

    /** Positions are visited in the order in which they were numbered: each is numbered when first led to. */
    private void look(Position position, long key, int[] moves, int count) {
        begins.add(targets.size());
        boolean winnerMoves = position.toMove() == winner;
        long before = board.applyAsLong(position);
        for (int i = 0; i < count; i++) {
            position.play(moves[i]);
            boolean changed = winnerMoves && board.applyAsLong(position) != before;
            targets.add(number(coder.key(position), position, changed));
            position.undo();
        }
    }

    private int number(long key, Position position, boolean changed) {
        int known = numbers.get(key);
        if (known != KeyMap.ABSENT) return known;
        int number = boards.size();
        numbers.put(key, number);
        boards.add(board.applyAsLong(position));
        distances.add(position.isOver() ? 0 : knowledge.outcome(position).distance());
        made.add(changed ? 1 : 0);
        return number;
    }

    private Findings findings() {
        int size = boards.size();
        int[] order = IntStream.range(0, size)
                .boxed()
                .sorted((a, b) -> Long.compare(boards.at(a), boards.at(b)))
                .mapToInt(Integer::intValue)
                .toArray();
        long doubts = 0;
        int example = -1;
        for (int begin = 0, end; begin < size; begin = end) {
            end = begin + 1;
            while (end < size && boards.at(order[end]) == boards.at(order[begin])) end++;
            int returned = returned(order, begin, end);
            if (returned < 0) continue;
            doubts++;
            example = returned;
        }
        return new Findings(size, doubts, example < 0 ? Optional.empty() : Optional.of(diagram(example)));
    }

    /** A position among those of one board that the winner makes although a line leads there from another; -1 if none. */
    private int returned(int[] order, int begin, int end) {
        for (int i = begin; i < end; i++) {
            if (made.at(order[i]) == 0) continue;
            for (int j = begin; j < end; j++) {
                if (distances.at(order[j]) > distances.at(order[i]) && leads(order[j], order[i])) return order[i];
            }
        }
        return -1;
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

    private String diagram(int number) {
        Position position = coder.game().start();
        long[] keys = new long[1];
        int[] counted = {0};
        new Following(coder.game(), winner, best::of).forEach((visited, key, moves, count) -> {
            if (counted[0]++ == number) keys[0] = key;
        });
        coder.place(keys[0], position);
        return coder.game().notation().diagram(position);
    }
}
