package tesuji.lab.catalog;

import java.util.function.Supplier;
import tesuji.core.game.Game;
import tesuji.core.play.Closer;
import tesuji.games.Games;
import tesuji.games.taifho.TaifhoGame;
import tesuji.mcts.Mcts;

/**
 * A recipe with a name of its own.
 *
 * @param closer makes the one who may end games instead of the search
 */
record Search(String name, String meaning, Mcts recipe, Supplier<Closer> closer) {
    Preset preset() {
        return new Preset(
                name,
                meaning,
                new Style(
                        recipe.selection().getClass().getSimpleName(),
                        recipe.finalMove().getClass().getSimpleName()),
                (game, setting) -> recipe.withThreads(setting.threads())
                        .player(name, demandItsGame(game), Games.parts(game), closer.get(), setting.seed()));
    }

    /** What is made of the parts of one game plays no other. */
    private Game demandItsGame(Game game) {
        if (name.startsWith(TaifhoPresets.PREFIX) && !(game instanceof TaifhoGame)) {
            throw TaifhoPresets.refusal(name, game);
        }
        return game;
    }
}
