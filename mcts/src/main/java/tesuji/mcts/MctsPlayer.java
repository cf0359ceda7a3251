package tesuji.mcts;

import java.time.Duration;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import tesuji.core.base.Rng;
import tesuji.core.eval.Parts;
import tesuji.core.eval.PassPolicy;
import tesuji.core.game.Game;
import tesuji.core.game.GameRecord;
import tesuji.core.game.Position;
import tesuji.core.play.Analysis;
import tesuji.core.play.AnalysisRequest;
import tesuji.core.play.Analyst;
import tesuji.core.play.Decision;
import tesuji.core.play.EndgamePlayer;
import tesuji.core.play.Limits;
import tesuji.core.play.Ponderer;
import tesuji.core.play.TreeView;
import tesuji.mcts.choose.FinalMove;
import tesuji.mcts.choose.RootMoveStats;
import tesuji.mcts.run.SearchControl;
import tesuji.mcts.run.SearchWorkers;
import tesuji.mcts.tree.Tree;
import tesuji.mcts.tree.TreePool;

/**
 * Plays by Monte Carlo tree search. Its trees are a private memory: when a record goes on where the last one ended,
 * the part of the tree below the moves made since is kept (Wieczorek 2009, §3.1).
 *
 * <p>One step is one simulation. An interrupt of the thread ends the thinking early; the flag stays set, and the answer
 * is the best one so far. With one thread and a limit on the steps, equal seeds give equal games. A new tree begins
 * with random numbers that depend on the whole record, not on the position alone.
 */
public final class MctsPlayer implements Analyst, Ponderer, TreeView {
    /** Simulations when the limits name no end. */
    public static final long STANDARD_STEPS = 10_000;

    /** Below this many simulations an opinion is too weak to give a game up. */
    private static final int SURE = 100;

    /** A tree that has seen so many simulations is not searched further, lest its counters overflow. */
    private static final int MOST_VISITS = 2_000_000_000;

    private final String name;
    private final Mcts recipe;
    private final Game game;
    private final long seed;
    private final SearchWorkers workers;
    private final Rng rng;
    private final Optional<PassPolicy> passPolicy;
    private final EndgamePlayer endgamePlayer;
    private final TreePool pool;
    private @Nullable GameRecord remembered;
    private boolean closed;

    MctsPlayer(
            String name, Mcts recipe, Game game, Parts parts, EndgamePlayer endgamePlayer, long seed, TreePool pool) {
        this.name = name;
        this.recipe = recipe;
        this.game = game;
        this.endgamePlayer = endgamePlayer;
        this.seed = seed;
        this.pool = pool;
        workers = recipe.parallelism().on(recipe.plan(game, parts, pool), seed);
        rng = new Rng(seed);
        passPolicy = parts.passPolicy().map(f -> recipe.play().cleanUp() ? f.asItStands() : f);
    }

    @Override
    public String name() {
        return name;
    }

    public Mcts recipe() {
        return recipe;
    }

    @Override
    public Decision analyse(GameRecord record, AnalysisRequest request, Consumer<Analysis> listener) {
        Limits limits = request.limits().equals(Limits.NONE) ? Limits.steps(STANDARD_STEPS) : request.limits();
        FinalMove finalMove = recipe.finalMove();
        Limits first = part(limits, finalMove.share());
        boolean thrifty = recipe.play().stopEarly() && request.interval().compareTo(limits.time()) >= 0;
        // what is remembered costs time, too
        SearchControl control = new SearchControl(
                first,
                request.interval().toNanos(),
                () -> listener.accept(report()),
                further -> thrifty
                        && finalMove.isSettled(
                                moves(), further + recipe.parallelism().pending()));
        Position root = record.replay(game);
        Optional<Decision> closing = closing(root, request, limits);
        if (closing.isPresent()) {
            listener.accept(closing.get().analysis());
            return closing.get();
        }
        search(record, root, request, control);
        if (!finalMove.isReady(moves()) && !Thread.currentThread().isInterrupted()) {
            Limits rest = part(limits, 1 - finalMove.share());
            workers.work(new SearchControl(rest, Long.MAX_VALUE, () -> {}, further -> finalMove.isReady(moves())));
        }
        return decide(root, request, report());
    }

    /** What the endgame player plays, if it knows the end and nothing is forbidden; then there is no tree. */
    private Optional<Decision> closing(Position root, AnalysisRequest request, Limits limits) {
        Optional<Decision> closing = request.bans().isEmpty() ? endgamePlayer.closing(root, limits) : Optional.empty();
        if (closing.isPresent()) {
            workers.trees().forEach(Tree::clear);
            remembered = null;
        }
        return closing;
    }

    private static Limits part(Limits limits, double share) {
        if (share == 1) return limits;
        return new Limits(
                Math.max(1, Math.round(limits.steps() * share)),
                Duration.ofNanos(Math.round(limits.time().toNanos() * share)));
    }

    @Override
    public void ponder(GameRecord record) {
        if (!recipe.play().reuse()) return;
        Position root = record.replay(game);
        if (root.isOver()) return;
        search(
                record,
                root,
                AnalysisRequest.within(Limits.NONE),
                new SearchControl(Limits.NONE, Long.MAX_VALUE, () -> {}, further -> false));
    }

    private void search(GameRecord record, Position root, AnalysisRequest request, SearchControl control) {
        remember(record, root, request);
        GameRecord searched = remembered;
        // if it fails, nothing is left that could be trusted
        remembered = null;
        if (workers.trees().stream().allMatch(tree -> tree.visits(Tree.ROOT) < MOST_VISITS)) workers.work(control);
        remembered = searched;
    }

    /** Goes on with the trees if the record goes on where the last one ended, and begins new ones otherwise. */
    private void remember(GameRecord record, Position root, AnalysisRequest request) {
        boolean free = request.bans().isEmpty();
        long begin = Rng.mix(seed ^ record.key(root));
        if (!(free && recipe.play().reuse() && follow(record))) {
            workers.trees().forEach(Tree::clear);
            workers.reseed(begin);
        }
        rng.reseed(begin);
        workers.begin(root, request);
        remembered = free ? record : null;
    }

    private boolean follow(GameRecord record) {
        GameRecord last = remembered;
        if (last == null || !last.setup().equals(record.setup())) return false;
        List<Integer> before = last.moves();
        List<Integer> now = record.moves();
        if (now.size() < before.size() || !now.subList(0, before.size()).equals(before)) return false;
        List<Integer> since = now.subList(before.size(), now.size());
        if (since.isEmpty()) return true;
        boolean kept = false;
        for (Tree tree : workers.trees()) {
            int node = TreeReader.find(tree, since);
            if (node < 0) {
                tree.clear(); // of several trees one may have seen little: the others are kept
            } else {
                tree.keep(node);
                kept = true;
            }
        }
        return kept;
    }

    private List<RootMoveStats> moves() {
        return TreeReader.moves(workers.trees());
    }

    private Analysis report() {
        return TreeReader.analysis(workers, recipe.finalMove()).by(recipe.leaf().measure());
    }

    private Decision decide(Position root, AnalysisRequest request, Analysis analysis) {
        int side = root.toMove();
        int closing = passPolicy.map(f -> f.closing(root, rng)).orElse(PassPolicy.NONE);
        if (closing != PassPolicy.NONE && !request.bans(side, closing)) return new Decision.Play(closing, analysis);
        if (resigns(root, analysis)) return new Decision.Resign(analysis);
        List<Integer> moves = analysis.candidates().isEmpty()
                ? anyMoves(root, request)
                : analysis.candidates().stream().map(Analysis.Candidate::move).toList();
        return new Decision.Play(
                moves.stream()
                        .filter(move -> !isSurrender(root, move))
                        .findFirst()
                        .orElseGet(() -> untried(root, request).orElse(moves.get(0))),
                analysis);
    }

    private boolean isSurrender(Position root, int move) {
        return passPolicy.isPresent() && passPolicy.get().isSurrender(root, move, rng);
    }

    /** A move that a search of a few simulations has not come to, where all that it tried give the game up. */
    private Optional<Integer> untried(Position root, AnalysisRequest request) {
        return TreeReader.moves(workers.trees()).stream()
                .filter(stats -> stats.visits() == 0 && !request.bans(root.toMove(), stats.move()))
                .map(RootMoveStats::move)
                .filter(move -> !isSurrender(root, move))
                .findFirst();
    }

    /** Only where games are ended by agreement, and when the move tried most is hopeless. */
    private boolean resigns(Position root, Analysis analysis) {
        double value = analysis.candidates().stream()
                .max(Comparator.comparingLong(Analysis.Candidate::visits))
                .map(Analysis.Candidate::value)
                .orElse(1.0);
        return passPolicy.isPresent()
                && analysis.steps() >= SURE
                && value < recipe.play().resignBelow()
                && passPolicy.get().mayResign(root);
    }

    /** In random order what may be played, when not even the root has been opened. */
    private List<Integer> anyMoves(Position root, AnalysisRequest request) {
        int[] legal = new int[game.maxLegalMoves()];
        int count = root.legalMoves(legal);
        List<Integer> moves = new ArrayList<>();
        for (int i = 0; i < count; i++) {
            if (!request.bans(root.toMove(), legal[i])) moves.add(rng.nextInt(moves.size() + 1), legal[i]);
        }
        return moves.isEmpty() ? List.of(legal[rng.nextInt(count)]) : moves;
    }

    @Override
    public Optional<Level> level(List<Integer> moves) {
        return TreeReader.level(workers.trees(), moves, game.symmetries());
    }

    @Override
    public Size size() {
        long nodes = 0;
        long capacity = 0;
        long bytes = 0;
        for (Tree tree : workers.trees()) {
            nodes += tree.size();
            capacity += tree.capacity();
            bytes += tree.bytes();
        }
        return new Size(nodes, capacity, bytes);
    }

    /** Gives the trees back, so the player must not be used any more. */
    @Override
    public void close() {
        if (!closed) workers.trees().forEach(pool::giveBack);
        closed = true;
    }
}
