package tesuji.app.gtp;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.StringJoiner;
import org.jspecify.annotations.Nullable;
import tesuji.core.base.InputException;
import tesuji.core.game.GameRecord;
import tesuji.core.game.Position;
import tesuji.core.play.TreeView;
import tesuji.core.play.TreeView.Branch;
import tesuji.core.play.TreeView.Level;
import tesuji.desk.JsonText;
import tesuji.gtp.Arguments;
import tesuji.gtp.Colours;
import tesuji.gtp.MoveText;
import tesuji.gtp.server.Command;
import tesuji.gtp.server.Reply;
import tesuji.gtp.server.Session;

/**
 * The tree of the last search, node by node: all numbers for programs, and a picture for GoGui in which a point is the
 * lighter the more often it was visited (after the tree viewer of Wieczorek 2009, §4.4).
 */
final class TreeCommands {
    private static final int DARKEST = 0x30;
    private static final int LIGHTEST = 0xFF;

    private TreeCommands() {}

    static List<Command> commands() {
        return List.of(
                new Command(
                        "tesuji-tree",
                        "[MOVE …]: the node these moves lead to from the root of the last search, as JSON",
                        (session, arguments) ->
                                Reply.text(JsonText.of(look(session, arguments).node())),
                        List.of("string/Tree/tesuji-tree", "string/Tree After Moves/tesuji-tree %s")),
                new Command(
                        "tesuji-tree-visits",
                        "[MOVE …]: how often the moves of that node were visited, the lighter the more often",
                        (session, arguments) ->
                                Reply.text(look(session, arguments).graphics()),
                        List.of(
                                "gfx/Tree Visits/tesuji-tree-visits",
                                "gfx/Tree Visits After Moves/tesuji-tree-visits %s")));
    }

    private static Sight look(Session session, Arguments arguments) {
        if (!(session.player() instanceof TreeView tree)) {
            throw new InputException("the player " + session.player().name() + " has no tree to show");
        }
        GameRecord root = session.thought().orElseThrow(() -> new InputException("nothing has been searched yet"));
        Position position = root.replay(session.game());
        List<Integer> moves = new ArrayList<>();
        for (String word : arguments.words()) {
            int move = MoveText.read(position, word);
            position.play(move);
            moves.add(move);
        }
        Level level = tree.level(moves).orElseThrow(() -> new InputException("the tree does not reach so far"));
        return new Sight(arguments.words(), position, level, tree.size());
    }

    /** A node as JSON. Values run from 0 to 1; that of a branch is the mover's, that of the node the side to move's. */
    private record Node(
            List<String> path,
            String toMove,
            long visits,
            double value,
            long nodes,
            long capacity,
            List<Move> branches) {}

    private record Move(
            String move,
            long visits,
            double value,
            long amafVisits,
            double amafValue,
            @Nullable Double prior) {}

    /** A node and the position it stands for. */
    private record Sight(List<String> path, Position position, Level level, TreeView.Size size) {
        Node node() {
            return new Node(
                    path,
                    Colours.word(position.toMove()),
                    level.visits(),
                    level.value(),
                    size.nodes(),
                    size.capacity(),
                    legal().stream().map(this::move).toList());
        }

        private Move move(Branch branch) {
            return new Move(
                    MoveText.write(position, branch.move()),
                    branch.visits(),
                    branch.value(),
                    branch.amafVisits(),
                    branch.amafValue(),
                    Double.isNaN(branch.prior()) ? null : Double.valueOf(branch.prior()));
        }

        private List<Branch> legal() {
            return level.branches().stream()
                    .filter(branch -> position.isLegal(branch.move()))
                    .toList();
        }

        /** The root of the share tells apart what was visited little from what was not visited at all. */
        String graphics() {
            long most = legal().stream().mapToLong(Branch::visits).max().orElse(0);
            StringJoiner lines = new StringJoiner("\n");
            StringJoiner labels = new StringJoiner(" ", "LABEL ", "").setEmptyValue("");
            for (Branch branch : legal()) {
                String text = MoveText.write(position, branch.move());
                if (branch.visits() == 0 || MoveText.point(position, text).isEmpty()) continue;
                double share = Math.sqrt((double) branch.visits() / most);
                int grey = (int) Math.round(DARKEST + share * (LIGHTEST - DARKEST));
                lines.add(String.format(Locale.ROOT, "COLOR #%02x%02x%02x %s", grey, grey, grey, text));
                labels.add(text + " " + branch.visits());
            }
            lines.add(labels.toString());
            lines.add(String.format(
                    Locale.ROOT,
                    "TEXT %d visits, %.1f %% for %s",
                    level.visits(),
                    100 * level.value(),
                    Colours.word(position.toMove())));
            return lines.toString();
        }
    }
}
