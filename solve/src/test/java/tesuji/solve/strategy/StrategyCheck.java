package tesuji.solve.strategy;

import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import tesuji.core.game.Position;
import tesuji.solve.Value;
import tesuji.solve.space.LongList;
import tesuji.solve.space.StateCodec;

/**
 * Proves that a strategy keeps its promise, by playing it against everything: it names a legal move wherever its owner
 * is to move, no game ends worse than promised, and a promised win cannot be put off for ever.
 */
public final class StrategyCheck {
    private final Strategy strategy;
    private final StateCodec codec;
    private final Map<Long, Integer> numbers = new HashMap<>();
    /** The moves from position to position, two entries each. */
    private final LongList moves = new LongList(1024);

    private Optional<String> fault = Optional.empty();

    private StrategyCheck(Strategy strategy) {
        this.strategy = strategy;
        codec = StateCodec.plain(strategy.game());
    }

    /** What is wrong with a strategy, in one sentence; empty if it is sound. */
    public static Optional<String> firstFault(Strategy strategy) {
        return new StrategyCheck(strategy).search();
    }

    private Optional<String> search() {
        new Following(strategy.game(), strategy.owner(), this::move).forEach(this::look);
        if (fault.isEmpty() && strategy.value() == Value.WIN && hasCycle())
            return Optional.of("It can be held up for ever.");
        return fault;
    }

    /** The move of the strategy, or any if it has none, for the walk must go on. */
    private int move(Position position) {
        int move = strategy.move(position).orElse(-1);
        if (position.isLegal(move)) return move;
        report("It has no legal move in a position it leads to:\n" + diagram(position));
        int[] any = new int[strategy.game().maxLegalMoves()];
        position.legalMoves(any);
        return any[0];
    }

    private void look(Position position, long key, int[] played, int count) {
        if (count == 0) {
            int score = strategy.owner() == 0 ? position.score() : -position.score();
            boolean kept = strategy.value() == Value.WIN ? score > 0 : strategy.value() == Value.LOSS || score >= 0;
            if (!kept) report("It ends in a position that is worse than promised:\n" + diagram(position));
        }
        for (int i = 0; i < count; i++) {
            position.play(played[i]);
            moves.add(number(key));
            moves.add(number(codec.key(position)));
            position.undo();
        }
    }

    private int number(long key) {
        return numbers.computeIfAbsent(key, unseen -> numbers.size());
    }

    private void report(String sentence) {
        if (fault.isEmpty()) fault = Optional.of(sentence);
    }

    private String diagram(Position position) {
        return strategy.game().notation().diagram(position);
    }

    /** Takes away positions to which no move leads until none is left, or only cycles are (Kahn 1962). */
    private boolean hasCycle() {
        int size = numbers.size();
        int[] begins = new int[size + 1];
        int[] incoming = new int[size];
        for (int i = 0; i < moves.size(); i += 2) {
            begins[(int) moves.at(i) + 1]++;
            incoming[(int) moves.at(i + 1)]++;
        }
        for (int i = 0; i < size; i++) begins[i + 1] += begins[i];
        int[] targets = new int[moves.size() / 2];
        int[] ends = begins.clone();
        for (int i = 0; i < moves.size(); i += 2) targets[ends[(int) moves.at(i)]++] = (int) moves.at(i + 1);
        int[] free = new int[size];
        int count = 0;
        for (int i = 0; i < size; i++) {
            if (incoming[i] == 0) free[count++] = i;
        }
        for (int next = 0; next < count; next++) {
            for (int i = begins[free[next]]; i < begins[free[next] + 1]; i++) {
                if (--incoming[targets[i]] == 0) free[count++] = targets[i];
            }
        }
        return count < size;
    }
}
