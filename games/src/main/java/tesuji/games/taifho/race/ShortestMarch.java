package tesuji.games.taifho.race;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import tesuji.core.base.Hot;
import tesuji.core.play.StopCondition;
import tesuji.games.taifho.TaifhoGame;

/**
 * Finds the fewest moves in which one side fills its goal row, by iterative deepening A* (Korf 1985) over
 * {@link LeastMoves}, with a memory of states from which so many moves were not enough. Owned by one thread.
 */
final class ShortestMarch {
    /** Nobody marches longer than that. */
    static final int LONGEST = 40;

    private static final int TABLE_BITS = 18;
    private static final int PORTION = 1024;

    private final int[][] moves = new int[LONGEST][Solo.MOST_MOVES];
    private final int[][] ranks = new int[LONGEST][Solo.MOST_MOVES];
    private final int[] path = new int[LONGEST];
    private final long[] keys = new long[1 << TABLE_BITS];
    private final byte[] failed = new byte[1 << TABLE_BITS];

    private Solo solo = new Solo();
    private StopCondition stop = StopCondition.NEVER;
    private long nodes;
    private boolean stopped;
    private int atLeast;
    /** How many moves the march that was found took. */
    private int reached;

    /**
     * The shortest march of at most {@code most} moves; empty if there is none or the work was stopped, and then
     * {@link #atLeast} says how many moves are needed in any case.
     */
    Optional<March> find(Solo start, int most, StopCondition lasting) {
        solo = start;
        stop = lasting;
        nodes = 0;
        stopped = false;
        Arrays.fill(keys, 0); // another side or other obstacles may come with the same key
        atLeast = LeastMoves.of(solo);
        while (atLeast <= Math.min(most, LONGEST)) {
            if (search(0, atLeast)) {
                assert reached == atLeast : "the bound was too high";
                return Optional.of(new March(plan(reached), reached));
            }
            if (stopped) return Optional.empty();
            atLeast++;
        }
        return Optional.empty();
    }

    /** What is known to be needed after {@link #find}. */
    int atLeast() {
        return atLeast;
    }

    long nodes() {
        return nodes;
    }

    private List<Integer> plan(int length) {
        List<Integer> plan = new ArrayList<>();
        for (int i = 0; i < length; i++) plan.add(path[i]);
        return plan;
    }

    private boolean search(int depth, int left) {
        if (solo.isHome()) {
            reached = depth;
            return true;
        }
        if (++nodes % PORTION == 0 && !stop.mayContinue(nodes)) stopped = true;
        if (stopped) return false;
        long key = solo.key();
        int place = (int) key & (keys.length - 1);
        if (keys[place] == key && failed[place] >= left) return false;
        int count = promising(depth, left);
        for (int i = 0; i < count; i++) {
            int move = next(depth, i, count);
            solo.move(TaifhoGame.from(move), TaifhoGame.to(move));
            path[depth] = move;
            boolean found = search(depth + 1, left - 1);
            solo.move(TaifhoGame.to(move), TaifhoGame.from(move));
            if (found) return true;
            if (stopped) return false;
        }
        if (keys[place] != key || failed[place] < left) {
            keys[place] = key;
            failed[place] = (byte) left;
        }
        return false;
    }

    /** The moves after which the rest may still be enough, with ranks: those first that leave the least to do. */
    @Hot
    private int promising(int depth, int left) {
        int[] list = moves[depth];
        int count = solo.moves(list);
        int kept = 0;
        for (int i = 0; i < count; i++) {
            int move = list[i];
            int from = TaifhoGame.from(move);
            int to = TaifhoGame.to(move);
            solo.move(from, to);
            int least = LeastMoves.of(solo);
            if (least < left) {
                list[kept] = move;
                ranks[depth][kept++] = 100 * least + solo.rows();
            }
            solo.move(to, from);
        }
        return kept;
    }

    /** Brings the best of the moves from this index on to its place. */
    @Hot
    private int next(int depth, int index, int count) {
        int[] list = moves[depth];
        int[] rank = ranks[depth];
        int best = index;
        for (int i = index + 1; i < count; i++) {
            if (rank[i] < rank[best]) best = i;
        }
        int move = list[best];
        list[best] = list[index];
        list[index] = move;
        int value = rank[best];
        rank[best] = rank[index];
        rank[index] = value;
        return move;
    }
}
