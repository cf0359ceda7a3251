package tesuji.endgame.check;

import tesuji.core.base.InputException;

/** What is said of a proof that does not hold. */
final class Flaw {
    private Flaw() {}

    static InputException of(String reason) {
        return new InputException("The proof does not hold: " + reason + ".");
    }

    /** Refuses the proof if something is wrong. */
    static void in(boolean isWrong, String reason) {
        if (isWrong) throw of(reason);
    }
}
