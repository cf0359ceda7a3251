package tesuji.solve.space;

import tesuji.core.game.Position;

/** How ended games count for the side that would move next. */
final class Endings {
    private Endings() {}

    /** {@link StateCursor#LOST}, {@link StateCursor#DRAWN} or {@link StateCursor#WON}. */
    static int of(Position ended) {
        int score = ended.toMove() == 0 ? ended.score() : -ended.score();
        if (score == 0) return StateCursor.DRAWN;
        return score < 0 ? StateCursor.LOST : StateCursor.WON;
    }
}
