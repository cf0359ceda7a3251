package tesuji.web.round;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import tesuji.core.base.InputException;
import tesuji.core.game.GameRecord;
import tesuji.core.game.Library;
import tesuji.games.go.GoGame;
import tesuji.games.go.GoRules;
import tesuji.games.go.Stones;
import tesuji.games.go.record.GoLine;
import tesuji.games.go.record.GoRecord;
import tesuji.games.go.record.GoReplay;
import tesuji.games.go.record.GoSgf;
import tesuji.games.go.record.GoStep;
import tesuji.games.go.score.Margin;
import tesuji.games.sgf.Sgf;
import tesuji.games.sgf.SgfCollection;
import tesuji.games.sgf.SgfLayout;
import tesuji.games.sgf.SgfNode;
import tesuji.games.sgf.SgfPoint;
import tesuji.games.sgf.SgfText;

/** Rounds of Go as SGF, with variations, comments and marks. */
final class RoundSgf {
    /** The marks of the standard, and what we call them. */
    private static final Map<String, String> MARKS =
            new LinkedHashMap<>(Map.of("TR", "triangle", "SQ", "square", "CR", "circle", "MA", "cross"));

    private static final String LABEL = "LB";

    private final int size;

    private RoundSgf(int size) {
        this.size = size;
    }

    // --- writing

    /** The whole tree as a file; what is hidden is left out. */
    static String write(RoundTree tree, Library library, List<String> names) {
        if (!(tree.game() instanceof GoGame game)) throw new InputException("SGF is for games of Go; take the text.");
        GoRecord told = GoReplay.tell(tree.record(0), library).withPlayers(names.get(0), names.get(1));
        Optional<RoundEnding.Ending> ending = RoundEnding.of(tree, tree.mainLineEnd(0).number);
        if (ending.isPresent()) told = told.withResult(result(ending.get()));
        String built = RoundSgf.class.getPackage().getImplementationVersion();
        SgfNode root = GoSgf.tree(told, built == null ? "development" : built);
        new RoundSgf(game.size()).write(tree.node(0), root.mainLineEnd());
        return Sgf.text(SgfCollection.of(root), SgfLayout.LINES);
    }

    private static String result(RoundEnding.Ending ending) {
        if (ending.winner() == null) return "0";
        String winner = ending.winner() == 0 ? "B+" : "W+";
        if (ending.reason().equals("resignation")) return winner + "R";
        if (ending.reason().equals("time")) return winner + "T";
        int halfPoints = ending.margin() == null ? 0 : ending.margin();
        return new Margin(ending.winner() == 0 ? halfPoints : -halfPoints).toString();
    }

    /** A long game is a deep tree, so there is no recursion. */
    private void write(RoundNode first, SgfNode root) {
        Map<Integer, SgfNode> written = new HashMap<>();
        written.put(first.number, root);
        annotate(first, root);
        List<RoundNode> open = new ArrayList<>(List.of(first));
        while (!open.isEmpty()) {
            RoundNode node = open.remove(open.size() - 1);
            SgfNode at = written.get(node.number);
            if (at == null) continue;
            for (RoundNode child : node.children) {
                if (child.pruned) continue;
                SgfNode next = at.addChild();
                next.set(child.mover == 0 ? "B" : "W", child.move == size * size ? "" : name(child.move));
                annotate(child, next);
                written.put(child.number, next);
                open.add(child);
            }
        }
    }

    private void annotate(RoundNode node, SgfNode sgf) {
        if (!node.comment.isEmpty()) sgf.setText("C", node.comment);
        MARKS.forEach((property, kind) -> {
            String[] points = node.marks.stream()
                    .filter(mark -> mark.kind().equals(kind))
                    .map(mark -> name(mark.point()))
                    .toArray(String[]::new);
            if (points.length > 0) sgf.set(property, points);
        });
        String[] labels = node.marks.stream()
                .filter(mark -> mark.kind().equals("label"))
                .map(mark -> name(mark.point()) + ":" + SgfText.escape(mark.text()))
                .toArray(String[]::new);
        if (labels.length > 0) sgf.set(LABEL, labels);
    }

    private String name(int point) {
        return new SgfPoint(point % size, size - 1 - point / size).toString();
    }

    // --- reading

    /**
     * A game read from a file.
     *
     * @param names of the players, empty if unknown
     * @param moves in an order in which parents come first
     * @param warnings what could not be kept, as sentences
     */
    record Reading(GameRecord start, List<String> names, List<ReadMove> moves, String comment, List<String> warnings) {}

    /** A move of the file: the index of the move it follows, -1 for the beginning. */
    record ReadMove(int after, int colour, int move, String comment, List<PointMark> marks) {}

    /** Reads the first game of a file with all its variations. */
    static Reading read(byte[] bytes, Library library) {
        SgfCollection file = Sgf.parse("The file", bytes);
        SgfNode root = file.first();
        Iterator<SgfNode> all = root.subtree().iterator();
        for (int nodes = 0; all.hasNext(); nodes++, all.next()) {
            if (nodes == RoundTree.MOST_NODES) {
                throw new InputException("The file has more than " + RoundTree.MOST_NODES + " nodes.");
            }
        }
        List<String> warnings = new ArrayList<>();
        if (!file.warning().isEmpty()) warnings.add(file.warning());
        GoLine main = GoSgf.mainLine(root);
        GameRecord start = GoReplay.record(main, 1, library, GoRules.Preset.CHINESE);
        return new RoundSgf(main.game().size()).read(root, main, start, warnings);
    }

    private Reading read(SgfNode root, GoLine main, GameRecord start, List<String> warnings) {
        List<ReadMove> moves = new ArrayList<>();
        Map<SgfNode, Integer> seen = new HashMap<>();
        StringBuilder opening = new StringBuilder();
        for (SgfNode leaf : leaves(root)) {
            int at = -1;
            GoLine line = GoSgf.lineTo(leaf);
            List<GoStep> steps = line.game().steps();
            for (int i = 0; i < steps.size(); i++) {
                SgfNode node = line.node(i);
                if (seen.containsKey(node)) {
                    at = seen.get(node);
                } else if (steps.get(i) instanceof GoStep.Move move) {
                    moves.add(new ReadMove(at, move.colour() - Stones.BLACK, move.point(), comment(node), marks(node)));
                    at = moves.size() - 1;
                    seen.put(node, at);
                } else if (at >= 0) {
                    warnings.add("Stones that are set up during the game were left out, with what follows them.");
                    break;
                }
            }
        }
        for (SgfNode node : root.mainLineEnd().path()) {
            if (seen.containsKey(node)) break;
            opening.append(comment(node));
        }
        return new Reading(
                start,
                List.of(main.game().black(), main.game().white()),
                moves,
                opening.toString(),
                warnings.stream().distinct().toList());
    }

    private static List<SgfNode> leaves(SgfNode root) {
        List<SgfNode> leaves = new ArrayList<>();
        for (SgfNode node : root.subtree()) if (node.firstChild() == null) leaves.add(node);
        return leaves;
    }

    private static String comment(SgfNode node) {
        return node.text("C").orElse("");
    }

    private List<PointMark> marks(SgfNode node) {
        List<PointMark> marks = new ArrayList<>();
        MARKS.forEach((property, kind) ->
                node.find(property).ifPresent(found -> found.points().forEach(point -> add(marks, point, kind, ""))));
        node.find(LABEL)
                .ifPresent(found -> found.pairs().forEach(pair -> {
                    String text = SgfText.simpleText(pair.second()).strip();
                    Optional<SgfPoint> point = SgfPoint.parse(pair.first());
                    if (point.isPresent() && !text.isEmpty()) {
                        add(marks, point.get(), "label", text.substring(0, Math.min(3, text.length())));
                    }
                }));
        return marks;
    }

    private void add(List<PointMark> marks, SgfPoint point, String kind, String text) {
        int number = (size - 1 - point.row()) * size + point.column();
        if (point.row() < size && point.column() < size) marks.add(new PointMark(number, kind, text));
    }
}
