package tesuji.lab.catalog;

import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import tesuji.core.base.InputException;
import tesuji.core.play.EndgamePlayer;
import tesuji.mcts.Mcts;

/**
 * Searches under one name, which differ in their parameters: {@code gogame}, {@code gogame[finalMove=BestMean]}.
 *
 * @param parameters their names
 * @param example one of them with a value
 * @param game the name of the only game they play, if they are made of its parts
 */
record NamedSearch(
        String name, String meaning, List<String> parameters, String example, Builder builder, Optional<String> game) {
    NamedSearch {
        parameters = List.copyOf(parameters);
        meaning += "; in brackets " + String.join(", ", parameters);
    }

    /** Searches of every game. */
    NamedSearch(String name, String meaning, List<String> parameters, String example, Builder builder) {
        this(name, meaning, parameters, example, builder, Optional.empty());
    }

    /** Makes a search of its parameters. */
    @FunctionalInterface
    interface Builder {
        BuiltSearch build(Brackets brackets);
    }

    /** A recipe, and the player of endgames that may act instead of it. */
    record BuiltSearch(Mcts recipe, Supplier<EndgamePlayer> endgamePlayer) {}

    /** All parameters as they are without brackets. */
    Search standard() {
        return search(name, "");
    }

    /** The search that this text names, which begins with the name and a bracket. */
    Search read(String text) {
        if (!text.endsWith("]")) throw new InputException("\"" + text + "\" does not end with \"]\".");
        return search(text, text.substring(name.length() + 1, text.length() - 1));
    }

    private Search search(String text, String inside) {
        BuiltSearch built = builder.build(new Brackets(name, parameters, example, inside));
        return new Search(text, meaning, built.recipe(), built.endgamePlayer(), game);
    }
}
