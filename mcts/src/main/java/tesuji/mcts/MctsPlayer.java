package tesuji.mcts;

import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import tesuji.core.base.Rng;
import tesuji.core.eval.Finale;
import tesuji.core.eval.Parts;
import tesuji.core.game.Game;
import tesuji.core.game.GameRecord;
import tesuji.core.game.Position;
import tesuji.core.play.Analysis;
import tesuji.core.play.Analyst;
import tesuji.core.play.Decision;
import tesuji.core.play.Inquiry;
import tesuji.core.play.Limits;
import tesuji.core.play.Ponderer;
import tesuji.core.play.TreeView;
import tesuji.mcts.choose.Standing;
import tesuji.mcts.run.Team;
import tesuji.mcts.run.Watch;
import tesuji.mcts.tree.Tree;

/**
 * Plays by Monte Carlo tree search. Its trees are a private memory: when a record goes on where the last one ended,
 * the part of the tree below the moves made since is kept (Wieczorek 2009, §3.1).
 *
 * <p>One step is one simulation. An interrupt of the thread ends the thinking early; the flag stays set, and the answer
 * is the best one so far. With one thread and a limit on the steps, equal seeds give equal games.
 */
public final class MctsPlayer implements Analyst, Ponderer, TreeView {
    /** Simulations when the limits name no end. */
    public static final long STANDARD_STEPS = 10_000;

    /** Below this many simulations an opinion is too weak to give a game up. */
    private static final int SURE = 100;

    private final String name;
    private final Mcts recipe;
    private final Game game;
    private final long seed;
    private final Team team;
    private final Rng rng;
    private final Optional<Finale> finale;
    private @Nullable GameRecord remembered;

    MctsPlayer(String name, Mcts recipe, Game game, Parts parts, long seed) {
        this.name = name;
        this.recipe = recipe;
        this.game = game;
        this.seed = seed;
        team = recipe.crew().on(recipe.plan(game, parts), seed);
        rng = new Rng(seed);
        finale = parts.finale();
    }

    @Override
    public String name() {
        return name;
    }

    public Mcts recipe() {
        return recipe;
    }

    @Override
    public Decision analyse(GameRecord record, Inquiry inquiry, Consumer<Analysis> listener) {
        Position root = record.replay(game);
        remember(record, root, inquiry);
        Limits limits = inquiry.limits().equals(Limits.NONE) ? Limits.steps(STANDARD_STEPS) : inquiry.limits();
        boolean heard = inquiry.interval().compareTo(limits.time()) < 0;
        search(limits, inquiry, heard, () -> listener.accept(report()));
        Limits further =
                new Limits(Math.max(1, limits.steps() / 2), limits.time().dividedBy(2));
        if (!recipe.finalMove().isReady(standings()) && !Thread.currentThread().isInterrupted()) {
            search(further, inquiry, true, () -> {});
        }
        return decide(root, report());
    }

    @Override
    public void ponder(GameRecord record) {
        if (!recipe.manners().reuse()) return;
        Position root = record.replay(game);
        if (root.isOver()) return;
        Inquiry inquiry = Inquiry.within(Limits.NONE);
        remember(record, root, inquiry);
        search(Limits.NONE, inquiry, true, () -> {});
    }

    private void search(Limits limits, Inquiry inquiry, boolean toTheEnd, Runnable report) {
        boolean thrifty = recipe.manners().thrift() && !toTheEnd;
        team.work(new Watch(
                limits,
                inquiry.interval().toNanos(),
                report,
                further -> thrifty && recipe.finalMove().isSettled(standings(), further)));
    }

    /** Goes on with the trees if the record goes on where the last one ended, and begins new ones otherwise. */
    private void remember(GameRecord record, Position root, Inquiry inquiry) {
        boolean free = inquiry.bans().isEmpty();
        if (!(free && recipe.manners().reuse() && follow(record))) {
            team.trees().forEach(Tree::clear);
            team.reseed(Rng.mix(seed ^ root.key()));
        }
        rng.reseed(Rng.mix(seed ^ root.key()));
        team.begin(root, inquiry);
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
        for (Tree tree : team.trees()) {
            int node = TreeReader.find(tree, since);
            if (node < 0) return false;
            tree.keep(node);
        }
        return true;
    }

    private List<Standing> standings() {
        return TreeReader.standings(team.trees());
    }

    private Analysis report() {
        return TreeReader.analysis(team, recipe.finalMove());
    }

    private Decision decide(Position root, Analysis analysis) {
        if (analysis.candidates().isEmpty()) return new Decision.Play(anyMove(root), analysis);
        if (finale.isPresent() && !recipe.manners().cleanUp()) {
            int closing = finale.get().closing(root, rng);
            if (closing != Finale.NONE) return new Decision.Play(closing, analysis);
        }
        if (analysis.steps() >= SURE && analysis.value() < recipe.manners().resignBelow()) {
            return new Decision.Resign(analysis);
        }
        for (Analysis.Candidate candidate : analysis.candidates()) {
            boolean surrender = finale.isPresent() && finale.get().isSurrender(root, candidate.move(), rng);
            if (!surrender) return new Decision.Play(candidate.move(), analysis);
        }
        return new Decision.Play(analysis.candidates().get(0).move(), analysis);
    }

    /** Only when not even the root has been opened. */
    private int anyMove(Position root) {
        int[] moves = new int[game.maxLegalMoves()];
        return moves[rng.nextInt(root.legalMoves(moves))];
    }

    @Override
    public Optional<Level> level(List<Integer> moves) {
        return TreeReader.level(team.trees(), moves);
    }

    @Override
    public Size size() {
        long nodes = 0;
        long capacity = 0;
        long bytes = 0;
        for (Tree tree : team.trees()) {
            nodes += tree.size();
            capacity += tree.capacity();
            bytes += tree.bytes();
        }
        return new Size(nodes, capacity, bytes);
    }
}
