package tesuji.web.round;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import tesuji.core.game.Game;
import tesuji.core.game.GameRecord;
import tesuji.core.game.Notation;
import tesuji.core.game.Picture;
import tesuji.core.game.Position;
import tesuji.core.play.TreeView;
import tesuji.web.wire.Wire;

/**
 * One node of a search tree as a board with numbers, for a page (after the tree viewer of Wieczorek 2009, §4.4).
 *
 * @param path the moves from the root of the search to this node
 * @param pieces one character for each point, as in a {@link SceneMaker.Scene}
 * @param counts how many counters lie on each point; none where a point holds but one piece
 * @param toMove the side, -1 if the game is over at this node
 * @param last the points of the move that led here; none at the root
 * @param route the points that move passed
 * @param visits simulations through this node
 * @param value the mean outcome for the side to move, from 0 to 1
 * @param nodes how many nodes the whole tree has
 * @param branches the moves here, most visited first
 */
public record TreeLevel(
        List<AnalysisFrame.LineMove> path,
        String pieces,
        List<Integer> counts,
        int toMove,
        List<Integer> last,
        List<Integer> route,
        String diagram,
        long visits,
        @Nullable Double value,
        long nodes,
        List<TreeBranch> branches) {
    private static final int DIGITS = 4;

    public TreeLevel {
        path = List.copyOf(path);
        branches = List.copyOf(branches);
    }

    /**
     * One move at the node. What nobody counted is absent.
     *
     * @param gesture the points of the move
     * @param value the mean outcome for the side that makes the move, from 0 to 1
     * @param amafVisits simulations in which that side made the move later
     * @param amafValue the mean outcome of those
     * @param prior how the move looked before the search
     */
    public record TreeBranch(
            String move,
            List<Integer> gesture,
            long visits,
            @Nullable Double value,
            @Nullable Long amafVisits,
            @Nullable Double amafValue,
            @Nullable Double prior) {}

    /**
     * A node of the tree.
     *
     * @param root the game up to the root of the search
     * @param level what the tree says, at the end of the moves that it names
     */
    public static TreeLevel of(Game game, GameRecord root, TreeView.Level level, long nodes) {
        Notation notation = game.notation();
        Position position = root.replay(game);
        List<AnalysisFrame.LineMove> path = new ArrayList<>();
        List<Integer> route = List.of();
        for (int move : level.moves()) {
            path.add(new AnalysisFrame.LineMove(
                    notation.move(move), SceneMaker.points(notation.gesture(position, move)), position.toMove()));
            route = SceneMaker.points(notation.route(position, move));
            position.play(move);
        }
        Picture picture = notation.picture(position);
        return new TreeLevel(
                path,
                picture.pieces(),
                picture.counts(),
                position.isOver() ? -1 : position.toMove(),
                path.isEmpty() ? List.of() : path.get(path.size() - 1).gesture(),
                route,
                notation.diagram(position),
                level.visits(),
                Wire.rounded(level.value(), DIGITS),
                nodes,
                level.branches().stream()
                        .map(branch -> branch(branch, position))
                        .toList());
    }

    private static TreeBranch branch(TreeView.Branch branch, Position position) {
        Notation notation = position.game().notation();
        boolean amaf = branch.amafVisits() > 0;
        return new TreeBranch(
                notation.move(branch.move()),
                SceneMaker.points(notation.gesture(position, branch.move())),
                branch.visits(),
                branch.visits() == 0 ? null : Wire.rounded(branch.value(), DIGITS),
                amaf ? branch.amafVisits() : null,
                amaf ? Wire.rounded(branch.amafValue(), DIGITS) : null,
                Wire.rounded(branch.prior(), DIGITS));
    }
}
