package tesuji.games.go.record;

import java.util.List;
import tesuji.core.game.HalfPoints;
import tesuji.games.go.Stones;
import tesuji.games.sgf.SgfNode;
import tesuji.games.sgf.SgfPoint;

/** A record as a chain of nodes: the game and a leading setup in the root, then a node per step. */
final class GoWriter {
    private final int size;

    private GoWriter(int size) {
        this.size = size;
    }

    static SgfNode write(GoRecord game, SgfNode root) {
        root.set("SZ", Integer.toString(game.size()));
        game.komi().ifPresent(halfPoints -> root.set("KM", HalfPoints.text(halfPoints)));
        game.rules().ifPresent(rules -> root.set("RU", GoRuleNames.text(rules)));
        game.game().ifPresent(id -> root.set(GoSgf.GAME_ID, id.toString()));
        if (game.handicap() > 0) root.set("HA", Integer.toString(game.handicap()));
        setText(root, "PB", game.black());
        setText(root, "PW", game.white());
        setText(root, "RE", game.result());
        new GoWriter(game.size()).steps(game.steps(), root);
        return root;
    }

    private void steps(List<GoStep> steps, SgfNode root) {
        SgfNode node = root;
        for (int i = 0; i < steps.size(); i++) {
            GoStep step = steps.get(i);
            if (i > 0 || step instanceof GoStep.Move) node = node.addChild();
            if (step instanceof GoStep.Move move) move(move, node);
            else if (step instanceof GoStep.Setup setup) setup(setup, node);
            setText(node, "C", step.comment());
        }
    }

    private void move(GoStep.Move move, SgfNode node) {
        boolean pass = move.point() == size * size;
        node.set(move.colour() == Stones.BLACK ? "B" : "W", pass ? "" : name(move.point()));
    }

    private void setup(GoStep.Setup setup, SgfNode node) {
        setPoints(node, "AB", setup.black());
        setPoints(node, "AW", setup.white());
        setPoints(node, "AE", setup.empty());
        if (setup.toMove() != Stones.EMPTY) node.set("PL", setup.toMove() == Stones.BLACK ? "B" : "W");
    }

    private void setPoints(SgfNode node, String name, List<Integer> points) {
        if (!points.isEmpty()) node.set(name, points.stream().map(this::name).toArray(String[]::new));
    }

    private String name(int point) {
        return new SgfPoint(point % size, size - 1 - point / size).toString();
    }

    private static void setText(SgfNode node, String name, String text) {
        if (!text.isEmpty()) node.setText(name, text);
    }
}
