package tesuji.mcts.puct;

import java.util.ArrayList;
import java.util.List;
import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.function.BooleanSupplier;
import java.util.function.Predicate;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import tesuji.core.base.Rng;
import tesuji.core.eval.Evaluator;
import tesuji.core.eval.Viewpoint;
import tesuji.core.game.Game;
import tesuji.core.game.LocalPatterns;
import tesuji.core.game.Position;
import tesuji.core.play.AnalysisRequest;
import tesuji.core.play.Limits;

/**
 * A tree that grows by one evaluated position with each simulation. Several threads share it: descending and backing up
 * happen under one lock and take microseconds, evaluating happens outside and takes milliseconds.
 */
final class PuctSearch {
    private static final int NODE_BYTES = 250;
    private static final int LEAST_ROOM = 10_000;

    private final Game game;
    private final PuctParameters parameters;
    private final PuctSelection selection;
    private final PuctUtility utility;
    private final PuctBackup backup;
    private final SubtreeValueBias bias;
    private final @Nullable LocalPatterns patterns;
    private final @Nullable EndingExploration endings;
    private final Predicate<Position> agreed;
    private final Supplier<Evaluator> evaluators;
    private final int points;
    private final Object lock = new Object();

    private @Nullable PuctNode root;
    private AnalysisRequest request;
    private Position position;
    private @Nullable RootMoves rootMoves;
    private double wideRootNoise;
    private long mostVisits;
    private int underWay;

    /**
     * A search without a tree.
     *
     * @param evaluators a new evaluator for each thread
     * @param agreed whether a finished game is counted by agreement, so that its value is for the evaluator to say
     */
    PuctSearch(Game game, PuctParameters parameters, Supplier<Evaluator> evaluators, Predicate<Position> agreed) {
        this.game = game;
        this.parameters = parameters;
        this.evaluators = evaluators;
        this.agreed = agreed;
        position = game.start();
        points = game.notation().picture(position).layout().points();
        utility = new PuctUtility(parameters, width());
        selection = new PuctSelection(parameters, utility);
        backup = new PuctBackup(parameters, utility);
        bias = new SubtreeValueBias(parameters);
        endings = parameters.enableMorePassingHacks()
                ? game.endingMoves().map(EndingExploration::new).orElse(null)
                : null;
        patterns =
                parameters.subtreeValueBiasFactor() > 0 ? game.localPatterns().orElse(null) : null;
        request = AnalysisRequest.within(Limits.NONE);
    }

    /** The width of a square board with as many points. */
    double width() {
        return Math.sqrt(points);
    }

    PuctParameters parameters() {
        return parameters;
    }

    PuctUtility utility() {
        return utility;
    }

    /** The tree; empty before the first position was evaluated. */
    @Nullable
    PuctNode root() {
        return root;
    }

    /** Whether all positions of the tree know who will own their points. */
    boolean knowsOwners() {
        return request.ownership();
    }

    /** Whether the tree was grown as this request needs it. */
    boolean serves(AnalysisRequest asked) {
        return request.purpose() == asked.purpose() && (request.ownership() || !asked.ownership());
    }

    /** How many positions fit into a share of the memory; a move takes 17 bytes of a node, a point 4. */
    long roomFor(double share) {
        long node = NODE_BYTES + 17L * game.maxLegalMoves() + 4L * points;
        return Math.max(LEAST_ROOM, (long) (share * Runtime.getRuntime().maxMemory() / node));
    }

    int visits() {
        synchronized (lock) {
            return root == null ? 0 : root.visits;
        }
    }

    void clear() {
        root = null;
        bias.clear();
    }

    /** Makes the position after these moves the root, if the tree knows it. */
    boolean follow(List<Integer> moves) {
        PuctNode node = root;
        for (int move : moves) {
            int index = node == null ? -1 : node.indexOf(move);
            node = index < 0 || node == null ? null : node.children[index];
        }
        if (root == null || node == null || node.isTerminal()) return false;
        bias.release(root, node);
        root = node;
        return true;
    }

    /** Prepares a search from a position, which is evaluated even if the tree knows it: a root is seen otherwise. */
    void begin(Position start, AnalysisRequest asked, Rng rng) {
        position = game.start();
        position.copyFrom(start);
        request = asked;
        PuctNode known = root;
        PuctNode node = newExpansion().expand(position, view(0), true);
        RootMoves moves = new RootMoves(position, node);
        moves.skip(index -> isBanned(node, index, 0));
        game.endingMoves().ifPresent(endings -> moves.discourage(endings, parameters));
        if (parameters.rootSymmetryPruning()) moves.skipDuplicates();
        rootMoves = moves;
        utility.expect(known == null ? node.ownScore : known.score, node.outcomeError >= 0);
        if (known == null) {
            backup.begin(node);
        } else {
            node.adopt(known);
            bias.leave(known);
            moves.prune(bias);
            bias.clean();
            backup.recomputeAll(node);
        }
        wideRootNoise = isStudy() ? parameters.analysisWideRootNoise() : parameters.wideRootNoise();
        new RootPriors(parameters, wideRootNoise, rng).change(node);
        root = node;
        underWay = 0;
    }

    private PuctExpansion newExpansion() {
        return new PuctExpansion(game, points, evaluators.get(), agreed);
    }

    /**
     * Simulates until told to stop, on this thread and on others.
     *
     * @param most visits of the root; then nobody begins another simulation
     */
    void run(int threads, long most, Rng rng, BooleanSupplier goOn) {
        mostVisits = most;
        List<Thread> others = new ArrayList<>();
        boolean[] stop = {false};
        Queue<Throwable> faults = new ConcurrentLinkedQueue<>();
        for (int i = 1; i < threads; i++) {
            Rng own = rng.fork(i);
            Thread thread = new Thread(() -> simulate(new Walker(own), () -> !isSet(stop)), "puct-" + i);
            thread.setDaemon(true);
            thread.setUncaughtExceptionHandler((failed, fault) -> faults.add(fault));
            others.add(thread);
            thread.start();
        }
        try {
            simulate(new Walker(rng), () -> faults.isEmpty() && goOn.getAsBoolean());
        } finally {
            set(stop);
            for (Thread thread : others) joinQuietly(thread);
        }
        if (!faults.isEmpty()) throw new IllegalStateException("A thread of the search failed.", faults.peek());
    }

    private boolean isSet(boolean[] flag) {
        synchronized (lock) {
            return flag[0];
        }
    }

    private void set(boolean[] flag) {
        synchronized (lock) {
            flag[0] = true;
        }
    }

    /** The others end within one evaluation; an interrupt that came meanwhile is for the caller. */
    private static void joinQuietly(Thread thread) {
        boolean interrupted = false;
        while (thread.isAlive()) {
            try {
                thread.join();
            } catch (InterruptedException later) {
                interrupted = true;
            }
        }
        if (interrupted) Thread.currentThread().interrupt();
    }

    private void simulate(Walker walker, BooleanSupplier goOn) {
        while (goOn.getAsBoolean()) if (!walker.simulate()) Thread.onSpinWait();
    }

    /** What one thread needs for its simulations. */
    private final class Walker {
        private final Position board = game.start();
        private final PuctExpansion expansion = newExpansion();
        private final List<PuctNode> path = new ArrayList<>();
        private final PuctSelection.Rules rootRules;

        Walker(Rng rng) {
            rootRules = rootRules(rng);
        }

        /** One simulation; false if other threads hold everything that could be looked at. */
        boolean simulate() {
            path.clear();
            PuctNode leaf;
            int index;
            long pattern;
            synchronized (lock) {
                PuctNode node = root;
                if (node == null) throw new IllegalStateException("begin comes first");
                if (node.visits + underWay >= mostVisits) return false;
                board.copyFrom(position);
                while (true) {
                    path.add(node);
                    if (node.isTerminal()) return countAgain(node);
                    index = choose(node, rules());
                    if (index == PuctSelection.AWAITED) return false;
                    if (index == PuctSelection.FORBIDDEN) return countAgain(node);
                    PuctNode child = node.children[index];
                    if (child == null) break;
                    board.play(node.moves[index]);
                    node = child;
                }
                leaf = node;
                pattern = patternOf(leaf.moves[index]);
                board.play(leaf.moves[index]);
                leaf.awaited[index] = true;
                underWay++;
                for (PuctNode each : path) each.virtualLosses++;
            }
            PuctNode grown = null;
            try {
                grown = expansion.expand(board, view(path.size()), request.ownership());
            } finally {
                end(leaf, index, pattern, grown);
            }
            return true;
        }

        /** Puts the new position into the tree; without one, because the evaluator failed, everything is as before. */
        private void end(PuctNode leaf, int index, long pattern, @Nullable PuctNode grown) {
            synchronized (lock) {
                leaf.awaited[index] = false;
                underWay--;
                for (PuctNode each : path) each.virtualLosses--;
                if (grown == null) return;
                bias.join(grown, pattern);
                backup.begin(grown);
                leaf.children[index] = grown;
                backUp();
            }
        }

        private int choose(PuctNode node, PuctSelection.Rules rules) {
            int chosen = selection.select(node, node == root, rules);
            return chosen < 0 || endings == null ? chosen : endings.instead(node, board, chosen, rules);
        }

        private long patternOf(int move) {
            return patterns == null ? LocalPatterns.NONE : patterns.key(board, move);
        }

        /** A position from which no simulation can go on says once more what it said before. */
        private boolean countAgain(PuctNode node) {
            backup.revisit(node);
            path.remove(path.size() - 1);
            backUp();
            return true;
        }

        private void backUp() {
            for (int i = path.size() - 1; i >= 0; i--) {
                PuctNode node = path.get(i);
                node.visits++;
                backup.recompute(node);
            }
        }

        private PuctSelection.Rules rules() {
            int ply = path.size() - 1;
            if (ply == 0) return rootRules;
            if (request.bans().isEmpty()) return PuctSelection.Rules.NONE;
            return new PuctSelection.Rules() {
                @Override
                public boolean allows(PuctNode node, int index) {
                    return !isBanned(node, index, ply);
                }
            };
        }

        /** Some moves of the root are not looked at, others by chance more often. */
        private PuctSelection.Rules rootRules(Rng rng) {
            RootMoves moves = rootMoves;
            if (moves == null) throw new IllegalStateException("begin comes first");
            return new PuctSelection.Rules() {
                @Override
                public boolean allows(PuctNode node, int index) {
                    return !moves.isSkipped(index);
                }

                @Override
                public double bonus() {
                    return wideRootNoise > 0 && rng.nextInt(2) == 0
                            ? wideRootNoise * Math.abs(RootPriors.gaussian(rng))
                            : 0;
                }
            };
        }
    }

    private boolean isBanned(PuctNode node, int index, int ply) {
        for (AnalysisRequest.Ban ban : request.bans()) {
            if (ban.covers(node.side, node.moves[index], ply)) return true;
        }
        return false;
    }

    /** What the evaluator may see of a position so many moves below the root. */
    private Viewpoint view(int ply) {
        boolean hidden = isStudy() && parameters.analysisIgnorePreRootHistory();
        double optimism = ply == 0 ? parameters.rootPolicyOptimism() : parameters.policyOptimism();
        return new Viewpoint(hidden ? ply : Integer.MAX_VALUE, optimism);
    }

    private boolean isStudy() {
        return request.purpose() == AnalysisRequest.Purpose.STUDY;
    }

    /** Runs a reader while no simulation changes the tree. */
    <T> T read(Supplier<T> reader) {
        synchronized (lock) {
            return reader.get();
        }
    }
}
