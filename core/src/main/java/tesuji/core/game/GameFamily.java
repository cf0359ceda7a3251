package tesuji.core.game;

import java.util.List;

/** A game at all its sizes and rules: what a library lists, and what opens one of them. */
public interface GameFamily {
    /** The name in a {@link GameId}. */
    String name();

    /** The name a person reads, with one phrase on the goal of the game. */
    String title();

    List<RuleKey> keys();

    /** The game with these rules; an {@link tesuji.core.base.InputException} says what is wrong with them. */
    Game open(RuleReader rules);
}
