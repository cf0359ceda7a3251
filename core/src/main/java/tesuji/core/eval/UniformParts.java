package tesuji.core.eval;

import java.util.Arrays;
import java.util.List;
import tesuji.core.base.InputException;
import tesuji.core.game.Game;

/** What every game offers, knowing nothing: uniform playouts, equal priors, even advice, and no heuristics. */
public final class UniformParts implements Parts {
    /** The name of the parts that know nothing. */
    public static final String UNIFORM = "uniform";

    private static final List<String> NAMES = List.of(STANDARD, LIGHT, UNIFORM);

    private final Game game;

    public UniformParts(Game game) {
        this.game = game;
    }

    @Override
    public Playout playout(String name) {
        if (!name.equalsIgnoreCase(POLICY)) demand("playout", name);
        return new UniformPlayout(game);
    }

    @Override
    public Prior prior(String name) {
        if (!name.equalsIgnoreCase(PLAYABLE)) demand("prior", name);
        return (position, moves, count, weights) -> Arrays.fill(weights, 0, count, 1);
    }

    @Override
    public Advisor advisor(String name) {
        demand("advisor", name);
        return (position, moves, count, simulations, wins) -> {
            Arrays.fill(simulations, 0, count, 0);
            Arrays.fill(wins, 0, count, 0);
        };
    }

    private void demand(String kind, String name) {
        if (NAMES.stream().anyMatch(name::equalsIgnoreCase)) return;
        throw new InputException("The game " + game.id().name() + " has no " + kind + " \"" + name + "\"; it has "
                + String.join(", ", NAMES) + ".");
    }
}
