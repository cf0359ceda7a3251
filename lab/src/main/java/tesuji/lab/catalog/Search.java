package tesuji.lab.catalog;

import java.util.Optional;
import java.util.function.Supplier;
import tesuji.core.base.InputException;
import tesuji.core.game.Game;
import tesuji.core.play.EndgamePlayer;
import tesuji.core.play.Player;
import tesuji.games.Games;
import tesuji.mcts.Mcts;

/**
 * A recipe with a name of its own.
 *
 * @param endgamePlayer makes the player of endgames that may act instead of the search
 * @param only the name of the only game it plays, if it is made of the parts of one
 */
record Search(String name, String meaning, Mcts recipe, Supplier<EndgamePlayer> endgamePlayer, Optional<String> only)
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
    public Player open(Game game, PlayerSetting setting) {
        return player(recipe.withThreads(setting.threads()), endgamePlayer.get(), game, setting);
    }

    /** Whether the parts exist and fit together does not depend on the room for a tree. */
    @Override
    public void check(Game game, PlayerSetting setting) {
        player(recipe.withThreads(setting.threads()).smallest(), EndgamePlayer.NONE, game, setting)
                .close();
    }

    private Player player(Mcts search, EndgamePlayer ending, Game game, PlayerSetting setting) {
        only.ifPresent(played -> demandGame(name, played, game));
        return search.player(name, game, Games.parts(game), ending, setting.seed(), setting.trees());
    }

    /** What is made of the parts of one game plays no other. */
    static void demandGame(String player, String played, Game game) {
        String name = game.id().name();
        if (!name.equals(played)) {
            throw new InputException("The player " + player + " plays " + played + ", not " + name + ".");
        }
    }
}
