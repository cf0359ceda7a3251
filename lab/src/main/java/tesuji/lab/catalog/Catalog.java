package tesuji.lab.catalog;

import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import tesuji.core.base.InputException;
import tesuji.core.base.WholeFile;
import tesuji.core.eval.Evaluator;
import tesuji.core.eval.Parts;
import tesuji.core.game.Game;
import tesuji.core.game.Library;
import tesuji.core.play.FlatMonteCarloPlayer;
import tesuji.core.play.Player;
import tesuji.core.play.PolicyPlayer;
import tesuji.core.play.RandomPlayer;
import tesuji.games.Games;
import tesuji.gtp.client.EngineException;
import tesuji.gtp.client.EnginePlayer;
import tesuji.gtp.client.EngineTimeouts;
import tesuji.mcts.Mcts;
import tesuji.solve.database.Database;
import tesuji.solve.database.PerfectPlayer;
import tesuji.solve.strategy.Strategy;
import tesuji.solve.strategy.StrategyPlayer;

/**
 * The only class that names players: presets by their names, searches by their recipes ({@code mcts[...]}), solved
 * games as {@code perfect:FILE}, solvers as {@code solver:METHOD}, networks as {@code net:FILE}, and external programs
 * as {@code gtp:COMMAND LINE}.
 *
 * <p>A new preset is one line of {@link #PRESETS} or {@link SearchPresets#ALL}.
 */
public final class Catalog {
    /** The name of our best player of whatever game. */
    public static final String BEST = "best";

    /** Every player with a name of its own. */
    public static final List<Preset> PRESETS = Stream.concat(
                    SearchPresets.ALL.stream(),
                    Stream.of(
                            TaifhoPresets.strong(),
                            new Preset(
                                    "flat",
                                    "flat Monte Carlo: equally many random games after every move",
                                    new StrategyLabel("flat", "highest mean"),
                                    (game, setting) ->
                                            new FlatMonteCarloPlayer(game, Games.playout(game), setting.seed())),
                            new Preset(
                                    "heuristics",
                                    "the policy of the playouts without any search (Śliwa 2013)",
                                    new StrategyLabel("heuristics", ""),
                                    (game, setting) -> new PolicyPlayer(
                                            game, Games.parts(game).playout(Parts.POLICY), setting.seed())),
                            new Preset(
                                    "random",
                                    "any legal move",
                                    new StrategyLabel("random", ""),
                                    (game, setting) -> new RandomPlayer(game, setting.seed()))))
            .toList();

    /** What stands before the command line of an external program. */
    private static final String GTP = "gtp:";

    /** What stands before the file of a solved game. */
    private static final String PERFECT = "perfect:";

    /** How long a program of somebody else may be silent, but for its moves, before it is given up. */
    private static final Duration TIMEOUT = Duration.ofSeconds(60);

    private final Library library;

    /** The players of games from this library; external programs are told about games in its words. */
    public Catalog(Library library) {
        this.library = library;
    }

    /** Opens a player for one game. Whoever opens it closes it. */
    public Player open(String player, Game game, PlayerSetting setting) {
        if (player.startsWith(GTP)) return external(player.substring(GTP.length()), game, setting.patience());
        if (player.startsWith(PERFECT)) return perfect(player.substring(PERFECT.length()), game);
        if (player.startsWith(SolverSeat.PREFIX)) {
            return SolverSeat.read(player.substring(SolverSeat.PREFIX.length())).open(game);
        }
        if (player.startsWith(NetworkSeat.PREFIX)) return network(player).open(game, setting);
        return known(player).maker().open(game, setting);
    }

    /** What opens this player again and again; a recipe is read only once. */
    public Preset.Maker maker(String player) {
        boolean elsewhere =
                Stream.of(GTP, PERFECT, SolverSeat.PREFIX, NetworkSeat.PREFIX).anyMatch(player::startsWith);
        return elsewhere
                ? (game, setting) -> open(player, game, setting)
                : known(player).maker();
    }

    /**
     * Refuses what {@link #open} would refuse, as far as that can be known without building the player: no tree is made
     * room for, no solved game read, no program started.
     */
    public static void check(String player, Game game, PlayerSetting setting) {
        if (player.startsWith(GTP)) return;
        if (player.startsWith(PERFECT)) {
            demandFiles(player.substring(PERFECT.length()));
        } else if (player.startsWith(SolverSeat.PREFIX)) {
            SolverSeat.read(player.substring(SolverSeat.PREFIX.length())).check();
        } else if (player.startsWith(NetworkSeat.PREFIX)) {
            network(player).check(game);
        } else {
            known(player).maker().check(game, setting);
        }
    }

    /** One file, whose name may have commas, or several. */
    private static void demandFiles(String names) {
        for (String name : Files.exists(file(names)) ? new String[] {names} : names.split(",", -1)) {
            WholeFile.refuseOthers(file(name));
            if (!Files.exists(file(name))) throw new InputException("There is no file " + name + ".");
        }
    }

    static Preset known(String player) {
        return preset(player)
                .orElseThrow(() -> new InputException(missing(player) + "; the players are " + names() + "."));
    }

    /** Whether the text names a player here; that an external program can be started is not promised. */
    public static boolean knows(String player) {
        return player.startsWith(GTP)
                || player.startsWith(PERFECT)
                || player.startsWith(SolverSeat.PREFIX)
                || player.startsWith(NetworkSeat.PREFIX)
                || preset(player).isPresent();
    }

    /** The recipe behind a player that searches trees; an {@link InputException} says who does not. */
    public static Mcts recipe(String player, Game game) {
        return SearchPresets.recipe(player, game)
                .orElseThrow(() -> new InputException(
                        (knows(player) ? "The player \"" + player + "\" searches no tree" : missing(player))
                                + "; searches are " + SearchPresets.names() + " and recipes mcts[...]."));
    }

    /** How such a player searches and chooses. */
    public static StrategyLabel strategy(String player) {
        return preset(player).map(Preset::strategy).orElseGet(() -> new StrategyLabel(player, ""));
    }

    /** The names of all players, as a list in a sentence. */
    public static String names() {
        return PRESETS.stream().map(Preset::name).collect(Collectors.joining(", "))
                + ", a search with parameters such as wieczorek-constant[c=1, fpu=1.1], gogame[finalMove=BestMean],"
                + " uct[endgame=true] or " + TaifhoPresets.EXAMPLE + ", a recipe mcts[...], "
                + PERFECT + "FILE for a solved game, " + SolverSeat.PREFIX
                + "METHOD[,cache=FILE] for one that solves every position, " + NetworkSeat.PREFIX
                + "FILE[,visits=N,...] for one that a network of KataGo guides, and " + GTP
                + "COMMAND for any program that speaks the Go Text Protocol";
    }

    /** The parameters of all searches, as a sentence. */
    public static String parameters() {
        return SearchPresets.parameters();
    }

    /** Whether the player needs a file or a program of the machine it plays on. */
    public static boolean needsFiles(String player) {
        return player.startsWith(GTP)
                || player.startsWith(PERFECT)
                || player.startsWith(NetworkSeat.PREFIX)
                || (player.startsWith(SolverSeat.PREFIX)
                        && SolverSeat.read(player.substring(SolverSeat.PREFIX.length()))
                                .cache()
                                .isPresent());
    }

    /** Whether a network guides this player. */
    public static boolean hasNetwork(String player) {
        return player.startsWith(NetworkSeat.PREFIX);
    }

    /** The file that holds the network of such a player. */
    public static Path networkFile(String player) {
        return network(player).file();
    }

    /** The network of such a player alone, without its search. */
    public static Evaluator evaluator(String player, Game game) {
        return network(player).evaluator(game);
    }

    /** Refuses a player {@code net:FILE} whose file is missing or is no network, whatever the game will be. */
    public static void checkNetwork(String player) {
        network(player).checkFile();
    }

    private static NetworkSeat network(String player) {
        return NetworkSeat.read(player.substring(NetworkSeat.PREFIX.length()));
    }

    private static String missing(String player) {
        return "There is no player \"" + player + "\"";
    }

    private static Optional<Preset> preset(String name) {
        if (SearchPresets.isRecipe(name)) return Optional.of(SearchPresets.read(name));
        for (Preset preset : PRESETS) if (preset.name().equals(name)) return Optional.of(preset);
        return SearchPresets.withParameters(name);
    }

    /** A database or a strategy, whatever the file is; or two strategies, one for each side. */
    private static Player perfect(String names, Game game) {
        List<Strategy> strategies = new ArrayList<>();
        for (String name : names.split(",", -1)) {
            Path file = file(name);
            if (!Strategy.isOne(file)) return new PerfectPlayer(game, Database.open(file(names), game));
            strategies.add(Strategy.read(file, game));
        }
        return new StrategyPlayer(strategies);
    }

    private static Path file(String name) {
        if (name.isBlank()) throw new InputException(PERFECT + " needs the name of a file.");
        try {
            return Path.of(name);
        } catch (InvalidPathException e) {
            throw new InputException("\"" + name + "\" is no name of a file.", e);
        }
    }

    private Player external(String commandLine, Game game, Duration patience) {
        try {
            return EnginePlayer.start(commandLine, new EngineTimeouts(TIMEOUT, patience), library, game);
        } catch (EngineException e) {
            throw new InputException(String.valueOf(e.getMessage()), e);
        }
    }
}
