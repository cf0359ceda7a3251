package tesuji.mcts;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import tesuji.core.game.Symmetries;
import tesuji.core.play.Analysis;
import tesuji.core.play.TreeView;
import tesuji.mcts.choose.FinalMove;
import tesuji.mcts.choose.RootMoveStats;
import tesuji.mcts.run.SearchFindings;
import tesuji.mcts.run.SearchWorkers;
import tesuji.mcts.tree.Column;
import tesuji.mcts.tree.Tree;

/** Turns columns of numbers into records: what a search found, added up over all its trees. */
final class TreeReader {
    /** The longest line of expected moves. */
    private static final int LONGEST = 30;

    /** The two-sided 95 % quantile of the normal distribution. */
    private static final double QUANTILE = 1.96;

    private TreeReader() {}

    /** The node these moves lead to, or -1. */
    static int find(Tree tree, List<Integer> moves) {
        int node = Tree.ROOT;
        for (int i = 0; i < moves.size() && node >= 0; i++) node = tree.child(node, moves.get(i));
        return node;
    }

    /** The children of the roots; those for the same move are one. */
    static List<RootMoveStats> moves(List<Tree> trees) {
        return moves(trees, new int[trees.size()]);
    }

    private static List<RootMoveStats> moves(List<Tree> trees, int[] nodes) {
        Map<Integer, RootMoveStats> sums = new LinkedHashMap<>();
        for (int i = 0; i < nodes.length; i++) {
            Tree tree = trees.get(i);
            if (nodes[i] < 0 || !tree.isOpen(nodes[i])) continue;
            int first = tree.firstChild(nodes[i]);
            for (int child = first; child < first + tree.allChildren(nodes[i]); child++) {
                sums.merge(tree.move(child), stats(tree, child), TreeReader::sum);
            }
        }
        return List.copyOf(sums.values());
    }

    private static RootMoveStats stats(Tree tree, int child) {
        int visits = tree.visits(child);
        int amaf = tree.has(Column.AMAF) ? tree.amafVisits()[child] : 0;
        double prior = tree.has(Column.PRIOR)
                ? tree.priors()[child]
                : tree.has(Column.ADVICE) ? tree.advisedWins()[child] / Math.max(1, tree.advised()[child]) : Double.NaN;
        return new RootMoveStats(
                tree.move(child),
                visits,
                visits == 0 ? 0 : tree.mean(child),
                amaf,
                amaf == 0 ? 0 : tree.amafSums()[child] / amaf,
                visits == 0 ? Double.NaN : tree.meanScore(child) / 2,
                prior);
    }

    private static RootMoveStats sum(RootMoveStats a, RootMoveStats b) {
        long visits = a.visits() + b.visits();
        long amaf = a.amafVisits() + b.amafVisits();
        return new RootMoveStats(
                a.move(),
                visits,
                mean(a.value(), a.visits(), b.value(), b.visits()),
                amaf,
                mean(a.amafValue(), a.amafVisits(), b.amafValue(), b.amafVisits()),
                a.visits() == 0
                        ? b.lead()
                        : b.visits() == 0 ? a.lead() : mean(a.lead(), a.visits(), b.lead(), b.visits()),
                a.prior());
    }

    private static double mean(double a, long weightA, double b, long weightB) {
        long weight = weightA + weightB;
        return weight == 0 ? 0 : (a * weightA + b * weightB) / weight;
    }

    static Analysis analysis(SearchWorkers workers, FinalMove finalMove) {
        List<Tree> trees = workers.trees();
        List<RootMoveStats> tried =
                moves(trees).stream().filter(stats -> stats.visits() > 0).toList();
        List<RootMoveStats> order = finalMove.order(tried);
        SearchFindings findings = workers.findings();
        String notice = notice(trees);
        if (order.isEmpty()) return Analysis.NONE.noting(notice);
        double priors = tried.stream().mapToDouble(RootMoveStats::prior).sum();
        List<Analysis.Candidate> candidates = order.stream()
                .map(stats -> new Analysis.Candidate(
                        stats.move(),
                        stats.visits(),
                        stats.value(),
                        stats.lead(),
                        stats.prior() / priors,
                        bound(stats),
                        line(trees, stats.move())))
                .toList();
        RootMoveStats best = order.get(0);
        return new Analysis(
                        findings.simulations(),
                        best.value(),
                        best.lead(),
                        Double.isNaN(best.lead()) ? Double.NaN : findings.deviation() / 2,
                        candidates,
                        findings.ownership())
                .noting(notice);
    }

    /** A search that cannot remember what it finds any more is weaker than its simulations let believe. */
    private static String notice(List<Tree> trees) {
        if (trees.stream().noneMatch(Tree::isFull)) return "";
        long capacity = trees.stream().mapToLong(Tree::capacity).sum();
        return String.format(Locale.ROOT, "The tree is full and grows no more; its capacity is %,d nodes.", capacity);
    }

    private static double bound(RootMoveStats stats) {
        double value = stats.value();
        double error = Math.sqrt(Math.max(value * (1 - value), 1.0 / stats.visits()) / stats.visits());
        return Math.max(0, value - QUANTILE * error);
    }

    /** The most visited moves, in the tree that knows most about the first of them. */
    private static List<Integer> line(List<Tree> trees, int move) {
        Tree tree = trees.stream()
                .max(Comparator.comparingInt(candidate -> visits(candidate, move)))
                .orElseThrow();
        List<Integer> line = new ArrayList<>(List.of(move));
        int node = tree.child(Tree.ROOT, move);
        while (line.size() < LONGEST && node >= 0 && tree.isOpen(node)) {
            int first = tree.firstChild(node);
            node = IntStream.range(first, first + tree.childCount(node))
                    .boxed()
                    .max(Comparator.comparingInt(tree::visits))
                    .orElseThrow();
            if (tree.visits(node) == 0) break;
            line.add(tree.move(node));
        }
        return line;
    }

    private static int visits(Tree tree, int move) {
        int child = tree.child(Tree.ROOT, move);
        return child < 0 ? 0 : tree.visits(child);
    }

    /** What is known after these moves; behind a first move for which another stands, the board is turned. */
    static Optional<TreeView.Level> level(List<Tree> trees, List<Integer> moves, Symmetries symmetries) {
        int turning = moves.isEmpty() ? 0 : trees.get(0).turning(moves.get(0));
        List<Integer> turned =
                moves.stream().map(move -> symmetries.move(turning, move)).toList();
        int[] nodes = trees.stream().mapToInt(tree -> find(tree, turned)).toArray();
        long visits = 0;
        double sum = 0;
        for (int i = 0; i < nodes.length; i++) {
            if (nodes[i] < 0) continue;
            int n = trees.get(i).visits(nodes[i]);
            visits += n;
            if (n > 0) sum += n * (1 - trees.get(i).mean(nodes[i]));
        }
        if (visits == 0) return Optional.empty();
        List<TreeView.Branch> branches = moves(trees, nodes).stream()
                .sorted(Comparator.comparingLong(RootMoveStats::visits).reversed())
                .flatMap(stats -> branches(
                        stats,
                        moves.isEmpty()
                                ? trees.get(0).orbit(stats.move())
                                : new int[] {back(symmetries, turning, stats.move())}))
                .toList();
        return Optional.of(new TreeView.Level(moves, visits, sum / visits, branches));
    }

    /** The move that a symmetry turns into this one. */
    private static int back(Symmetries symmetries, int symmetry, int move) {
        int before = move;
        while (symmetries.move(symmetry, before) != move) before = symmetries.move(symmetry, before);
        return before;
    }

    /** What was found about a move, told of every move for which it stands. */
    private static Stream<TreeView.Branch> branches(RootMoveStats stats, int[] orbit) {
        return Arrays.stream(orbit)
                .mapToObj(move -> new TreeView.Branch(
                        move, stats.visits(), stats.value(), stats.amafVisits(), stats.amafValue(), stats.prior()));
    }
}
