package tesuji.app.bench;

import java.util.Comparator;
import java.util.List;
import tesuji.core.base.Rng;
import tesuji.core.game.Game;
import tesuji.core.game.GameRecord;
import tesuji.core.play.AnalysisRequest;
import tesuji.core.play.Limits;
import tesuji.core.play.TreeView;
import tesuji.games.Games;
import tesuji.lab.catalog.Catalog;
import tesuji.mcts.Mcts;
import tesuji.mcts.MctsPlayer;
import tesuji.mcts.run.SearchControl;
import tesuji.mcts.run.SearchWorkers;
import tesuji.mcts.tree.Tree;

/** How fast a player searches from the start of a game: simulations per second, all threads on one search. */
public record MctsBenchmark(String player, int threads) implements Benchmark {
    /** Plain UCT over the fastest playouts. */
    public static final MctsBenchmark STANDARD = new MctsBenchmark("uct", 1);

    private static final int PORTION = 1000;
    /** Portions of one search; then a new one begins. */
    private static final int SEARCH = 20;

    @Override
    public String name() {
        return "mcts";
    }

    @Override
    public String unit() {
        return "simulations";
    }

    @Override
    public String meaning() {
        return "tree search, by default plain UCT";
    }

    @Override
    public String standardGame() {
        return "go:size=9";
    }

    @Override
    public Benchmark of(String other, int number) {
        return new MctsBenchmark(other.isEmpty() ? player : other, number);
    }

    /** Playouts with much knowledge are much code. */
    @Override
    public double warmUp() {
        return 10;
    }

    @Override
    public int lanes(int number) {
        return 1;
    }

    @Override
    public Worker worker(Game game, int thread) {
        Mcts recipe = Catalog.recipe(player, game).withThreads(threads);
        SearchWorkers workers = recipe.parallelism().on(recipe.plan(game, Games.parts(game)), thread + 1L);
        return new Worker() {
            private int portions;

            @Override
            public long portion() {
                if (portions++ % SEARCH == 0) workers.trees().forEach(Tree::clear);
                return search(workers, game, PORTION);
            }
        };
    }

    /** Searches on from the start of the game and returns how many simulations it were. */
    static long search(SearchWorkers workers, Game game, int simulations) {
        Limits limits = Limits.steps(simulations);
        workers.begin(game.start(), AnalysisRequest.within(limits));
        workers.work(new SearchControl(limits, Long.MAX_VALUE, () -> {}, further -> false));
        return workers.findings().simulations();
    }

    /** Of one thread, which repeats exactly. */
    @Override
    public long fingerprint(Game game) {
        MctsPlayer alone = Catalog.recipe(player, game).alone().player(player, game, Games.parts(game), 0);
        alone.choose(GameRecord.of(game), Limits.steps(PORTION));
        long hash = 0;
        List<TreeView.Branch> branches = alone.level(List.of()).orElseThrow().branches();
        for (TreeView.Branch branch : branches.stream()
                .sorted(Comparator.comparingInt(TreeView.Branch::move))
                .toList()) {
            hash = Rng.mix(hash ^ (branch.visits() << 32 | branch.move()));
        }
        return hash;
    }
}
