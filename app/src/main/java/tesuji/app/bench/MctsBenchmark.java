package tesuji.app.bench;

import java.util.Comparator;
import java.util.List;
import tesuji.core.base.Rng;
import tesuji.core.eval.Advisor;
import tesuji.core.eval.Heuristic;
import tesuji.core.eval.Parts;
import tesuji.core.eval.Playout;
import tesuji.core.eval.Prior;
import tesuji.core.game.Game;
import tesuji.core.game.GameRecord;
import tesuji.core.play.Inquiry;
import tesuji.core.play.Limits;
import tesuji.core.play.TreeView;
import tesuji.games.Games;
import tesuji.mcts.Mcts;
import tesuji.mcts.MctsPlayer;
import tesuji.mcts.run.Alone;
import tesuji.mcts.run.Crew;
import tesuji.mcts.run.Team;
import tesuji.mcts.run.Watch;
import tesuji.mcts.tree.Tree;

/** How fast a recipe searches from the start of a game: simulations per second, all threads on one search. */
public record MctsBenchmark(Mcts recipe, int threads) implements Benchmark {
    /** Plain UCT over the fastest playouts. */
    public static final MctsBenchmark STANDARD = new MctsBenchmark(Mcts.read("mcts[leaf=Rollouts[playout=light]]"), 1);

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
    public Benchmark of(String player, int number) {
        return new MctsBenchmark(player.isEmpty() ? recipe : Mcts.read(player), number);
    }

    @Override
    public int lanes(int number) {
        return 1;
    }

    @Override
    public Worker worker(Game game, int thread) {
        Crew crew = recipe.withThreads(threads).crew();
        Team team = crew.on(recipe.plan(game, new LightParts(game)), thread + 1L);
        return new Worker() {
            private int portions;

            @Override
            public long portion() {
                Limits limits = Limits.steps(PORTION);
                if (portions++ % SEARCH == 0) team.trees().forEach(Tree::clear);
                team.begin(game.start(), Inquiry.within(limits));
                team.work(new Watch(limits, Long.MAX_VALUE, () -> {}, further -> false));
                return team.findings().simulations();
            }
        };
    }

    /** Of one thread, which repeats exactly. */
    @Override
    public long fingerprint(Game game) {
        MctsPlayer player = alone().player("mcts", game, new LightParts(game), 0);
        player.choose(GameRecord.of(game), Limits.steps(PORTION));
        long hash = 0;
        List<TreeView.Branch> branches = player.level(List.of()).orElseThrow().branches();
        for (TreeView.Branch branch : branches.stream()
                .sorted(Comparator.comparingInt(TreeView.Branch::move))
                .toList()) {
            hash = Rng.mix(hash ^ (branch.visits() << 32 | branch.move()));
        }
        return hash;
    }

    private Mcts alone() {
        return new Mcts(
                recipe.selection(),
                recipe.firstPlay(),
                recipe.growth(),
                recipe.leaf(),
                recipe.finalMove(),
                Alone.STANDARD,
                recipe.manners(),
                recipe.capacity());
    }

    /** The parts of the game, and its fastest playout by the name "light". */
    private record LightParts(Game game, Parts parts) implements Parts {
        LightParts(Game game) {
            this(game, Games.parts(game));
        }

        @Override
        public Playout playout(String name) {
            return name.equalsIgnoreCase("light") ? Games.playout(game) : parts.playout(name);
        }

        @Override
        public Prior prior(String name) {
            return parts.prior(name);
        }

        @Override
        public Advisor advisor(String name) {
            return parts.advisor(name);
        }

        @Override
        public Heuristic heuristic(String name) {
            return parts.heuristic(name);
        }
    }
}
