package tesuji.neural.go;

import tesuji.games.go.GoRules;

/**
 * Rules as networks know them. Some of these no game of ours has; a network was trained with them all the same.
 *
 * @param suicide whether several stones may take themselves
 * @param friendlyPass whether a second pass leaves dead stones to be agreed on, so that it does not count the board as
 *     it stands
 * @param button whether the first pass is still worth half a point
 */
public record NetworkRules(
        GoRules.Ko ko, GoRules.Scoring scoring, Tax tax, boolean suicide, boolean friendlyPass, boolean button) {
    /** What a group pays for its eyes. */
    public enum Tax {
        NONE,
        /** Eyes in seki are not counted. */
        SEKI,
        /** Every group pays for two eyes: only stones count. */
        ALL
    }

    /** The rules of a game. Territory rules count no eyes in seki. */
    public static NetworkRules of(GoRules rules) {
        Tax tax = rules.scoring() == GoRules.Scoring.TERRITORY ? Tax.SEKI : Tax.NONE;
        return new NetworkRules(rules.ko(), rules.scoring(), tax, rules.suicide(), rules.agreement(), false);
    }

    boolean isSuperko() {
        return ko == GoRules.Ko.POSITIONAL || ko == GoRules.Ko.SITUATIONAL;
    }

    boolean isArea() {
        return scoring == GoRules.Scoring.AREA;
    }

    /** Whether a game may end without a result, which only endless cycles lead to. */
    boolean hasNoResult() {
        return !isSuperko() || !isArea();
    }
}
