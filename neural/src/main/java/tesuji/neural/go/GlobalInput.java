package tesuji.neural.go;

/** The numbers of the input that belong to no point. Those of clean-up phases and of doubled games stay 0. */
final class GlobalInput {
    /** Whether the last move was a pass; the next four say it of the moves before. */
    static final int LAST_PASS = 0;

    /** Komi for the side to move, in twentieths. */
    static final int KOMI = 5;

    static final int SUPERKO = 6;

    /** 0.5 if positional, -0.5 if situational. */
    static final int KIND_OF_SUPERKO = 7;

    static final int SUICIDE = 8;
    static final int TERRITORY = 9;

    /** Whether eyes in seki are taxed, and whether all groups are. */
    static final int TAX = 10;

    static final int TAX_ALL = 11;

    /** Whether a pass would end the game. */
    static final int PASS_ENDS = 14;

    static final int BUTTON = 17;

    /** A wave over komi that tells which komis allow a draw. */
    static final int KOMI_WAVE = 18;

    private GlobalInput() {}
}
