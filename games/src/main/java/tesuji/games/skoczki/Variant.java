package tesuji.games.skoczki;

import tesuji.core.base.InputException;

/**
 * The ways Skoczki is played (Goluch, §5.5, table 5.1, with the forced leaving of §4.3, which the table leaves out).
 *
 * <p>In all but {@link #ORIGINAL} a man that jumps on and on must come to rest elsewhere than where it began.
 */
public enum Variant {
    /** One jump a turn; men leave their start squares as soon as they can and never come back. */
    A("A", Reach.JUMP, Home.LEFT_FOR_GOOD),
    /** As A, with jumps one after another, none of which lands on an own start square. */
    B_1("B-1", Reach.JUMPS, Home.LEFT_FOR_GOOD),
    /** As B-1, but own start squares may be touched on the way. */
    B_2("B-2", Reach.JUMPS, Home.CROSSED),
    /** One jump a turn, to any square. */
    C("C", Reach.JUMP, Home.OPEN),
    /** Jumps one after another, to any square. */
    D("D", Reach.JUMPS, Home.OPEN),
    /** As C, or a step to a free neighbour. */
    E("E", Reach.JUMP_OR_STEP, Home.OPEN),
    /** As D, or a step to a free neighbour. */
    F("F", Reach.JUMPS_OR_STEP, Home.OPEN),
    /** As D, but jumps may end where they began: the rules as they were found, with their everlasting draw. */
    ORIGINAL("original", Reach.JUMPS_AND_BACK, Home.OPEN);

    /** How far a man goes in one turn. */
    private enum Reach {
        JUMP,
        JUMPS,
        JUMP_OR_STEP,
        JUMPS_OR_STEP,
        JUMPS_AND_BACK
    }

    /** What the own start squares are to a man. */
    private enum Home {
        /** Left when possible, never landed on. */
        LEFT_FOR_GOOD,
        /** Left when possible, landed on only on the way. */
        CROSSED,
        /** Squares like all others. */
        OPEN
    }

    private final String text;
    private final Reach reach;
    private final Home home;

    Variant(String text, Reach reach, Home home) {
        this.text = text;
        this.reach = reach;
        this.home = home;
    }

    /** The variant with this name, in any case. */
    static Variant of(String text, InputException refusal) {
        for (Variant variant : values()) {
            if (variant.text.equalsIgnoreCase(text)) return variant;
        }
        throw refusal;
    }

    /** The name as a {@link tesuji.core.game.GameId} has it. */
    public String text() {
        return text;
    }

    /** Whether a man may go to a free neighbour. */
    public boolean steps() {
        return reach == Reach.JUMP_OR_STEP || reach == Reach.JUMPS_OR_STEP;
    }

    /** Whether a man may jump several times in one turn. */
    public boolean chains() {
        return reach != Reach.JUMP && reach != Reach.JUMP_OR_STEP;
    }

    /** Whether a chain of jumps may end on the square where it began. */
    public boolean emptyMove() {
        return reach == Reach.JUMPS_AND_BACK;
    }

    /** Whether a move may end on an own start square. */
    public boolean returns() {
        return home == Home.OPEN;
    }

    /** Whether a chain of jumps may touch own start squares on its way. */
    public boolean crosses() {
        return home != Home.LEFT_FOR_GOOD;
    }

    /** Whether men that can leave the start squares must do so before others move (Goluch, §4.3, R1). */
    public boolean forcesLeaving() {
        return home != Home.OPEN;
    }
}
