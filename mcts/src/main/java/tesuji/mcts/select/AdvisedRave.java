package tesuji.mcts.select;

import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import tesuji.core.base.Hot;
import tesuji.core.eval.Advisor;
import tesuji.core.eval.EndOwners;
import tesuji.core.eval.OwnerStatistics;
import tesuji.core.eval.Parts;
import tesuji.core.game.Game;
import tesuji.core.game.Position;
import tesuji.mcts.record.Amaf;
import tesuji.mcts.record.AmafRule;
import tesuji.mcts.record.Recorder;
import tesuji.mcts.tree.Column;
import tesuji.mcts.tree.Filler;
import tesuji.mcts.tree.Tree;
import tesuji.mcts.urgency.FirstPlay;
import tesuji.mcts.urgency.FirstPlayer;

/**
 * RAVE with prior knowledge: each child begins with imagined simulations (Gelly and Silver 2007, 2011).
 *
 * <p>With n simulations through the child, those imagined included, of which w were won, and ñ simulations in which
 * its move came later, of which w̃ were won: (1 - β) · w/n + β · w̃/ñ + C · √(ln n(p) / n) with
 * β = ñ / (ñ + n + n·ñ/k): AMAF speaks first, and k simulations are worth as much as any number of it.
 *
 * @param equivalence k
 * @param exploration C
 * @param advisor the name of the advisor of the game
 * @param rootAdvisor the name of the advisor for the children of the root, which may take its time; or {@value #SAME}
 * @param amaf which moves count
 */
public record AdvisedRave(double equivalence, double exploration, String advisor, String rootAdvisor, AmafRule amaf)
        implements Selection {
    /** The name of the root's advisor if it is that of all nodes. */
    public static final String SAME = "same";

    public static final AdvisedRave STANDARD = new AdvisedRave(3500, 0, Parts.STANDARD, SAME, AmafRule.STANDARD);

    public AdvisedRave {
        if (!(equivalence > 0)) throw new IllegalArgumentException("equivalence must be positive");
        if (!(exploration >= 0)) throw new IllegalArgumentException("exploration must not be negative");
    }

    @Override
    public Set<Column> columns() {
        return Set.of(Column.AMAF, Column.ADVICE);
    }

    @Override
    public List<Recorder> recorders(Game game) {
        return List.of(new Amaf(game, amaf));
    }

    @Override
    public List<Filler> fillers(Game game, Parts parts) {
        return List.of(new Advice(
                parts.advisor(advisor),
                rootAdvisor.equalsIgnoreCase(SAME) ? null : parts.advisor(rootAdvisor),
                game.maxLegalMoves()));
    }

    @Override
    public Selector on(Tree tree, FirstPlay firstPlay, Game game) {
        FirstPlayer first = firstPlay.on(tree, game);
        return (node, trace) -> best(tree, node, first.urgencies(node, trace));
    }

    @Hot
    private int best(Tree tree, int node, double[] urgencies) {
        int[] visits = tree.visits();
        long[] sums = tree.sums();
        int[] amafVisits = tree.amafVisits();
        float[] amafSums = tree.amafSums();
        float[] advised = tree.advised();
        float[] advisedWins = tree.advisedWins();
        double perEquivalence = 1 / equivalence;
        double log = exploration == 0 ? 0 : exploration * Math.sqrt(Math.log(Math.max(1, visits[node])));
        int begin = tree.firstChild(node);
        int count = tree.childCount(node);
        int best = begin;
        double bestValue = Double.NEGATIVE_INFINITY;
        for (int i = 0; i < count; i++) {
            int child = begin + i;
            double n = visits[child] + advised[child];
            double wins = sums[child] * (1.0 / Tree.UNIT) + advisedWins[child];
            double rave = amafVisits[child];
            double value;
            if (n == 0) {
                value = rave == 0 ? urgencies[i] : amafSums[child] / rave;
            } else if (rave == 0) {
                value = wins / n;
            } else {
                double beta = rave / (rave + n + n * rave * perEquivalence);
                value = (1 - beta) * (wins / n) + beta * (amafSums[child] / rave);
            }
            if (log != 0 && n != 0) value += log / Math.sqrt(n);
            if (value > bestValue) {
                bestValue = value;
                best = child;
            }
        }
        return best;
    }

    /**
     * Asks the advisor about new children, and about those of the root again after {@value #FIRST_LOOK} simulations and
     * whenever there are {@value #MORE} times as many, if it learns from their ends. Each thread knows the ends of its
     * own simulations alone; on one tree the root has what the last thread to look thinks of it.
     */
    private static final class Advice implements Filler {
        private static final int FIRST_LOOK = 64;
        private static final int MORE = 4;

        private final Advisor advisor;
        private final @Nullable Advisor rootAdvisor;
        private final @Nullable OwnerStatistics ends;
        private final @Nullable OwnerStatistics rootEnds;
        private final float[] simulations;
        private final float[] wins;
        private int nextLook;

        Advice(Advisor advisor, @Nullable Advisor rootAdvisor, int most) {
            this.advisor = advisor;
            this.rootAdvisor = rootAdvisor;
            ends = advisor.ends().orElse(null);
            rootEnds = rootAdvisor == null ? null : rootAdvisor.ends().orElse(null);
            simulations = new float[most];
            wins = new float[most];
        }

        @Override
        public void beginSearch() {
            if (ends != null) ends.clear();
            if (rootEnds != null) rootEnds.clear();
            nextLook = FIRST_LOOK;
        }

        @Override
        public void watch(int score, EndOwners end) {
            if (ends != null) ends.add(score, end);
            if (rootEnds != null) rootEnds.add(score, end);
        }

        @Override
        public boolean hasNews() {
            OwnerStatistics known = rootAdvisor == null ? ends : rootEnds;
            return known != null && known.playouts() >= nextLook;
        }

        @Override
        public void fill(Tree tree, int first, Position position, int[] moves, int count) {
            ask(advisor, tree, first, position, moves, count);
        }

        @Override
        public void fillRoot(Tree tree, int first, Position position, int[] moves, int count) {
            boolean news = hasNews();
            if (news) nextLook = nextLook > Integer.MAX_VALUE / MORE ? Integer.MAX_VALUE : nextLook * MORE;
            if (rootAdvisor != null) ask(rootAdvisor, tree, first, position, moves, count);
            else if (news) ask(advisor, tree, first, position, moves, count);
        }

        private void ask(Advisor asked, Tree tree, int first, Position position, int[] moves, int count) {
            asked.advise(position, moves, count, simulations, wins);
            System.arraycopy(simulations, 0, tree.advised(), first, count);
            System.arraycopy(wins, 0, tree.advisedWins(), first, count);
        }
    }
}
