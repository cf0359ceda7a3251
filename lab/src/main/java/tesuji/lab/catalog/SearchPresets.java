package tesuji.lab.catalog;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import tesuji.core.game.Game;
import tesuji.core.game.GameFamily;
import tesuji.core.play.EndgamePlayer;
import tesuji.core.play.Player;
import tesuji.games.Games;
import tesuji.mcts.Mcts;

/** The named players that search trees; each is a recipe. */
final class SearchPresets {
    private static final String RECIPE = "mcts[";

    private static final List<NamedSearch> SEARCHES = Stream.concat(
                    SourceSearches.ALL.stream(), TaifhoPresets.SEARCHES.stream())
            .toList();

    static final List<Preset> ALL = Stream.concat(
                    Stream.of(new Preset(
                            Catalog.BEST,
                            "our best player of the game: " + champions() + SourceSearches.UCT + " for the others",
                            new StrategyLabel("best", "MostVisited"),
                            new Best())),
                    SEARCHES.stream().map(search -> search.standard().preset()))
            .toList();

    private SearchPresets() {}

    /** Whoever is best at a game. */
    private record Best() implements Preset.Maker {
        @Override
        public Player open(Game game, PlayerSetting setting) {
            return best(game).maker().open(game, setting);
        }

        @Override
        public void check(Game game, PlayerSetting setting) {
            best(game).maker().check(game, setting);
        }
    }

    private static Preset best(Game game) {
        return Catalog.known(bestName(game));
    }

    /** Whom the game names, or else a player of every game. */
    private static String bestName(Game game) {
        return game.bestPlayer().orElse(SourceSearches.UCT);
    }

    /** Who is best at games that name somebody: {@code go-strong for go, }. */
    private static String champions() {
        StringBuilder text = new StringBuilder();
        for (GameFamily family : Games.library().families()) {
            Games.library()
                    .open(family.name())
                    .bestPlayer()
                    .ifPresent(best -> text.append(best + " for " + family.name() + ", "));
        }
        return text.toString();
    }

    private static Optional<NamedSearch> named(String name) {
        return SEARCHES.stream().filter(search -> search.name().equals(name)).findFirst();
    }

    /** The search with this name for this game, or the recipe the text is itself. */
    static Optional<Mcts> recipe(String player, Game game) {
        String name = player.equals(Catalog.BEST) ? bestName(game) : player;
        if (isRecipe(name)) return Optional.of(Mcts.read(name));
        return named(name)
                .map(NamedSearch::standard)
                .or(() -> searchWithParameters(name))
                .map(Search::recipe);
    }

    /** The names of all searches, as a list in a sentence. */
    static String names() {
        return ALL.stream().map(Preset::name).collect(Collectors.joining(", "));
    }

    /** The parameters of all searches, as a sentence. */
    static String parameters() {
        Map<List<String>, List<String>> searches = SourceSearches.ALL.stream()
                .collect(Collectors.groupingBy(
                        search -> GeneralParameters.others(search.parameters()),
                        LinkedHashMap::new,
                        Collectors.mapping(NamedSearch::name, Collectors.toList())));
        return "The parameters of a search stand in brackets: " + String.join(", ", GeneralParameters.NAMES) + "; "
                + searches.entrySet().stream()
                        .filter(entry -> !entry.getKey().isEmpty())
                        .map(entry -> "for " + String.join(", ", entry.getValue()) + " also "
                                + String.join(", ", entry.getKey()))
                        .collect(Collectors.joining("; "))
                + "; searches of Taifho have some of "
                + TaifhoPresets.SEARCHES.stream()
                        .flatMap(search -> search.parameters().stream())
                        .distinct()
                        .collect(Collectors.joining(", "));
    }

    /** Whether the text is meant as a recipe. */
    static boolean isRecipe(String text) {
        return text.toLowerCase(Locale.ROOT).startsWith(RECIPE);
    }

    /** A named search with other parameters; nothing if the text names none. */
    static Optional<Preset> withParameters(String text) {
        return searchWithParameters(text).map(Search::preset);
    }

    private static Optional<Search> searchWithParameters(String text) {
        int open = text.indexOf('[');
        Optional<NamedSearch> named = open < 0 ? Optional.empty() : named(text.substring(0, open));
        return named.map(search -> search.read(text));
    }

    /** A player by its recipe alone; an {@link tesuji.core.base.InputException} says what is wrong with it. */
    static Preset read(String text) {
        return new Search(text, "a recipe", Mcts.read(text), () -> EndgamePlayer.NONE, Optional.empty()).preset();
    }
}
