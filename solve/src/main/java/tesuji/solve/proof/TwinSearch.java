package tesuji.solve.proof;

import static tesuji.solve.proof.TwinTree.NOBODY;
import static tesuji.solve.proof.TwinTree.ROOT;

import tesuji.core.base.Hot;
import tesuji.core.base.IntList;
import tesuji.core.play.Solution;
import tesuji.solve.search.Cycles;

/**
 * The base-twin algorithm (Breuker et al. 2001; Goluch, §3.5.7, Algorithms 20 to 27): proof-number search on a graph
 * with cycles, sound.
 *
 * <p>A repetition on the current path is a possible draw: it holds on this path only, and remembers the depth of the
 * state that it repeats. Possible draws rise through the tree while the search selects. Where the depth becomes that
 * of the vertex itself, all repetitions below it repeat the vertex or what lies below, whatever the path: a real draw,
 * and with it everything below that was marked on the way. Otherwise the marks are cleared before the next round.
 * Selection and update are loops, so that no path is too long for the stack.
 *
 * <p>As published, a selection looks below a state again whenever another path leads to it, which takes exponential
 * time where many paths join. Here it looks once ({@link PossibleDraws}), so a round takes no more steps than twice
 * the number of vertices.
 */
final class TwinSearch {
    final TwinTree tree = new TwinTree();
    final ProofPosition board;
    private final Leaves leaves;
    private final NodeCounter counter;
    private final boolean rootIsOr;
    private final int longest;
    /** The current search path, the root first. */
    final IntList path = new IntList(64);
    /** How many possible draws had been found when each vertex of the path was entered. */
    private final IntList foundBefore = new IntList(64);

    private final PossibleDraws possibleDraws = new PossibleDraws();
    /** The greatest depth of a state above that the marks taken last rest on. */
    private int reach;

    TwinSearch(ProofPosition board, Leaves leaves, NodeCounter counter) {
        this.board = board;
        this.leaves = leaves;
        this.counter = counter;
        rootIsOr = board.isOr();
        longest = Cycles.needCap(board.position.game()) ? board.position.game().maxLength() : Integer.MAX_VALUE;
        setNew(tree.add(board.position.key()), rootIsOr);
        counter.count(1, 1);
    }

    /** Algorithm 20. */
    void run(long limit) {
        while (!tree.isSolved(ROOT) && tree.size() <= limit && !counter.isStopped()) {
            int vertex = select();
            if (!counter.isStopped()) develop(vertex);
            update();
        }
    }

    /** Algorithms 21 and 22; the path ends at the vertex returned. */
    int select() {
        enter(ROOT);
        while (!advance() && !counter.isStopped()) counter.step();
        return path.at(path.size() - 1);
    }

    /**
     * One step of the selection at the end of the path: down, or up after marking; true if the vertex there is
     * selected.
     */
    boolean advance() {
        int vertex = path.at(path.size() - 1);
        int depth = path.size() - 1;
        int base = tree.base[vertex];
        if (tree.isSolved(base)) return true; // solved elsewhere; the vertex must learn of it
        if (tree.place[base] != depth + 1) {
            mark(vertex, tree.place[base] - 1, tree.place[base] - 1);
            leave();
            return false;
        }
        if (possibleDraws.contains(base)) {
            int anchor = possibleDraws.anchor(base);
            mark(vertex, possibleDraws.depth(base), tree.place[anchor] - 1);
            leave();
            return false;
        }
        if (!tree.isExpanded(base)) return true;
        int best = bestChild(base, isOr(depth));
        if (best != NOBODY) {
            if (path.size() + 1 >= longest) counter.stop();
            if (!counter.isStopped()) enter(best);
            return false;
        }
        int least = takeMarks(base, depth);
        if (least != NOBODY) {
            mark(vertex, least, reach);
            if (least >= depth) return true; // a real draw
            possibleDraws.add(base, least, tree.base[path.at(reach)]);
            leave();
            return false;
        }
        tree.copyNumbers(tree.first[base], base); // all children are solved, and alike
        return true;
    }

    private void mark(int vertex, int least, int greatest) {
        tree.drawDepth[vertex] = least;
        tree.drawReach[vertex] = greatest;
    }

    private boolean isOr(int depth) {
        return rootIsOr == (depth % 2 == 0);
    }

    void enter(int vertex) {
        if (path.isEmpty()) possibleDraws.clear();
        else board.look(tree.move[vertex]);
        path.add(vertex);
        foundBefore.add(possibleDraws.size());
        int base = tree.base[vertex];
        if (tree.place[base] == 0) tree.place[base] = path.size();
    }

    private void leave() {
        int base = tree.base[path.at(path.size() - 1)];
        if (tree.place[base] == path.size()) tree.place[base] = 0;
        path.pop();
        foundBefore.pop();
        if (!path.isEmpty()) board.takeBack();
    }

    /** Algorithm 23: possible draws are not for the attacker; one is enough for the defender. */
    @Hot
    private int bestChild(int base, boolean or) {
        int[] numbers = or ? tree.proof : tree.disproof;
        int begin = tree.first[base];
        int end = begin + tree.count[base];
        int best = NOBODY;
        int bestNumber = ProofNumbers.INFINITE;
        for (int child = begin; child < end; child++) {
            if (tree.isPossibleDraw(child)) {
                if (!or) return NOBODY;
            } else if (numbers[child] < bestNumber) {
                best = child;
                bestNumber = numbers[child];
            }
        }
        return best;
    }

    /**
     * Clears the marks of all children of a vertex at this depth; the least of their depths, or -1 if none was marked.
     * What rests on the vertex and on more is taken to reach to its parent: that is never too little.
     */
    @Hot
    private int takeMarks(int base, int depth) {
        int begin = tree.first[base];
        int end = begin + tree.count[base];
        int least = NOBODY;
        reach = NOBODY;
        for (int child = begin; child < end; child++) {
            int drawn = tree.drawDepth[child];
            if (drawn == NOBODY) continue;
            if (least == NOBODY || drawn < least) least = drawn;
            if (drawn < depth) reach = Math.max(reach, Math.min(tree.drawReach[child], depth - 1));
            tree.drawDepth[child] = NOBODY;
        }
        return least;
    }

    /** Algorithm 24: learn from the base, note a real draw, or expand. */
    void develop(int vertex) {
        int base = tree.base[vertex];
        if (tree.isSolved(base)) {
            tree.copyNumbers(base, vertex);
        } else if (tree.isPossibleDraw(vertex)) {
            tree.settle(base, false);
            tree.settle(vertex, false);
            tree.drawDepth[vertex] = NOBODY;
            settleBelow();
        } else {
            expand(base);
            setNumbers(base, base);
            tree.copyNumbers(base, vertex);
        }
    }

    /**
     * What was marked below a real draw rests on it, or on more that was marked there: the defender stays among these
     * states for ever.
     */
    private void settleBelow() {
        int begin = foundBefore.at(foundBefore.size() - 1);
        for (int i = begin; i < possibleDraws.size(); i++) tree.settle(possibleDraws.at(i), false);
    }

    private void expand(int base) {
        boolean or = !isOr(path.size() - 1);
        int children = board.generate();
        int begin = tree.size();
        for (int i = 0; i < children; i++) {
            board.look(board.moves[i]);
            int child = tree.add(board.position.key());
            tree.move[child] = board.moves[i];
            if (!tree.isTwin(child)) setNew(child, or);
            board.takeBack();
        }
        tree.first[base] = begin;
        tree.count[base] = children;
        for (int child = begin; child < begin + children; child++) {
            if (tree.isTwin(child)) setTwin(child);
        }
        counter.count(children, tree.size());
    }

    private void setNew(int vertex, boolean or) {
        int value = board.evaluateEnd();
        if (value == ProofPosition.UNKNOWN) {
            leaves.look(board, or);
            tree.proof[vertex] = leaves.proof();
            tree.disproof[vertex] = leaves.disproof();
        } else {
            tree.settle(vertex, value == ProofPosition.TRUE);
        }
    }

    /** A new twin begins with what its base and the children of that one say. */
    private void setTwin(int twin) {
        int base = tree.base[twin];
        tree.copyNumbers(base, twin);
        if (!tree.isSolved(base) && tree.isExpanded(base)) setNumbers(twin, base, isOr(path.size()));
    }

    private void setNumbers(int vertex, int base) {
        setNumbers(vertex, base, isOr(path.size() - 1));
    }

    /** Algorithm 10 with the children of the base. */
    @Hot
    private void setNumbers(int vertex, int base, boolean or) {
        int[] minimised = or ? tree.proof : tree.disproof;
        int[] added = or ? tree.disproof : tree.proof;
        int begin = tree.first[base];
        int end = begin + tree.count[base];
        int least = ProofNumbers.INFINITE;
        int sum = 0;
        for (int child = begin; child < end; child++) {
            if (minimised[child] < least) least = minimised[child];
            sum = ProofNumbers.sum(sum, added[child]);
        }
        minimised[vertex] = least;
        added[vertex] = sum;
    }

    /** Algorithm 25: along the path from the parent of its end to the root, which empties it. */
    void update() {
        leave();
        while (!path.isEmpty()) {
            int vertex = path.at(path.size() - 1);
            int base = tree.base[vertex];
            if (tree.isExpanded(base)) {
                if (isOr(path.size() - 1)) {
                    updateOr(vertex, base);
                } else {
                    setNumbers(vertex, base); // Algorithm 27
                    takeMarks(base, path.size() - 1);
                }
                if (tree.isSolved(vertex)) tree.copyNumbers(vertex, base);
            }
            leave();
        }
        tree.drawDepth[ROOT] = NOBODY;
    }

    /** Algorithm 26: possible draws count as disproved here, lest the next selection be misled into them. */
    private void updateOr(int vertex, int base) {
        int begin = tree.first[base];
        int end = begin + tree.count[base];
        int least = ProofNumbers.INFINITE;
        int sum = 0;
        boolean marked = false;
        for (int child = begin; child < end; child++) {
            if (tree.isPossibleDraw(child)) {
                marked = true;
                tree.drawDepth[child] = NOBODY;
            } else {
                least = Math.min(least, tree.proof[child]);
                sum = ProofNumbers.sum(sum, tree.disproof[child]);
            }
        }
        if (least == ProofNumbers.INFINITE && marked) {
            setNumbers(vertex, base);
        } else {
            tree.proof[vertex] = least;
            tree.disproof[vertex] = sum;
        }
    }

    /** What has been found out at the root, where the board stands. */
    Solution answer() {
        if (!tree.isSolved(ROOT)) return new Solution.Open(counter.effort());
        boolean proved = tree.proof[ROOT] == 0;
        int move = -1;
        if (tree.isExpanded(ROOT) && rootIsOr == proved) move = shownMove(proved ? tree.proof : tree.disproof);
        return board.question.answer(proved, move, counter.effort());
    }

    /** The first move to a solved child; a real draw may have none, for it rests on cycles. */
    private int shownMove(int[] numbers) {
        for (int child = tree.first[ROOT]; child < tree.first[ROOT] + tree.count[ROOT]; child++) {
            if (numbers[child] == 0) return tree.move[child];
        }
        return -1;
    }
}
