package tesuji.solve.proof;

import static tesuji.solve.proof.ProofGraph.NOBODY;
import static tesuji.solve.proof.ProofGraph.ROOT;

import tesuji.core.base.Hot;
import tesuji.core.base.IntList;
import tesuji.core.play.Solution;

/**
 * Proof-number search on a graph in which equal states are one vertex (Goluch, §3.5.5 and §3.5.6, Algorithms 18 and
 * 19). The numbers are upper bounds then: what two parents share is counted twice.
 *
 * <p>With cycles, a state has a second vertex for its repetitions, so that the graph stays free of them. A repetition
 * is false until its state is proved. Whether a child repeats a state is asked of all its ancestors, on any path:
 * asking only those on the shortest path, as published, lets cycles in, and then neither selection nor update need end.
 */
final class GraphSearch {
    final ProofPosition board;
    final ProofGraph graph = new ProofGraph();
    private final Leaves leaves;
    private final boolean cyclic;
    private final boolean deletes;
    private final NodeCounter counter;
    private final IntList waiting = new IntList(64);
    private boolean repeated;
    private long updates;

    GraphSearch(ProofPosition board, Leaves leaves, boolean cyclic, boolean deletes, NodeCounter counter) {
        this.board = board;
        this.leaves = leaves;
        this.cyclic = cyclic;
        this.deletes = deletes;
        this.counter = counter;
        addVertex(board.position.key());
        counter.count(1, 1);
    }

    void run(long limit) {
        int bottom = board.depth();
        while (!graph.isSolved(ROOT) && graph.live() <= limit && !counter.isStopped()) {
            int vertex = select();
            if (board.isTooDeep()) {
                counter.stop();
            } else {
                develop(vertex);
            }
            board.upTo(bottom);
            if (!counter.isStopped() || graph.isExpanded(vertex)) update(vertex);
        }
    }

    /** Algorithm 11, along the first edge that leads to the wanted number. */
    int select() {
        int vertex = ROOT;
        while (graph.isExpanded(vertex)) {
            int[] numbers = graph.isOr(vertex) ? graph.proof : graph.disproof;
            int edge = firstWith(numbers, graph.first[vertex], numbers[vertex]);
            board.down(graph.move[edge]);
            vertex = graph.child[edge];
        }
        return vertex;
    }

    @Hot
    private int firstWith(int[] numbers, int from, int number) {
        int edge = from;
        while (numbers[graph.child[edge]] != number) edge++;
        return edge;
    }

    /** Algorithms 18 and 19: states that are known get an edge, others a vertex. */
    void develop(int vertex) {
        if (cyclic) markAncestors(vertex);
        int children = board.generate();
        int before = graph.live();
        int edge = graph.expand(vertex, children);
        for (int i = 0; i < children; i++) {
            board.look(board.moves[i]);
            long key = board.position.key();
            int known = graph.find(key);
            int child;
            if (known < 0) {
                child = addVertex(key);
            } else {
                child = cyclic && graph.isMarked(known) ? repetitionOf(known) : known;
            }
            graph.link(edge + i, vertex, child, board.moves[i]);
            board.takeBack();
        }
        counter.count(graph.live() - before, graph.live());
    }

    private int addVertex(long key) {
        boolean or = board.isOr();
        int vertex = graph.add(key, or);
        int value = board.evaluateEnd();
        if (value == ProofPosition.UNKNOWN) {
            leaves.look(board, or);
            graph.proof[vertex] = leaves.proof();
            graph.disproof[vertex] = leaves.disproof();
        } else {
            settle(vertex, value == ProofPosition.TRUE);
        }
        return vertex;
    }

    private void settle(int vertex, boolean proved) {
        graph.proof[vertex] = proved ? 0 : ProofNumbers.INFINITE;
        graph.disproof[vertex] = proved ? ProofNumbers.INFINITE : 0;
    }

    private int repetitionOf(int vertex) {
        repeated = true;
        if (graph.repetition[vertex] == NOBODY) {
            int second = graph.addRepetition(graph.isOr(vertex));
            settle(second, graph.proof[vertex] == 0);
            graph.repetition[vertex] = second;
        }
        return graph.repetition[vertex];
    }

    /** Marks the vertex and whatever lies above it. */
    private void markAncestors(int vertex) {
        graph.clearMarks();
        graph.mark(vertex);
        waiting.clear();
        waiting.add(vertex);
        while (!waiting.isEmpty()) {
            for (int edge = graph.parents[waiting.pop()]; edge != NOBODY; edge = graph.next[edge]) {
                if (graph.mark(graph.owner[edge])) waiting.add(graph.owner[edge]);
            }
        }
    }

    /**
     * All ancestors that may change, in the order of first in, first out: where all paths have one length, each once.
     */
    void update(int developed) {
        waiting.clear();
        enqueue(developed);
        for (int i = 0; i < waiting.size(); i++) {
            int vertex = waiting.at(i);
            graph.unqueue(vertex);
            if (deletes && graph.isSolved(vertex) && vertex != developed) continue;
            updates++;
            boolean changed = setNumbers(vertex, graph.isOr(vertex));
            int second = graph.repetition[vertex];
            if (second != NOBODY && graph.proof[vertex] == 0 && graph.proof[second] != 0) {
                settle(second, true);
                enqueueAbove(second);
            }
            if (changed || vertex == developed) enqueueAbove(vertex);
            if (deletes && vertex != ROOT && graph.isSolved(vertex)) deleteBelow(vertex);
        }
    }

    private void enqueue(int vertex) {
        if (graph.queue(vertex)) waiting.add(vertex);
    }

    private void enqueueAbove(int vertex) {
        for (int edge = graph.parents[vertex]; edge != NOBODY; edge = graph.next[edge]) enqueue(graph.owner[edge]);
    }

    /** Algorithm 10; says whether a number has changed. */
    @Hot
    private boolean setNumbers(int vertex, boolean or) {
        int[] minimised = or ? graph.proof : graph.disproof;
        int[] added = or ? graph.disproof : graph.proof;
        int begin = graph.first[vertex];
        int end = begin + graph.count[vertex];
        int least = ProofNumbers.INFINITE;
        int sum = 0;
        for (int edge = begin; edge < end; edge++) {
            int child = graph.child[edge];
            if (minimised[child] < least) least = minimised[child];
            sum = ProofNumbers.sum(sum, added[child]);
        }
        boolean changed = minimised[vertex] != least || added[vertex] != sum;
        minimised[vertex] = least;
        added[vertex] = sum;
        return changed;
    }

    /** Deletes the children of a solved vertex that end the game or are on the frontier, unless others share them. */
    private void deleteBelow(int vertex) {
        int begin = graph.first[vertex];
        int end = begin + graph.count[vertex];
        for (int edge = begin; edge < end; edge++) {
            int child = graph.child[edge];
            if (!graph.isExpanded(child) && !graph.isShared(child)) graph.delete(child);
        }
        graph.count[vertex] = 0;
    }

    /** How often a vertex has been updated. */
    long updates() {
        return updates;
    }

    /** What has been found out at the root, where the board stands. */
    Solution answer() {
        if (!graph.isSolved(ROOT)) return new Solution.Open(counter.effort());
        boolean proved = graph.proof[ROOT] == 0;
        int move = -1;
        if (graph.isExpanded(ROOT) && board.isOr() == proved) {
            int[] numbers = proved ? graph.proof : graph.disproof;
            move = graph.move[firstWith(numbers, graph.first[ROOT], 0)];
        }
        if (proved || !repeated) return board.question.answer(proved, move, counter.effort());
        return new Solution.Claimed(board.question.turned(), move, counter.effort());
    }
}
