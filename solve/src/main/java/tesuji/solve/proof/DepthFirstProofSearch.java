package tesuji.solve.proof;

import tesuji.core.base.Hot;
import tesuji.core.base.Rng;
import tesuji.core.play.Solution;
import tesuji.solve.search.Cycles;

/**
 * Depth-first proof-number search with thresholds and a table: df-pn (Nagai 2002), and with other thresholds PN* (Seo
 * 1995) and PDS (Nagai 1998). A loop over {@link Frames}, no recursion.
 *
 * <p>Repetitions: a state that comes back on the path is false there. A proof never rests on that. A disproof remembers
 * the least depth of the states on whose return it rests. If that is not above its own depth, it holds on every path:
 * who follows it and at each return goes on from the earlier place is never beaten. Otherwise the {@link ProofTable}
 * keeps it for such paths only (Kishimoto and Müller 2004). So no answer depends on what the table holds.
 */
final class DepthFirstProofSearch {
    private static final int NOWHERE = Integer.MAX_VALUE;
    private static final long GOLDEN = 0x9E3779B97F4A7C15L;

    private final ProofPosition board;
    private final Thresholds thresholds;
    private final boolean mobility;
    private final double slack;
    private final boolean mayRepeat;
    private final ProofTable table;
    private final NodeCounter counter;
    private final Frames frames = new Frames();
    private int depth;

    // what scan() found at the vertex on top
    private int phi;
    private int delta;
    private int best;
    private int second;

    /** The entry that recall() found last. */
    private long recalled;

    DepthFirstProofSearch(
            ProofPosition board,
            Thresholds thresholds,
            boolean mobility,
            double slack,
            ProofTable table,
            NodeCounter counter) {
        this.board = board;
        this.thresholds = thresholds;
        this.mobility = mobility;
        this.slack = slack;
        this.table = table;
        this.counter = counter;
        mayRepeat = Cycles.possible(board.position.game());
    }

    Solution solve() {
        int value = board.evaluateEnd();
        counter.count(1, 1);
        if (value != ProofPosition.UNKNOWN)
            return board.question.answer(value == ProofPosition.TRUE, -1, counter.effort());
        boolean rootIsOr = board.isOr();
        boolean ofProof = thresholds == Thresholds.PROOF;
        int start = ofProof ? 2 : thresholds == Thresholds.BOTH ? 1 : ProofNumbers.INFINITE;
        open(
                board.position.key(),
                ofProof && !rootIsOr ? ProofNumbers.INFINITE : start,
                ofProof && rootIsOr ? ProofNumbers.INFINITE : start);
        run();
        board.upTo(0);
        if (phi != 0 && delta != 0) return new Solution.Open(counter.effort());
        boolean proved = (phi == 0) == rootIsOr;
        return board.question.answer(proved, phi == 0 ? frames.move[best] : -1, counter.effort());
    }

    private void run() {
        while (!counter.isStopped()) {
            scan(frames.first[depth], frames.end[depth]);
            if (!isExceeded()) {
                descend();
            } else if (depth > 0) {
                close();
            } else if (phi == 0 || delta == 0) {
                return;
            } else {
                raise();
            }
        }
        phi = delta = 1;
    }

    /** φ and δ of the vertex on top, its child with the least δ, and the least δ of the others. */
    @Hot
    private void scan(int begin, int end) {
        int least = ProofNumbers.INFINITE;
        int next = ProofNumbers.INFINITE;
        int sum = 0;
        int child = begin;
        for (int i = begin; i < end; i++) {
            int d = frames.delta[i];
            if (d < least) {
                next = least;
                least = d;
                child = i;
            } else if (d < next) {
                next = d;
            }
            sum = ProofNumbers.sum(sum, frames.phi[i]);
        }
        phi = least;
        delta = sum;
        best = child;
        second = next;
    }

    private boolean isExceeded() {
        boolean ofPhi = phi >= frames.phiBound[depth];
        boolean ofDelta = delta >= frames.deltaBound[depth];
        if (thresholds != Thresholds.BOTH) return ofPhi || ofDelta;
        return (ofPhi && ofDelta) || phi == 0 || delta == 0;
    }

    /** Another round at the root, which is not solved. */
    private void raise() {
        boolean ofPhi = thresholds == Thresholds.PROOF ? board.isOr() : phi <= delta;
        if (ofPhi) {
            frames.phiBound[0]++;
        } else {
            frames.deltaBound[0]++;
        }
    }

    /** Goes to the most promising child, unless the table has a better answer by now. */
    private void descend() {
        int child = best;
        int phiBound;
        int deltaBound;
        if (thresholds == Thresholds.LOCAL) {
            int share = frames.deltaBound[depth];
            phiBound = share == ProofNumbers.INFINITE ? share : share - (delta - frames.phi[child]);
            int ahead = ProofNumbers.sum(second, 1 + (int) (slack * Math.min(second, ProofNumbers.LARGEST / 2)));
            deltaBound = Math.min(frames.phiBound[depth], ahead);
        } else if (thresholds == Thresholds.PROOF) {
            boolean or = board.isOr();
            if (!or) child = hardest(frames.first[depth], frames.end[depth]);
            deltaBound = or ? frames.phiBound[depth] : ProofNumbers.INFINITE;
            phiBound = or ? ProofNumbers.INFINITE : frames.deltaBound[depth] - (delta - frames.phi[child]);
        } else {
            boolean raisesPhi = frames.phi[child] <= frames.delta[child];
            phiBound = frames.phi[child] + (raisesPhi ? 1 : 0);
            deltaBound = frames.delta[child] + (raisesPhi ? 0 : 1);
        }
        if (recall(child, frames.childKey[child], !board.isOr())) return;
        if (board.isTooDeepBelow()) {
            counter.stop();
            return;
        }
        frames.chosen[depth] = child;
        board.down(frames.move[child]);
        depth++;
        open(frames.childKey[child], phiBound, deltaBound);
    }

    /** Of the children that are not solved the one with the largest proof number: it fails soonest. */
    @Hot
    private int hardest(int begin, int end) {
        int child = begin;
        int most = 0;
        for (int i = begin; i < end; i++) {
            if (frames.phi[i] > most) {
                most = frames.phi[i];
                child = i;
            }
        }
        return child;
    }

    /** Looks at all children of the vertex where the board stands. */
    private void open(long key, int phiBound, int deltaBound) {
        int children = board.generate();
        frames.open(depth, children);
        frames.key[depth] = key;
        frames.phiBound[depth] = phiBound;
        frames.deltaBound[depth] = deltaBound;
        frames.begin[depth] = counter.nodes();
        boolean or = !board.isOr();
        int begin = frames.first[depth];
        for (int i = 0; i < children; i++) {
            frames.move[begin + i] = board.moves[i];
            board.look(board.moves[i]);
            look(begin + i, or);
            board.takeBack();
        }
        counter.count(children, table.used());
    }

    private void look(int child, boolean or) {
        int value = board.evaluateEnd();
        if (value != ProofPosition.UNKNOWN) {
            settle(child, or == (value == ProofPosition.TRUE), NOWHERE);
            return;
        }
        long key = board.position.key();
        frames.childKey[child] = key;
        int earlier = mayRepeat ? board.path.depthOf(key) : -1;
        if (earlier >= 0) {
            settle(child, !or, earlier);
        } else if (!recall(child, key, or)) {
            long entry = mayRepeat ? table.find(layered(key, depth + 1)) : recalled;
            boolean known = entry != ProofTable.NOTHING;
            frames.phi[child] = known ? ProofTable.phi(entry) : 1;
            frames.delta[child] = known ? ProofTable.delta(entry) : mobility ? board.mobility() : 1;
        }
    }

    /**
     * Where positions come back, the numbers of a state that is not solved are kept for each depth apart: two states on
     * a cycle would else drive up each other's numbers for ever, and no search would end (Goluch, §3.5.6: endless
     * updating).
     */
    private static long layered(long key, int layer) {
        return Rng.mix(key + GOLDEN * (layer + 1)); // keys may be scattered numbers themselves: no plain exclusive or
    }

    /** Takes the answer of the table, if it has one that holds on this path; the path ends above the child. */
    private boolean recall(int child, long key, boolean or) {
        recalled = table.find(key);
        if (recalled != ProofTable.NOTHING) {
            int known = ProofTable.phi(recalled);
            if (known == 0 || known == ProofNumbers.INFINITE) {
                settle(child, known == 0, NOWHERE);
                return true;
            }
        }
        int length = mayRepeat ? table.findTwin(key, board.path) : 0;
        if (length > 0) settle(child, !or, board.path.size() - length);
        return length > 0;
    }

    /** Notes whether the side to move at the child succeeds. */
    private void settle(int child, boolean success, int foundation) {
        frames.phi[child] = success ? 0 : ProofNumbers.INFINITE;
        frames.delta[child] = success ? ProofNumbers.INFINITE : 0;
        frames.foundation[child] = foundation;
    }

    /** Leaves the vertex on top; its parent and the table learn what has been found out. */
    private void close() {
        boolean or = board.isOr();
        boolean disproved = or ? delta == 0 : phi == 0;
        int rest = disproved ? foundation(or, frames.first[depth], frames.end[depth]) : NOWHERE;
        if (rest >= depth) rest = NOWHERE;
        long work = counter.nodes() - frames.begin[depth];
        long key = frames.key[depth];
        if (rest != NOWHERE) {
            table.storeTwin(key, board.path, depth, depth - rest, work);
        } else {
            boolean solved = phi == 0 || delta == 0;
            table.store(solved || !mayRepeat ? key : layered(key, depth), phi, delta, work);
        }
        board.up();
        depth--;
        int child = frames.chosen[depth];
        frames.phi[child] = phi;
        frames.delta[child] = delta;
        frames.foundation[child] = rest;
    }

    /**
     * On what a disproof rests: at an OR vertex on all children, at an AND vertex on the best of those that give it.
     */
    @Hot
    private int foundation(boolean or, int begin, int end) {
        int rest = or ? NOWHERE : -1;
        for (int i = begin; i < end; i++) {
            int depthOfChild = frames.foundation[i];
            if (or) {
                rest = Math.min(rest, depthOfChild);
            } else if (frames.delta[i] == 0) {
                rest = Math.max(rest, depthOfChild);
            }
        }
        return rest;
    }
}
