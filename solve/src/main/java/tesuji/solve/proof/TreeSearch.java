package tesuji.solve.proof;

import static tesuji.solve.proof.ProofTree.ROOT;

import tesuji.core.base.Hot;
import tesuji.core.play.Solution;

/**
 * Proof-number search on an AND/OR tree (Allis 1994; Goluch, §3.5.1 to §3.5.4, Algorithms 9 to 17): select the vertex
 * that counts most for both a proof and a disproof, develop it, update its ancestors.
 *
 * <p>A state that comes back on its own path is false at once, so that all lines end. The position follows the search:
 * down while it selects, up while it updates.
 */
final class TreeSearch {
    /** How a frontier vertex is developed; the board stands there. */
    @FunctionalInterface
    interface Development {
        void develop(TreeSearch search, int vertex);
    }

    final ProofPosition board;
    final ProofTree tree;
    final NodeCounter counter;
    private final Leaves leaves;
    private final Development development;
    private final boolean deletes;
    private final boolean staysLow;
    private long elsewhere;

    /**
     * @param deletes whether what lies below solved vertices is forgotten (§3.5.2)
     * @param staysLow whether updates stop at the first vertex that does not change, and selection goes on from there
     *     (§3.5.4)
     */
    TreeSearch(
            ProofPosition board,
            Leaves leaves,
            Development development,
            boolean deletes,
            boolean staysLow,
            NodeCounter counter) {
        this.board = board;
        this.leaves = leaves;
        this.development = development;
        this.deletes = deletes;
        this.staysLow = staysLow;
        this.counter = counter;
        tree = new ProofTree(board.moves.length);
    }

    /** Begins a tree where the board stands, while so many vertices are kept elsewhere. */
    void plant(long keptElsewhere) {
        elsewhere = keptElsewhere;
        tree.clear();
        int value = board.evaluateEnd();
        if (value == ProofPosition.UNKNOWN) leaves.look(board, board.isOr());
        setLeaf(ROOT, value);
    }

    /**
     * Algorithms 9 and 16: until the root is solved, the tree has more vertices than the limit, or the work is stopped.
     */
    void run(long limit) {
        int bottom = board.depth();
        int current = ROOT;
        while (!tree.isSolved(ROOT) && tree.live() <= limit && !counter.isStopped()) {
            int vertex = select(current);
            if (board.isTooDeep()) {
                counter.stop();
            } else {
                development.develop(this, vertex);
                current = update(vertex);
            }
        }
        board.upTo(bottom);
    }

    /** Algorithm 11: the most-proving vertex below this one. */
    int select(int from) {
        int vertex = from;
        while (tree.isExpanded(vertex)) {
            int[] numbers = board.isOr() ? tree.proof : tree.disproof;
            vertex = firstWith(numbers, tree.first[vertex], numbers[vertex]);
            board.down(tree.move[vertex]);
        }
        return vertex;
    }

    @Hot
    private static int firstWith(int[] numbers, int from, int number) {
        int child = from;
        while (numbers[child] != number) child++;
        return child;
    }

    /** Algorithm 12. */
    void developAtOnce(int vertex) {
        generate(vertex, true);
    }

    /** Algorithm 13. */
    void developLate(int vertex) {
        int value = board.evaluateEnd();
        if (value == ProofPosition.UNKNOWN) {
            generate(vertex, false);
        } else {
            setLeaf(vertex, value);
        }
    }

    private void generate(int vertex, boolean evaluates) {
        int children = board.generate();
        boolean or = !board.isOr();
        int begin = tree.expand(vertex, children);
        for (int i = 0; i < children; i++) {
            tree.move[begin + i] = board.moves[i];
            board.look(board.moves[i]);
            int value = evaluates ? board.evaluate() : board.isRepeated() ? ProofPosition.FALSE : ProofPosition.UNKNOWN;
            if (value == ProofPosition.UNKNOWN) leaves.look(board, or);
            setLeaf(begin + i, value);
            board.takeBack();
        }
        counter.count(children, elsewhere + tree.live());
    }

    private void setLeaf(int vertex, int value) {
        tree.proof[vertex] = value == ProofPosition.UNKNOWN
                ? leaves.proof()
                : value == ProofPosition.TRUE ? 0 : ProofNumbers.INFINITE;
        tree.disproof[vertex] = value == ProofPosition.UNKNOWN
                ? leaves.disproof()
                : value == ProofPosition.FALSE ? 0 : ProofNumbers.INFINITE;
    }

    /** Algorithms 14 and 17: from the developed vertex up; returns the vertex at which the board stands then. */
    int update(int developed) {
        int vertex = developed;
        boolean changed = !tree.isExpanded(developed); // then it has been evaluated
        while (true) {
            if (tree.isExpanded(vertex)) changed |= setNumbers(vertex, board.isOr());
            if (deletes && vertex != ROOT && tree.isSolved(vertex)) tree.deleteBelow(vertex);
            if (vertex == ROOT || (staysLow && !changed)) return vertex;
            changed = false;
            board.up();
            vertex = tree.parent[vertex];
        }
    }

    /** Algorithm 10 for an internal vertex; says whether a number has changed. */
    @Hot
    private boolean setNumbers(int vertex, boolean or) {
        int[] minimised = or ? tree.proof : tree.disproof;
        int[] added = or ? tree.disproof : tree.proof;
        int begin = tree.first[vertex];
        int end = begin + tree.count[vertex];
        int least = ProofNumbers.INFINITE;
        int sum = 0;
        for (int child = begin; child < end; child++) {
            if (minimised[child] < least) least = minimised[child];
            sum = ProofNumbers.sum(sum, added[child]);
        }
        boolean changed = minimised[vertex] != least || added[vertex] != sum;
        minimised[vertex] = least;
        added[vertex] = sum;
        return changed;
    }

    /** What has been found out at the root, where the board stands. */
    Solution answer() {
        if (!tree.isSolved(ROOT)) return new Solution.Open(counter.effort());
        boolean proved = tree.proof[ROOT] == 0;
        int move = -1;
        if (tree.isExpanded(ROOT) && board.isOr() == proved) { // the mover has what it wants
            move = tree.move[firstWith(proved ? tree.proof : tree.disproof, tree.first[ROOT], 0)];
        }
        return board.question.answer(proved, move, counter.effort());
    }
}
