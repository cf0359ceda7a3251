package tesuji.web.job;

import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.concurrent.ConcurrentHashMap;
import tesuji.core.base.InputException;
import tesuji.core.eval.Evaluator;
import tesuji.core.game.Game;
import tesuji.core.game.Library;
import tesuji.core.play.Player;
import tesuji.gtp.client.EngineAnalyst;
import tesuji.gtp.client.EngineException;
import tesuji.lab.catalog.Catalog;
import tesuji.lab.catalog.PlayerSetting;
import tesuji.lab.catalog.Preset;
import tesuji.web.solve.MethodList;
import tesuji.web.solve.SolvedFolder;
import tesuji.web.wire.Refusal;

/**
 * The players that a page may name. The catalogue also starts command lines and reads files; a page that could name
 * those could run any program of this machine, so it may only name the ones that its owner registered.
 */
public final class AllowedPlayers {
    private static final int LONGEST_NAME = 600;
    private static final String SOLVER = "solver:";
    private static final String ENGINE = "gtp:";
    private static final List<String> FORBIDDEN = List.of(ENGINE, "perfect:", "net:");
    private static final Duration ENGINE_TIMEOUT = Duration.ofSeconds(60);

    /** Nodes of a tree for each megabyte that the program may use: a node with its statistics takes about 60 bytes. */
    private static final long NODES_PER_MEGABYTE = 4_000;

    private final Library library;
    private final Catalog catalog;
    private final SolvedFolder solved;
    private final Map<String, String> registered;
    /** Engines that were asked to analyse and cannot. */
    private final Set<String> mute = ConcurrentHashMap.newKeySet();

    private final int threads;
    private final long mostNodes;

    /**
     * The players of a library.
     *
     * @param registered programs and files that the owner allows, by the names under which pages may ask for them
     * @param threads how many threads a player may use
     * @param megabytes the memory of this program
     * @param solved what was solved and kept, which plays as {@code database:NAME} or {@code strategy:NAME}
     */
    public AllowedPlayers(
            Library library, Map<String, String> registered, int threads, long megabytes, SolvedFolder solved) {
        this.solved = solved;
        this.library = library;
        catalog = new Catalog(library);
        this.registered = new TreeMap<>(registered);
        this.threads = threads;
        mostNodes = Math.max(100_000, megabytes * NODES_PER_MEGABYTE);
    }

    /**
     * A player to choose from.
     *
     * @param analyses whether it tells what it thinks; an engine is believed to until it was asked and could not
     * @param network whether a network guides it, which can be asked without a search, too
     */
    public record PlayerEntry(String name, String meaning, boolean analyses, boolean network) {
        PlayerEntry(String name, String meaning, boolean analyses) {
            this(name, meaning, analyses, false);
        }
    }

    /** The file of the first network that the owner registered, by name. */
    public Optional<Path> network() {
        return registered.values().stream()
                .filter(Catalog::hasNetwork)
                .findFirst()
                .map(Catalog::networkFile);
    }

    /** Who plays this game, the best one first. */
    public List<PlayerEntry> list(Game game) {
        List<PlayerEntry> entries = new ArrayList<>();
        for (Preset preset : Catalog.PRESETS) {
            try {
                preset.maker().check(game, new PlayerSetting(1, 1));
            } catch (InputException otherGames) {
                continue;
            }
            boolean thinks = !List.of("random", "heuristics").contains(preset.name());
            entries.add(new PlayerEntry(preset.name(), preset.meaning(), thinks));
        }
        entries.sort((a, b) ->
                Boolean.compare(b.name().equals(Catalog.BEST), a.name().equals(Catalog.BEST)));
        registered.forEach((name, player) -> {
            if (suits(player, game)) {
                entries.add(new PlayerEntry(
                        name, "registered at the start", mayAnalyse(name, player), Catalog.hasNetwork(player)));
            }
        });
        for (SolvedFolder.Entry entry : solved.list()) {
            if (entry.game().equals(game.id().toString())) {
                entries.add(new PlayerEntry(entry.kind() + ":" + entry.name(), "plays perfectly", false));
            }
        }
        addSolvers(game, entries);
        return entries;
    }

    /** Every method that takes the game plays it, too; of Go only boards that nobody plays on are small enough. */
    private static void addSolvers(Game game, List<PlayerEntry> entries) {
        if (game.hasMargin()) return;
        for (MethodList.MethodEntry method : MethodList.of(game)) {
            entries.add(new PlayerEntry(SOLVER + method.name(), method.meaning(), false));
        }
    }

    /** How many threads a player uses unless somebody says otherwise. */
    int threads() {
        return threads;
    }

    private boolean mayAnalyse(String name, String player) {
        return Catalog.hasNetwork(player) || (player.startsWith(ENGINE) && !mute.contains(name));
    }

    /** A network knows one game; whether a program knows a game only the program can tell. */
    private boolean suits(String player, Game game) {
        if (!Catalog.hasNetwork(player)) return true;
        try {
            Catalog.check(player, game, new PlayerSetting(1, threads));
            return true;
        } catch (InputException otherGames) {
            return false;
        }
    }

    /** The file behind a name such as {@code database:NAME}; nothing for all other names. */
    private Optional<Path> file(String name, Game game) {
        for (SolvedFolder.Kind kind : SolvedFolder.Kind.values()) {
            String prefix = kind.word() + ":";
            if (name.startsWith(prefix)) return Optional.of(solved.find(name.substring(prefix.length()), kind, game));
        }
        return Optional.empty();
    }

    /** Refuses a name that calls nobody for this game, or somebody whom pages may not call. */
    public void check(String name, Game game) {
        String player = registered.getOrDefault(name, "");
        if (Catalog.hasNetwork(player)) checkNetwork(name, player, game);
        if (!player.isEmpty()) return;
        if (name.length() > LONGEST_NAME) throw new InputException("The name of a player is too long.");
        if (file(name, game).isPresent()) return;
        if (FORBIDDEN.stream().anyMatch(name::startsWith) || (name.startsWith(SOLVER) && name.contains("cache="))) {
            throw new InputException("A page cannot start programs or open files; register them when Tesuji starts.");
        }
        if (!Catalog.knows(name)) {
            throw new InputException(
                    "There is no player \"" + (name.length() > 40 ? name.substring(0, 40) + "…" : name) + "\".");
        }
        Catalog.check(name, game, new PlayerSetting(1, threads));
        if (name.contains("capacity") && Catalog.recipe(name, game).capacity() > mostNodes) {
            throw new InputException("capacity must be at most " + mostNodes + " here.");
        }
    }

    /** Says nothing of where the file of a network is. */
    private void checkNetwork(String name, String player, Game game) {
        try {
            Catalog.check(player, game, new PlayerSetting(1, threads));
        } catch (InputException refused) {
            throw unusable(name);
        }
    }

    private static InputException unusable(String network) {
        return new InputException("The network " + network + " cannot play this: it knows Go from 7×7 to 19×19,"
                + " and its file has to be where it was.");
    }

    /** Opens a player, if a page may call it; whoever opens it closes it. */
    public Player open(String name, Game game, PlayerSetting setting) {
        check(name, game);
        Optional<Path> file = file(name, game);
        if (file.isPresent()) return catalog.open("perfect:" + file.get(), game, setting);
        return catalog.open(registered.getOrDefault(name, name), game, setting);
    }

    /** The network that was registered under this name, for this game. */
    public Evaluator evaluator(String name, Game game) {
        String player = registered.getOrDefault(name, "");
        if (!Catalog.hasNetwork(player)) throw Refusal.missing("There is no network of that name.");
        checkNetwork(name, player, game);
        try {
            return Catalog.evaluator(player, game);
        } catch (InputException unreadable) {
            throw unusable(name);
        }
    }

    /** Opens a player that is to tell what it thinks; an engine that cannot is refused. */
    Player openAnalyst(String name, Game game, long seed) {
        String player = registered.getOrDefault(name, "");
        if (!player.startsWith(ENGINE)) return open(name, game, new PlayerSetting(seed, threads));
        try {
            return EngineAnalyst.start(player.substring(ENGINE.length()), ENGINE_TIMEOUT, library, game);
        } catch (EngineException refused) {
            if (refused.fault() == EngineException.Fault.REFUSED) mute.add(name);
            throw new InputException(String.valueOf(refused.getMessage()), refused);
        }
    }
}
