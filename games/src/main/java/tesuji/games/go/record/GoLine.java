package tesuji.games.go.record;

import java.util.ArrayList;
import java.util.List;
import tesuji.core.base.InputException;
import tesuji.games.sgf.SgfNode;
import tesuji.games.sgf.SgfProperty;

/**
 * One line of play in an SGF tree: its meaning, and for every step the node and the property it came from, so that an
 * analysis knows where to write and a refusal where to point.
 */
public final class GoLine {
    private final GoRecord game;
    private final List<SgfNode> nodes;
    private final List<SgfProperty> origins;

    private GoLine(GoRecord game, List<SgfNode> nodes, List<SgfProperty> origins) {
        this.game = game;
        this.nodes = nodes;
        this.origins = origins;
    }

    static GoLine read(List<SgfNode> path) {
        GoHeader header = new GoHeader(path);
        int size = header.size();
        List<GoStep> steps = new ArrayList<>();
        List<SgfNode> nodes = new ArrayList<>();
        List<SgfProperty> origins = new ArrayList<>();
        for (SgfNode node : path) {
            new GoNodeReader(size, node).read((step, origin) -> {
                steps.add(step);
                nodes.add(node);
                origins.add(origin);
            });
        }
        return new GoLine(header.record(size, steps), nodes, origins);
    }

    public GoRecord game() {
        return game;
    }

    /** The node of a step, counted from 0 as in {@link GoRecord#steps}. */
    public SgfNode node(int step) {
        return nodes.get(step);
    }

    /** An exception that names the place of a step, for a caller who found it illegal. */
    public InputException refuse(int step, String sentence) {
        return origins.get(step).place().refuse(sentence);
    }
}
