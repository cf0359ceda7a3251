package tesuji.core.game;

/** Why a game ended. */
public enum Termination {
    /** Both sides passed, one after the other. */
    PASSES,
    /** The rules ended it otherwise. */
    RULES,
    /** It went on too long, by the rules or by the conditions of a match. */
    LIMIT,
    /** A side gave up. */
    RESIGNATION,
    /** A side did not keep to the rules: it made an illegal move, or refused a legal one. */
    ILLEGAL,
    /** A player failed. */
    CRASH,
    /** A side took too long. */
    TIME
}
