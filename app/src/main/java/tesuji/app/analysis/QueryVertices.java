package tesuji.app.analysis;

import java.util.ArrayList;
import java.util.List;
import tesuji.core.base.InputException;
import tesuji.core.game.Notation;
import tesuji.games.go.GoGame;
import tesuji.gtp.Colours;
import tools.jackson.databind.JsonNode;

/** Reads points and moves of a query, written as in the Go Text Protocol. */
final class QueryVertices {
    private static final String VERTICES = "Must be an array of GTP board vertices";
    private static final String PAIRS = "Must be an array of pairs of the form: [\"b\" or \"w\", GTP board vertex]";

    private final Notation notation;
    private final int pass;

    QueryVertices(GoGame game) {
        notation = game.notation();
        pass = game.pass();
    }

    /** A stone, or a pass, of a side. */
    record Placed(int side, int move) {}

    /** A list of pairs of colour and vertex. */
    List<Placed> pairs(QueryFields query, String field, boolean passes) {
        JsonNode list = query.get(field);
        if (!list.isArray()) throw new FieldException(field, PAIRS);
        List<Placed> moves = new ArrayList<>();
        for (JsonNode pair : list) {
            if (!pair.isArray()
                    || pair.size() != 2
                    || !pair.get(0).isString()
                    || !pair.get(1).isString()) {
                throw new FieldException(field, PAIRS);
            }
            String colour = pair.get(0).stringValue();
            int side = Colours.side(colour)
                    .orElseThrow(() -> new FieldException(field, "Could not parse player: " + colour));
            moves.add(new Placed(side, vertex(field, pair.get(1).stringValue(), passes)));
        }
        return moves;
    }

    /** A list of vertices. */
    List<Integer> list(QueryFields query, String field) {
        JsonNode list = query.get(field);
        if (!list.isArray()) throw new FieldException(field, VERTICES);
        List<Integer> moves = new ArrayList<>();
        for (JsonNode each : list) {
            if (!each.isString()) throw new FieldException(field, VERTICES);
            moves.add(vertex(field, each.stringValue(), true));
        }
        return moves;
    }

    private int vertex(String field, String text, boolean passes) {
        int move = move(text);
        if (move < 0 || (move == pass && !passes)) {
            throw new FieldException(field, "Could not parse board location: " + text);
        }
        return move;
    }

    private int move(String text) {
        try {
            return notation.move(text);
        } catch (InputException noVertex) {
            return -1;
        }
    }
}
