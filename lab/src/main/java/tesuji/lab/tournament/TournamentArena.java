package tesuji.lab.tournament;

import java.time.Duration;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import tesuji.core.game.Library;
import tesuji.lab.catalog.Catalog;
import tesuji.lab.catalog.Preset;
import tesuji.lab.match.Arena;
import tesuji.mcts.tree.TreePool;

/**
 * Where the games of tournaments are played. Every game has new players, but recipes are read once, and search trees
 * are taken from those of earlier games: a tree is cleared before it is used, and getting its memory anew takes longer
 * than a quick game.
 */
public final class TournamentArena {
    /** How long an external program may take to count a finished game. */
    private static final Duration COUNTING = Duration.ofSeconds(5);

    private TournamentArena() {}

    /** An arena for so many games at once. */
    public static Arena of(Library library, int parallel) {
        Catalog catalog = new Catalog(library);
        TreePool trees = new TreePool(2 * parallel);
        Map<String, Preset.Maker> makers = new ConcurrentHashMap<>();
        Arena.Opener opener = (player, game, setting) ->
                makers.computeIfAbsent(player, catalog::maker).open(game, setting.with(trees));
        return new Arena(library, opener).asking(COUNTING);
    }
}
