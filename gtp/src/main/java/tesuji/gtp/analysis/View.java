package tesuji.gtp.analysis;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import tesuji.core.game.Layout;
import tesuji.core.game.Position;
import tesuji.core.play.Analysis;
import tesuji.core.play.Analysis.Candidate;
import tesuji.core.play.TreeView;
import tesuji.gtp.MoveText;

/**
 * What a player thinks of a position, with moves and points as the protocol writes them.
 *
 * @param position what was analysed; not changed
 * @param tree the tree that grew from it, if there is one to look at
 */
public record View(Position position, Analysis analysis, Optional<TreeView> tree) {
    /** What a player thinks that shows no tree. */
    public View(Position position, Analysis analysis) {
        this(position, analysis, Optional.empty());
    }

    /**
     * The moves considered, best first.
     *
     * @param fewest if fewer were visited, moves without visits follow, as far as there are legal ones
     * @param most no more than these
     * @param banned moves that nobody wants to hear of
     */
    public List<Candidate> candidates(int fewest, int most, Set<Integer> banned) {
        List<Candidate> shown = new ArrayList<>();
        Set<Integer> seen = new HashSet<>(banned);
        for (Candidate candidate : analysis.candidates()) {
            if (!position.isLegal(candidate.move()) || shown.size() == most) continue;
            if (candidate.visits() > 0 && seen.add(candidate.move())) shown.add(candidate);
        }
        int[] legal = new int[position.game().maxLegalMoves()];
        int count = position.legalMoves(legal);
        for (int i = 0; i < count && shown.size() < Math.min(fewest, most); i++) {
            if (seen.add(legal[i])) shown.add(new Candidate(legal[i], 0, analysis.value()));
        }
        return shown;
    }

    /** The moves expected after each other, beginning with the candidate; the line ends where it cannot be played. */
    public List<String> line(Candidate candidate) {
        Position board = position.game().start();
        board.copyFrom(position);
        List<String> texts = new ArrayList<>();
        for (int move : candidate.line()) {
            if (!board.isLegal(move)) break;
            texts.add(MoveText.write(board, move));
            board.play(move);
        }
        return texts;
    }

    /** How often each move of that line was visited; empty where only the first is known. */
    public List<Long> lineVisits(Candidate candidate) {
        if (tree.isEmpty()) return List.of();
        int length = line(candidate).size();
        List<Long> visits = new ArrayList<>(List.of(candidate.visits()));
        for (int end = 2; end <= length; end++) {
            visits.add(tree.get()
                    .level(candidate.line().subList(0, end))
                    .map(TreeView.Level::visits)
                    .orElse(0L));
        }
        return visits;
    }

    public String move(Candidate candidate) {
        return MoveText.write(position, candidate.move());
    }

    /**
     * Who will own each point, from -1 (the opponent) to 1 (the side to move): row by row from the upper left. Empty
     * when nobody asked.
     */
    public List<Double> ownership() {
        List<Double> owners = analysis.ownership();
        Layout layout = position.game().notation().picture(position).layout();
        if (owners.size() != layout.points()) return List.of();
        double sign = position.toMove() == 0 ? 1 : -1;
        List<Double> rows = new ArrayList<>();
        for (int rise = layout.height() - 1; rise >= 0; rise--) {
            for (int column = 0; column < layout.width(); column++) {
                rows.add(sign * owners.get(layout.point(column, rise)));
            }
        }
        return rows;
    }
}
