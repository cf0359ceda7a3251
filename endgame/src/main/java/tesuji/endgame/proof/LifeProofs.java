package tesuji.endgame.proof;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import tesuji.endgame.check.BoardProof;
import tesuji.endgame.check.GroundCheck;
import tesuji.endgame.check.GroundPlay;
import tesuji.endgame.check.LocalBoard;
import tesuji.endgame.check.PlainBoard;
import tesuji.endgame.check.UnconditionalLife;
import tesuji.endgame.safety.Safety;

/**
 * Why the walls of a board stand, as a proof tells it: grounds with their answers for chains that live by answers,
 * and groups that are assumed to live. A chain whose answers are not found in time is among the assumed ones.
 */
final class LifeProofs {
    private final PlainBoard board;
    private final Safety safety;
    private final long limit;
    private final List<BoardProof.Ground> grounds = new ArrayList<>();
    private final List<String> assumed = new ArrayList<>();

    /** A number of positions may be looked at for each ground. */
    LifeProofs(PlainBoard board, Safety safety, long limit) {
        this.board = board;
        this.safety = safety;
        this.limit = limit;
        Set<Integer> seen = new HashSet<>();
        for (List<Integer> area : board.components(safety::isOwned)) {
            if (!seen.contains(area.get(0))) prove(cluster(area, seen));
        }
        for (List<Integer> group : safety.assumed()) assumed.add(board.vertices(group));
    }

    List<BoardProof.Ground> grounds() {
        return List.copyOf(grounds);
    }

    List<String> assumed() {
        return List.copyOf(assumed);
    }

    /** Areas that hang together by chains which live by answers. */
    private record Cluster(boolean isBlack, Set<Integer> points, List<List<Integer>> chains) {}

    private Cluster cluster(List<Integer> seed, Set<Integer> seen) {
        byte colour = colourAround(seed);
        Set<Integer> points = new TreeSet<>();
        Set<List<Integer>> chains = new HashSet<>();
        List<List<Integer>> open = new ArrayList<>(List.of(seed));
        while (!open.isEmpty()) {
            List<Integer> area = open.remove(open.size() - 1);
            if (!seen.add(area.get(0))) continue;
            points.addAll(area);
            for (int stone : around(area)) {
                if (board.at(stone) != colour || safety.reason(stone) != Safety.Reason.ALTERNATING) continue;
                List<Integer> chain = board.chain(stone);
                if (!chains.add(chain)) continue;
                for (int near : around(chain)) {
                    if (safety.isOwned(near)) open.add(board.component(near, safety::isOwned));
                }
            }
        }
        return new Cluster(colour == PlainBoard.BLACK, points, List.copyOf(chains));
    }

    private byte colourAround(List<Integer> area) {
        for (int near : around(area)) if (board.at(near) != PlainBoard.EMPTY) return board.at(near);
        return PlainBoard.BLACK;
    }

    private Set<Integer> around(List<Integer> points) {
        Set<Integer> around = new TreeSet<>();
        for (int point : points) around.addAll(board.near(point));
        around.removeAll(points);
        return around;
    }

    private void prove(Cluster cluster) {
        Optional<List<BoardProof.Defence>> positions = positions(cluster);
        if (positions.isPresent()) {
            Set<Integer> stones = new TreeSet<>();
            for (List<Integer> chain : cluster.chains) stones.add(chain.get(0));
            String side = cluster.isBlack ? BoardProof.BLACK : BoardProof.WHITE;
            grounds.add(new BoardProof.Ground(
                    side, board.vertices(cluster.points), board.vertices(stones), positions.get()));
        } else {
            for (List<Integer> chain : cluster.chains) assumed.add(board.vertices(chain));
        }
    }

    private Optional<List<BoardProof.Defence>> positions(Cluster cluster) {
        if (cluster.points.size() > LocalBoard.MOST) return Optional.empty();
        boolean[] alive = UnconditionalLife.of(board, cluster.isBlack);
        GroundPlay play = GroundCheck.play(board, cluster.isBlack, List.copyOf(cluster.points), cluster.chains, alive);
        return new GroundProver(board, play, limit).positions(GroundCheck.start(board, play.board()));
    }
}
