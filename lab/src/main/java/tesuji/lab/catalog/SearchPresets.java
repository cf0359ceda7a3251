package tesuji.lab.catalog;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Supplier;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import tesuji.core.base.InputException;
import tesuji.core.game.Game;
import tesuji.core.play.Closer;
import tesuji.core.play.Player;
import tesuji.games.Games;
import tesuji.games.taifho.TaifhoGame;
import tesuji.lab.endgame.ExactPlay;
import tesuji.mcts.Mcts;

/** The named players that search trees; each is a recipe. */
final class SearchPresets {
    static final String UCT = "uct";

    static final String GO_STRONG = "go-strong";

    private static final String RECIPE = "mcts[";

    /** In Go a hopeless game is given up; in small games it is played to its end. */
    private static final String RESIGNS = "manners=Manners[resignBelow=0.05]";

    private static final Pattern ENDGAME = Pattern.compile("\\[\\s*endgame\\s*=\\s*(true|false)\\s*]");

    private static final String RAVE = "mcts[selection=Rave[schedule=MinimumMse[]], leaf=Rollouts[playout=light]]";

    private static final List<Search> SEARCHES = Stream.concat(
                    Stream.of(
                            new Search(
                                    GO_STRONG,
                                    "our strongest player of Go without a network; endgames that can be proven are played exactly",
                                    Mcts.read("mcts[selection=AdvisedRave[], growth=AfterVisits[visits=8], "
                                            + "capacity=4000000, " + RESIGNS + "]"),
                                    ExactPlay::new),
                            new Search(UCT, "plain UCT with random playouts", "mcts[leaf=Rollouts[playout=light]]"),
                            new Search("uct-rave", "UCT-RAVE with random playouts", RAVE),
                            new Search("rave", "another name of uct-rave", RAVE),
                            new Search(
                                    "gogame",
                                    "Go GAME: UCT with five heuristics in the playouts (Śliwa 2013)",
                                    "mcts[leaf=Rollouts[playout=Ordered], " + RESIGNS + "]"),
                            wieczorek("constant", "the urgency of untried moves is 1.4", "Constant[value=1.4]"),
                            wieczorek(
                                    "inherited",
                                    "untried moves inherit the means of earlier levels",
                                    "Inherited[constant=2.0, threshold=20]"),
                            wieczorek(
                                    "lookahead",
                                    "untried moves take the means of the best path",
                                    "LookAhead[constant=2.0, threshold=20]")),
                    TaifhoPresets.searches().stream())
            .toList();

    static final List<Preset> ALL = Stream.concat(
                    Stream.of(new Preset(
                            Catalog.BEST,
                            "our best player of the game: go-strong for Go, taifho-strong for Taifho, uct for the"
                                    + " others",
                            new Style("best", "MostVisited"),
                            new Best())),
                    SEARCHES.stream().map(Search::preset))
            .toList();

    private SearchPresets() {}

    /**
     * A recipe with a name of its own.
     *
     * @param closer makes the one who may end games instead of the search
     */
    record Search(String name, String meaning, Mcts recipe, Supplier<Closer> closer) implements Preset.Maker {
        Search(String name, String meaning, Mcts recipe) {
            this(name, meaning, recipe, () -> Closer.NONE);
        }

        Search(String name, String meaning, String recipe) {
            this(name, meaning, Mcts.read(recipe));
        }

        Preset preset() {
            return new Preset(
                    name,
                    meaning,
                    new Style(
                            recipe.selection().getClass().getSimpleName(),
                            recipe.finalMove().getClass().getSimpleName()),
                    this);
        }

        @Override
        public Player open(Game game, Setting setting) {
            return player(recipe.withThreads(setting.threads()), closer.get(), game, setting);
        }

        /** Whether the parts exist and fit together does not depend on the room for a tree. */
        @Override
        public void check(Game game, Setting setting) {
            player(recipe.withThreads(setting.threads()).smallest(), Closer.NONE, game, setting)
                    .close();
        }

        private Player player(Mcts cooked, Closer ending, Game game, Setting setting) {
            return cooked.player(name, demandItsGame(game), Games.parts(game), ending, setting.seed());
        }

        /** What is made of the parts of one game plays no other. */
        private Game demandItsGame(Game game) {
            if (name.startsWith(TaifhoPresets.PREFIX) && !(game instanceof TaifhoGame)) {
                throw TaifhoPresets.refusal(name, game);
            }
            return game;
        }
    }

    /** The players of Wieczorek (2009, §4.6): UCB1-TUNED with C = 1.2, one eighth of the empty board. */
    private static Search wieczorek(String urgency, String meaning, String firstPlay) {
        return new Search(
                "wieczorek-" + urgency,
                meaning + " (Wieczorek 2009)",
                "mcts[selection=Ucb1Tuned[exploration=1.2], firstPlay=" + firstPlay
                        + ", growth=Symmetric[growth=AfterVisits[visits=1]], leaf=Rollouts[playout=light], " + RESIGNS
                        + "]");
    }

    /** Whoever is best at a game. */
    private record Best() implements Preset.Maker {
        @Override
        public Player open(Game game, Setting setting) {
            return best(game).maker().open(game, setting);
        }

        @Override
        public void check(Game game, Setting setting) {
            best(game).maker().check(game, setting);
        }
    }

    private static Preset best(Game game) {
        return switch (game.id().name()) {
            case "go" -> named(GO_STRONG).orElseThrow().preset();
            case "taifho" -> TaifhoPresets.strong();
            default -> named(UCT).orElseThrow().preset();
        };
    }

    private static Optional<Search> named(String name) {
        return SEARCHES.stream().filter(search -> search.name().equals(name)).findFirst();
    }

    /** What is cooked under this name for this game, or the recipe the text is itself. */
    static Optional<Mcts> recipe(String player, Game game) {
        if (isRecipe(player)) return Optional.of(Mcts.read(player));
        String name = player.equals(Catalog.BEST) ? best(game).name() : player;
        return named(name).or(() -> searchWithParameters(name)).map(Search::recipe);
    }

    /** The names of all searches, as a list in a sentence. */
    static String names() {
        return ALL.stream().map(Preset::name).collect(Collectors.joining(", "));
    }

    /** Whether the text is meant as a recipe. */
    static boolean isRecipe(String text) {
        return text.toLowerCase(Locale.ROOT).startsWith(RECIPE);
    }

    /** A named search with other parameters. */
    static Optional<Preset> withParameters(String text) {
        return searchWithParameters(text).map(Search::preset);
    }

    private static Optional<Search> searchWithParameters(String text) {
        return TaifhoPresets.withParameters(text).or(() -> withEndgame(text));
    }

    /** A search that plays endgames of Go exactly or not, as in {@code uct[endgame=true]}; nothing if the text names none. */
    private static Optional<Search> withEndgame(String text) {
        int open = text.indexOf('[');
        Optional<Search> named = open < 0 ? Optional.empty() : named(text.substring(0, open));
        return named.map(search -> {
            Matcher matcher = ENDGAME.matcher(text.substring(open));
            if (!matcher.matches()) {
                throw new InputException("\"" + text + "\" is no player; " + search.name
                        + " has the parameter endgame, as in " + search.name + "[endgame=true], or false.");
            }
            boolean exact = matcher.group(1).equals("true");
            return new Search(text, search.meaning, search.recipe, exact ? ExactPlay::new : () -> Closer.NONE);
        });
    }

    /** A player by its recipe alone; an {@link tesuji.core.base.InputException} says what is wrong with it. */
    static Preset read(String text) {
        return new Search(text, "a recipe", text).preset();
    }
}
