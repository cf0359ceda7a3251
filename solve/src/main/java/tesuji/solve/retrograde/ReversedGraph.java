package tesuji.solve.retrograde;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.util.Arrays;
import java.util.Optional;
import tesuji.core.base.Hot;
import tesuji.core.base.InputException;
import tesuji.core.play.StopCondition;
import tesuji.solve.space.Predecessors;
import tesuji.solve.space.StateCursor;
import tesuji.solve.space.StateSpace;
import tesuji.solve.space.WorkerPool;

/**
 * All moves of a space by the state they lead to: for each block of states one array of predecessors, and where each
 * state's begin. Four bytes a move and four a state; twice that for the moves while it is built.
 */
final class ReversedGraph {
    private static final VarHandle ELEMENTS = MethodHandles.arrayElementVarHandle(int[].class);
    private static final int SHIFT = 16;
    private static final int BLOCK = 1 << SHIFT;
    private static final int MASK = BLOCK - 1;

    /** For each block and state the place of its first predecessor; one more entry at the end. */
    private final int[][] begins;

    private final int[][] parents;

    private ReversedGraph(int blocks) {
        begins = new int[blocks][BLOCK + 1];
        parents = new int[blocks][];
    }

    /**
     * Walks over all moves, notes in the labels what there is to note of states alone, and turns the moves around;
     * nothing if the work was stopped.
     *
     * @param fresh false if the labels are those of an earlier run, to be left as they are
     */
    static Optional<ReversedGraph> of(
            StateSpace space, OutcomeTable labels, boolean fresh, WorkerPool pool, StopCondition stop) {
        if (space.size() > Integer.MAX_VALUE) {
            throw new InputException("The moves of " + space.size() + " states cannot be kept in memory: at most "
                    + Integer.MAX_VALUE + " can be numbered; sweep over them on disk (--folder and --disk).");
        }
        int blocks = Math.toIntExact((space.size() + MASK) >> SHIFT);
        ReversedGraph graph = new ReversedGraph(blocks);
        int[][] forward = new int[blocks][];
        Surveyor[] surveyors = new Surveyor[pool.threads()];
        Arrays.setAll(surveyors, i -> new Surveyor(space, labels, fresh, graph));
        int step = 8 * pool.threads();
        for (int block = 0; block < blocks; block += step) {
            if (!stop.mayContinue((long) block << SHIFT)) return Optional.empty();
            int begin = block;
            pool.run(Math.min(step, blocks - block), (worker, chunk) -> {
                forward[begin + chunk] = surveyors[worker].survey(begin + chunk);
            });
        }
        pool.run(blocks, (worker, block) -> graph.lay(block));
        pool.run(blocks, (worker, block) -> {
            graph.turn(block, forward[block]);
            forward[block] = new int[0];
        });
        return Optional.of(graph);
    }

    /** Counts become the ends of the lists. */
    @Hot
    private void lay(int block) {
        int[] ends = begins[block];
        int sum = 0;
        for (int i = 0; i < BLOCK; i++) {
            sum += ends[i];
            ends[i] = sum;
        }
        ends[BLOCK] = sum;
        parents[block] = new int[sum];
    }

    /** Fills the lists from their ends, which so become their beginnings. */
    @Hot
    private void turn(int block, int[] moves) {
        int at = 0;
        for (int parent = block << SHIFT; at < moves.length; parent++) {
            for (int end = at + 1 + moves[at++]; at < end; at++) {
                int child = moves[at];
                int place = (int) ELEMENTS.getAndAdd(begins[child >>> SHIFT], child & MASK, -1) - 1;
                parents[child >>> SHIFT][place] = parent;
            }
        }
    }

    @Hot
    private void count(int child) {
        ELEMENTS.getAndAdd(begins[child >>> SHIFT], child & MASK, 1);
    }

    /** A reader for one thread. */
    Predecessors predecessors() {
        return (state, into) -> {
            int[] here = begins[(int) (state >>> SHIFT)];
            int[] list = parents[(int) (state >>> SHIFT)];
            int place = (int) state & MASK;
            into.clear();
            for (int i = here[place]; i < here[place + 1]; i++) into.add(list[i]);
        };
    }

    /** Lists the moves of blocks of states. Owned by one thread. */
    private static final class Surveyor {
        private final StateSpace space;
        private final OutcomeTable labels;
        private final boolean fresh;
        private final ReversedGraph graph;
        private final StateCursor cursor;
        private final long[] successors;
        private int[] moves = new int[4 * BLOCK];

        Surveyor(StateSpace space, OutcomeTable labels, boolean fresh, ReversedGraph graph) {
            this.space = space;
            this.labels = labels;
            this.fresh = fresh;
            this.graph = graph;
            cursor = space.cursor();
            successors = new long[space.game().maxLegalMoves()];
        }

        /** For each state of the block the number of its moves, and where they lead. */
        int[] survey(int block) {
            int size = 0;
            long begin = (long) block << SHIFT;
            for (long state = begin; state < Math.min(space.size(), begin + BLOCK); state++) {
                int count = cursor.successors(state, successors);
                if (fresh) labels.seed(state, count);
                int kept = Math.max(0, count);
                if (size + kept + 1 > moves.length) moves = Arrays.copyOf(moves, 2 * moves.length + kept);
                moves[size++] = kept;
                for (int i = 0; i < kept; i++) {
                    int child = (int) successors[i];
                    moves[size++] = child;
                    graph.count(child);
                }
            }
            return Arrays.copyOf(moves, size);
        }
    }
}
