package tesuji.lab.catalog;

import java.util.Optional;
import java.util.function.Supplier;
import tesuji.core.base.InputException;
import tesuji.core.game.Game;
import tesuji.core.play.Closer;
import tesuji.core.play.Player;
import tesuji.games.Games;
import tesuji.mcts.Mcts;

/**
 * A recipe with a name of its own.
 *
 * @param closer makes the one who may end games instead of the search
 * @param only the name of the only game it plays, if it is made of the parts of one
 */
record Search(String name, String meaning, Mcts recipe, Supplier<Closer> closer, Optional<String> only)
        implements Preset.Maker {
    Preset preset() {
        return new Preset(
                name,
                meaning,
                new StrategyLabel(
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

    private Player player(Mcts search, Closer ending, Game game, Setting setting) {
        only.ifPresent(played -> demandGame(name, played, game));
        return search.player(name, game, Games.parts(game), ending, setting.seed());
    }

    /** What is made of the parts of one game plays no other. */
    static void demandGame(String player, String played, Game game) {
        String name = game.id().name();
        if (!name.equals(played)) {
            throw new InputException("The player " + player + " plays " + played + ", not " + name + ".");
        }
    }
}
