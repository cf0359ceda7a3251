package tesuji.core.game;

import java.util.List;

/** The contract, kept by the game that tests other parts. */
final class HeapsTest implements GameContract {
    @Override
    public Library library() {
        return Heaps.LIBRARY;
    }

    @Override
    public String id() {
        return "heaps:size=5";
    }

    @Override
    public long[] perft() {
        return sequences(new Heaps(5, 3), 10);
    }

    @Override
    public List<String> malformedMoves() {
        return List.of("a0", "a4", "c1", "a11");
    }

    @Override
    public List<String> malformedDiagrams() {
        return List.of("6-1 X", "1-6 X", "1-1", "1-1 Y", "1-1-1 X");
    }

    /** Counts sequences by arithmetic on the two heaps. */
    static long[] sequences(Heaps game, int depth) {
        long[] counts = new long[depth];
        for (int i = 0; i < depth; i++) counts[i] = sequences(game.size(), game.size(), game.take(), i + 1);
        return counts;
    }

    private static long sequences(int left, int right, int take, int depth) {
        if (depth == 0) return 1;
        long count = 0;
        for (int taken = 1; taken <= take; taken++) {
            if (taken <= left) count += sequences(left - taken, right, take, depth - 1);
            if (taken <= right) count += sequences(left, right - taken, take, depth - 1);
        }
        return count;
    }
}
