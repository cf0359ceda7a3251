package tesuji.lab.catalog;

import tesuji.core.game.Game;
import tesuji.core.play.Player;

/**
 * A player with a name of its own.
 *
 * @param name what people write
 * @param meaning what it stands for, for people who choose
 * @param strategy how it searches and chooses, for tables of results
 * @param maker builds it
 */
public record Preset(String name, String meaning, StrategyLabel strategy, Maker maker) {
    /** Builds a player for a game. */
    @FunctionalInterface
    public interface Maker {
        Player open(Game game, PlayerSetting setting);

        /**
         * Refuses what {@link #open} would refuse, as far as that can be known without the memory and time it takes to
         * build the player.
         */
        default void check(Game game, PlayerSetting setting) {}
    }
}
