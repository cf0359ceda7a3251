package tesuji.core.game;

/**
 * One key a game understands in its {@link GameId}.
 *
 * @param name the key
 * @param standard the value when the key is left out
 * @param allowed the values it may take, in words ("2 to 25", "area or territory")
 * @param meaning one phrase for a list of games
 */
public record RuleKey(String name, String standard, String allowed, String meaning) {}
