package tesuji.endgame.search;

/**
 * What a pass means while a ko may not be retaken. Everywhere two passes in a row end the game, and everywhere a
 * pass lifts the ban; the question is whether the pass of the side that is banned is one of the two.
 *
 * <p>It matters for a ko that is taken just before the end, by a stone that would be captured if the game went on.
 */
public enum Ending {
    /**
     * Every pass counts, whatever is banned, and the board is counted as it stands: the rules of Tromp and Taylor
     * (“The game ends after two consecutive passes”, rule 8), and of most programs that play each other. Whoever
     * takes the last ko keeps it, because the pass of the other side and his own are two.
     */
    TWO_PASSES,
    /**
     * A pass that only lifts a ban does not count. That is what rules come to under which both sides agree on dead
     * stones and play on if they do not agree: the Chinese rules, those of New Zealand, the American ones (rules 9
     * and 10), and the Japanese (1989): there play is resumed if one side asks for it (article 9), and when life and
     * death are confirmed, a ko may be retaken after a pass for it (article 7.2). A stone that has taken the last ko
     * and could be retaken is not alive there.
     */
    RESUMPTION
}
