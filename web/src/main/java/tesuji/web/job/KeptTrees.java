package tesuji.web.job;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import tesuji.core.base.InputException;
import tesuji.core.game.Game;
import tesuji.core.game.GameRecord;
import tesuji.core.play.Player;
import tesuji.core.play.TreeView;
import tesuji.desk.round.Round;
import tesuji.web.round.TreeLevel;
import tesuji.web.wire.Refusal;

/**
 * The trees of searches that have stopped, at most one for each round, and only while their player is kept open.
 *
 * <p>A tree belongs to the thread that searches. It may be read here because whoever searches takes it away first:
 * {@link #release} waits until nobody reads, and the tree comes back with {@link #keep} when the search has ended.
 */
final class KeptTrees {
    private static final int LONGEST_PATH = 200;
    private static final int LONGEST_TEXT = 4_000;

    /** By round. */
    private final Map<String, KeptTree> trees = new HashMap<>();

    /** The tree that a job left, with the position at its root. */
    private record KeptTree(String job, TreeView view, Game game, GameRecord root) {}

    /** Keeps the tree of a player, if it has one, in place of the last one of the same round. */
    synchronized void keep(Job job, Player player, Game game, GameRecord root) {
        if (player instanceof TreeView view) {
            trees.put(job.request().round(), new KeptTree(job.id(), view, game, root));
        }
    }

    /** Drops the tree that belongs to a round. */
    synchronized void dropRound(String round) {
        trees.remove(round);
    }

    /** Drops the tree that a job left. */
    synchronized void dropJob(String job) {
        trees.values().removeIf(kept -> kept.job().equals(job));
    }

    /** Nobody may read the tree of this player any more. */
    synchronized void release(Player player) {
        trees.values().removeIf(kept -> kept.view() == player);
    }

    /** A node of the tree that a job left; the moves from its root are separated by commas. */
    synchronized TreeLevel level(Job job, String path) {
        KeptTree kept = trees.get(job.request().round());
        if (!job.state().isOver()) throw Refusal.conflict("The search is not over yet; stop it to see its tree.");
        if (kept == null || !kept.job().equals(job.id())) {
            throw Refusal.conflict("No tree of this search is kept; analyse again, by a player that searches a tree.");
        }
        return kept.view()
                .level(moves(kept, path))
                .map(level -> TreeLevel.of(
                        kept.game(), kept.root(), level, kept.view().size().nodes()))
                .orElseThrow(() -> Refusal.missing("The tree does not reach so far."));
    }

    private static List<Integer> moves(KeptTree kept, String path) {
        if (path.isBlank()) return List.of();
        String[] texts = path.split(",", -1);
        if (path.length() > LONGEST_TEXT || texts.length > LONGEST_PATH) {
            throw new InputException("A path has at most " + LONGEST_PATH + " moves.");
        }
        Round line = new Round(kept.game(), kept.root());
        List<Integer> moves = new ArrayList<>();
        for (String text : texts) {
            if (line.isOver()) throw new InputException("The game is over before " + text + ".");
            int move = line.legal(text);
            moves.add(move);
            line.play(move);
        }
        return moves;
    }
}
