package tesuji.solve.method;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import tesuji.core.base.InputException;
import tesuji.core.base.RecordText;
import tesuji.core.game.Game;
import tesuji.core.game.Repetition;
import tesuji.solve.Method;
import tesuji.solve.alphabeta.AlphaBeta;
import tesuji.solve.alphabeta.DepthFirst;
import tesuji.solve.alphabeta.Minimax;
import tesuji.solve.alphabeta.Negamax;
import tesuji.solve.proof.Bta;
import tesuji.solve.proof.DfPn;
import tesuji.solve.proof.McPns;
import tesuji.solve.proof.Pds;
import tesuji.solve.proof.Pn2;
import tesuji.solve.proof.PnDag;
import tesuji.solve.proof.PnDcg;
import tesuji.solve.proof.PnStar;
import tesuji.solve.proof.Pns;
import tesuji.solve.proof.ProofSearch;
import tesuji.solve.search.Natural;

/**
 * The methods by name: a short one such as {@code dfpn}, or a recipe such as {@code DfPn[slack=0.0, tableBits=20]}, in
 * which whatever is left out has its standard value.
 */
public final class Methods {
    private static final int TABLE_BITS = 20;
    private static final Map<String, Method> NAMED = named();

    private Methods() {}

    private static Map<String, Method> named() {
        Map<String, Method> named = new LinkedHashMap<>();
        named.put("minimax", Minimax.STANDARD);
        named.put("negamax", Negamax.STANDARD);
        named.put("alphabeta", AlphaBeta.STANDARD);
        named.put("alphabeta-table", new AlphaBeta(AlphaBeta.Form.NEGAMAX, Natural.STANDARD, TABLE_BITS));
        named.put("pn", Pns.STANDARD);
        named.put("pn2", Pn2.STANDARD);
        named.put("pn-dag", PnDag.STANDARD);
        named.put("pn-dcg", PnDcg.STANDARD);
        named.put("bta", Bta.STANDARD);
        named.put("pnstar", PnStar.STANDARD);
        named.put("pds", Pds.STANDARD);
        named.put("dfpn", DfPn.STANDARD);
        named.put("mcpns", McPns.STANDARD);
        return Collections.unmodifiableMap(named);
    }

    /** The short names with their standard recipes, simplest first. */
    public static Map<String, Method> all() {
        return NAMED;
    }

    /** The name of a method that takes this game, however many positions it has. */
    public static String forwards(Game game) {
        return game.repetition() == Repetition.FORBIDDEN ? "pn2" : "dfpn";
    }

    /** The method with this name or recipe. */
    public static Method read(String text) {
        Method method = NAMED.get(text);
        if (method != null) return method;
        int bracket = text.indexOf('[');
        String name = (bracket < 0 ? text : text.substring(0, bracket)).strip();
        if (names(DepthFirst.class).anyMatch(name::equalsIgnoreCase)) return RecordText.read(DepthFirst.class, text);
        if (names(ProofSearch.class).anyMatch(name::equalsIgnoreCase)) return RecordText.read(ProofSearch.class, text);
        List<String> recipes =
                Stream.concat(names(DepthFirst.class), names(ProofSearch.class)).toList();
        throw new InputException("There is no method \"" + name + "\"; the methods are "
                + NAMED.keySet().stream().collect(Collectors.joining(", ")) + ", and recipes of "
                + String.join(", ", recipes)
                + ".");
    }

    private static Stream<String> names(Class<?> family) {
        return RecordText.names(family).stream();
    }
}
