package tesuji.lab.catalog;

import java.util.List;
import java.util.Optional;
import tesuji.core.eval.Parts;
import tesuji.core.game.Game;
import tesuji.core.play.EndgamePlayer;
import tesuji.core.play.Limits;
import tesuji.core.play.Player;
import tesuji.games.Games;
import tesuji.games.taifho.knowledge.Savings;
import tesuji.games.taifho.race.Race;
import tesuji.solve.deepening.DeepeningPlayer;

/**
 * The players of Taifho: the six searches of Przybyłek and Chojecki (2022), whose parameters may be set as in
 * {@code taifho-uct-hg[c=3.5, g=20, steps=6]}, and our own.
 */
final class TaifhoPresets {
    private static final String GAME = "taifho";

    /** A player with parameters, for help texts; each complaint lists all that a player has. */
    static final String EXAMPLE = "taifho-uct-hg[c=3.5, steps=6, g=20, final=visits, closing=true]";

    static final String STRONG = "taifho-strong";

    /** 2<sup>20</sup> positions are 16 MB. */
    private static final int TABLE_BITS = 20;

    /** The positions of a race that take as long as one simulation. */
    private static final int POSITIONS = 10;

    /** The six searches, with the parameters of the source unless brackets say others. */
    static final List<NamedSearch> SEARCHES = List.of(
            search("taifho-uct", "UCT with random games", false, TaifhoSearch.Knowledge.PLAYOUTS),
            search("taifho-puct", "PUCT with random games", true, TaifhoSearch.Knowledge.PLAYOUTS),
            search("taifho-uct-h", "UCT with a few random moves and h", false, TaifhoSearch.Knowledge.H),
            search("taifho-uct-hg", "UCT with a few random moves and h_G", false, TaifhoSearch.Knowledge.H_G),
            search("taifho-puct-h", "PUCT with a few random moves and h", true, TaifhoSearch.Knowledge.H),
            search("taifho-puct-hg", "PUCT with a few random moves and h_G", true, TaifhoSearch.Knowledge.H_G));

    private TaifhoPresets() {}

    private static NamedSearch search(String name, String meaning, boolean puct, TaifhoSearch.Knowledge knowledge) {
        TaifhoSearch search = new TaifhoSearch(puct, knowledge);
        return new NamedSearch(
                name,
                meaning + " (Przybyłek and Chojecki 2022)",
                search.parameters(),
                "c=3.5",
                brackets -> {
                    TaifhoParameters parameters = TaifhoParameters.read(brackets);
                    return new NamedSearch.BuiltSearch(
                            search.recipe(parameters),
                            parameters.closing() ? TaifhoPresets::endgamePlayer : () -> EndgamePlayer.NONE);
                },
                Optional.of(GAME));
    }

    /** The race, measured in simulations. */
    private static EndgamePlayer endgamePlayer() {
        Race race = new Race();
        return (position, limits) -> race.closing(position, new Limits(positions(limits.steps()), limits.time()));
    }

    private static long positions(long simulations) {
        return simulations > Long.MAX_VALUE / POSITIONS ? simulations : POSITIONS * simulations;
    }

    static Preset strong() {
        return new Preset(
                STRONG,
                "our strongest player of Taifho: alpha-beta, and races finished in the fewest moves",
                new StrategyLabel("alpha-beta", "best score"),
                new Strong());
    }

    /** Our own player; all that can be wrong is the game. */
    private record Strong() implements Preset.Maker {
        @Override
        public Player open(Game game, PlayerSetting setting) {
            check(game, setting);
            Parts parts = Games.parts(game);
            return new DeepeningPlayer(
                    STRONG,
                    game,
                    parts.heuristics().orElseThrow().named(Parts.STANDARD),
                    parts.prior(Savings.STANDARD.toString()),
                    new Race(),
                    TABLE_BITS,
                    setting.seed());
        }

        @Override
        public void check(Game game, PlayerSetting setting) {
            Search.demandGame(STRONG, GAME, game);
        }
    }
}
