package tesuji.web.solve;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import tesuji.core.base.InputException;
import tesuji.core.game.Game;
import tesuji.core.game.Repetition;
import tesuji.desk.solve.SuperkoSolver;
import tesuji.solve.method.Methods;
import tesuji.solve.space.StateCodec;

/** The methods that a page offers for a game: those that take it, the best first. */
public final class MethodList {
    static final String RETROGRADE = "retrograde";

    private static final Map<String, String> MEANINGS = Map.ofEntries(
            Map.entry(RETROGRADE, "Lists every state and values all of them backwards from the end."),
            Map.entry(SuperkoSolver.NAME, "Small Go under superko: backwards with free cycles, draws with their past."),
            Map.entry("minimax", "Visits every line of play."),
            Map.entry("negamax", "The same as minimax, with one rule for both sides."),
            Map.entry("alphabeta", "Leaves out lines that cannot change the result."),
            Map.entry("alphabeta-table", "Alpha-beta that remembers states in a table."),
            Map.entry("pn", "Develops the position that counts most for a proof or a disproof."),
            Map.entry("pn2", "Proof numbers with a second search at every leaf; saves memory for time."),
            Map.entry("pn-dag", "Proof numbers where equal states are one; for games without repetition."),
            Map.entry("pn-dcg", "Proof numbers on a graph with cycles; it may overlook a win."),
            Map.entry("bta", "The base-twin algorithm: equal states once, sound in spite of cycles."),
            Map.entry("pnstar", "Depth first, with one bound on the proof number."),
            Map.entry("pds", "Depth first, with bounds on proof and disproof numbers."),
            Map.entry("dfpn", "Depth first with local bounds: the fastest proof-number search."),
            Map.entry("mcpns", "Proof numbers of new positions come from random playouts."));

    private MethodList() {}

    /**
     * A method to choose from.
     *
     * @param all whether it values every state, so that databases, strategies and distances come of it
     */
    public record MethodEntry(String name, String meaning, boolean all) {}

    /** What can solve this game. */
    public static List<MethodEntry> of(Game game) {
        List<MethodEntry> entries = new ArrayList<>();
        if (SuperkoSolver.suits(game)) entries.add(entry(SuperkoSolver.NAME));
        if (StateCodec.accepts(game)) entries.add(entry(RETROGRADE));
        for (String name : Methods.all().keySet()) {
            if (objection(name, game).isEmpty()) entries.add(entry(name));
        }
        return entries;
    }

    private static MethodEntry entry(String name) {
        return new MethodEntry(name, MEANINGS.getOrDefault(name, ""), name.equals(RETROGRADE));
    }

    /** Refuses a method that does not take this game. */
    static void check(String method, Game game) {
        Optional<String> objection = objection(method, game);
        if (objection.isPresent()) throw new InputException(objection.get());
    }

    private static Optional<String> objection(String method, Game game) {
        if (method.equals(SuperkoSolver.NAME)) {
            return SuperkoSolver.suits(game) ? Optional.empty() : refusal(method, game);
        }
        if (method.equals(RETROGRADE)) return StateCodec.accepts(game) ? Optional.empty() : refusal(method, game);
        try {
            Methods.read(method).solver(game);
            return Optional.empty();
        } catch (InputException refused) {
            return Optional.of(String.valueOf(refused.getMessage()));
        }
    }

    private static Optional<String> refusal(String method, Game game) {
        return Optional.of("The method " + method + " does not take " + game.id()
                + (game.repetition() == Repetition.FORBIDDEN ? ", where moves depend on what was played before" : "")
                + ".");
    }
}
