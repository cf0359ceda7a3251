package tesuji.mcts.puct;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.function.IntPredicate;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import tesuji.core.base.Rng;
import tesuji.core.play.Analysis;
import tesuji.core.play.Measure;
import tesuji.core.play.TreeView;

/** Turns the tree of a search into what people and programs read. */
final class PuctReader {
    private static final int LONGEST_LINE = 30;

    /** What the steps of this search are; it plays no game out. */
    private static final String VISITS = "visits";

    private final PuctSearch search;
    private final PuctChoice choice;

    PuctReader(PuctSearch search) {
        this.search = search;
        choice = new PuctChoice(search.parameters(), search.utility());
    }

    private PuctNode root() {
        PuctNode root = search.root();
        if (root == null) throw new IllegalStateException("nothing was searched");
        return root;
    }

    /** The value of the root for a side, from -1 to 1. */
    double winLoss(int side) {
        return search.read(() -> side == 0 ? root().winLoss : -root().winLoss);
    }

    /** The move to play: drawn by weight among those that were tried, or by prior if none was. */
    int draw(int moveNumber, IntPredicate allowed, Rng rng) {
        return search.read(() -> {
            PuctNode root = root();
            int index = choice.draw(root, moveNumber, search.width(), allowed, rng);
            return root.moves[Math.max(0, index)];
        });
    }

    PuctReport report(boolean ownership) {
        return search.read(() -> {
            PuctNode root = root();
            double[] weights = choice.weights(root);
            float[] priors = root.priors;
            List<PuctReport.MoveReport> moves = IntStream.range(0, root.moves.length)
                    .filter(i -> root.children[i] != null)
                    .boxed()
                    .sorted(Comparator.comparingDouble((Integer i) -> -weights[i]))
                    .map(i -> move(root, i, weights[i], priors[i]))
                    .toList();
            double own = Math.sqrt(Math.max(0, root.ownScoreSquare - root.ownScore * root.ownScore));
            return new PuctReport(
                    root.side,
                    root.visits,
                    root.weight,
                    root.winLoss,
                    root.utility,
                    root.lead,
                    root.score,
                    root.deviation(),
                    new PuctReport.OwnOpinion(root.ownWinLoss, root.ownLead, root.ownScore, own),
                    moves,
                    ownership && search.knowsOwners() ? OwnerMap.of(root).mean() : List.of());
        });
    }

    private PuctReport.MoveReport move(PuctNode root, int index, double weight, double prior) {
        PuctNode child = root.children[index];
        if (child == null) throw new IllegalStateException("not tried");
        List<Integer> line = new ArrayList<>(List.of(root.moves[index]));
        List<Integer> visits = new ArrayList<>(List.of(child.visits));
        for (PuctNode node = child; line.size() < LONGEST_LINE; ) {
            int next = mostVisited(node);
            PuctNode below = next < 0 ? null : node.children[next];
            if (below == null) break;
            line.add(node.moves[next]);
            visits.add(below.visits);
            node = below;
        }
        return new PuctReport.MoveReport(
                root.moves[index],
                child.visits,
                child.weight,
                weight,
                prior,
                child.winLoss,
                child.utility,
                choice.radius(child),
                child.lead,
                child.score,
                child.deviation(),
                line,
                visits);
    }

    private static int mostVisited(PuctNode node) {
        int best = -1;
        int most = 0;
        for (int i = 0; i < node.moves.length; i++) {
            PuctNode child = node.children[i];
            if (child != null && child.visits > most) {
                best = i;
                most = child.visits;
            }
        }
        return best;
    }

    /** Who will own the board below the position that these moves lead to; nothing if the tree does not reach it. */
    OwnerMap owners(List<Integer> moves) {
        return search.read(() -> {
            PuctNode node = node(moves);
            return node == null ? OwnerMap.UNKNOWN : OwnerMap.of(node);
        });
    }

    /** The same in the terms of all players: values of the side to move, from 0 to 1. */
    Analysis analysis(boolean ownership) {
        PuctReport report = report(ownership);
        int sign = report.side() == 0 ? 1 : -1;
        double range = search.parameters().utilityRadius();
        double half = 0.5 * search.parameters().winLossUtilityFactor() / range;
        List<Analysis.Candidate> candidates = report.moves().stream()
                .map(move -> new Analysis.Candidate(
                        move.move(),
                        move.visits(),
                        (1 + sign * move.winLoss()) / 2,
                        sign * move.lead(),
                        move.prior(),
                        (1 + sign * move.winLoss()) / 2 - half * move.radius(),
                        move.line()))
                .toList();
        return new Analysis(
                report.visits(),
                (1 + sign * report.winLoss()) / 2,
                sign * report.lead(),
                report.deviation(),
                candidates,
                report.ownership(),
                VISITS,
                Measure.WIN_RATE);
    }

    Optional<TreeView.Level> level(List<Integer> moves) {
        return search.read(() -> {
            PuctNode node = node(moves);
            if (node == null) return Optional.empty();
            return Optional.of(level(node, moves));
        });
    }

    private @Nullable PuctNode node(List<Integer> moves) {
        PuctNode node = search.root();
        for (int move : moves) {
            int index = node == null ? -1 : node.indexOf(move);
            node = index < 0 || node == null ? null : node.children[index];
        }
        return node;
    }

    private TreeView.Level level(PuctNode node, List<Integer> moves) {
        float[] priors = node.priors;
        int sign = node.side == 0 ? 1 : -1;
        List<TreeView.Branch> branches = new ArrayList<>();
        for (int i = 0; i < node.moves.length; i++) {
            PuctNode child = node.children[i];
            double value = child == null ? 0 : (1 + sign * child.winLoss) / 2;
            int visits = child == null ? 0 : child.visits;
            branches.add(new TreeView.Branch(node.moves[i], visits, value, 0, 0, priors[i]));
        }
        branches.sort(Comparator.comparingLong(TreeView.Branch::visits).reversed());
        return new TreeView.Level(moves, node.visits, (1 + sign * node.winLoss) / 2, branches);
    }

    TreeView.Size size() {
        return search.read(() -> {
            PuctNode root = search.root();
            long nodes = root == null ? 0 : count(root);
            return new TreeView.Size(nodes, Long.MAX_VALUE, 0);
        });
    }

    private static long count(PuctNode node) {
        long nodes = 1;
        for (PuctNode child : node.children) if (child != null) nodes += count(child);
        return nodes;
    }
}
