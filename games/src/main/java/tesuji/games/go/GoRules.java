package tesuji.games.go;

/**
 * The rules of one game of Go.
 *
 * @param scoring how the result is counted
 * @param ko which repetitions are forbidden
 * @param suicide whether a move may take its own stones
 * @param komi half-points added to White
 * @param handicap stones Black places before White's first move
 * @param placement where those stones go
 * @param bonus what White gets back for them under area counting
 */
public record GoRules(
        Scoring scoring, Ko ko, boolean suicide, int komi, int handicap, Placement placement, Bonus bonus) {
    /** How the result is counted. */
    public enum Scoring {
        /** Stones and surrounded points. */
        AREA,
        /** Surrounded points and prisoners. */
        TERRITORY
    }

    /** Which repetitions are forbidden. */
    public enum Ko {
        /** The capture of a stone that has just captured a single stone. */
        SIMPLE,
        /** Any earlier arrangement of the stones. */
        POSITIONAL,
        /** Any earlier arrangement of the stones with the same side to move. */
        SITUATIONAL,
        /** As simple; but a game that goes round in a longer cycle has no result and is a draw. */
        NO_RESULT;

        /** Whether all earlier positions must be remembered. */
        boolean isSuperko() {
            return this == POSITIONAL || this == SITUATIONAL;
        }
    }

    /** Where handicap stones go. */
    public enum Placement {
        /** The fixed points of the Go Text Protocol. */
        FIXED,
        /** Where Black likes. */
        FREE
    }

    /** What White gets back for handicap stones under area counting. */
    public enum Bonus {
        NONE,
        /** One point per stone. */
        STONES,
        /** One point per stone but the first. */
        STONES_LESS_ONE
    }

    /** Rule sets by the names people use; each is also the word in a game id. */
    public enum Preset {
        CHINESE(Scoring.AREA, Ko.SIMPLE, false, 15, Bonus.STONES),
        JAPANESE(Scoring.TERRITORY, Ko.SIMPLE, false, 13, Bonus.NONE),
        AGA(Scoring.AREA, Ko.SITUATIONAL, false, 15, Bonus.STONES_LESS_ONE),
        NEW_ZEALAND(Scoring.AREA, Ko.SITUATIONAL, true, 15, Bonus.NONE),
        TROMP_TAYLOR(Scoring.AREA, Ko.POSITIONAL, true, 15, Bonus.NONE);

        private final GoRules rules;

        Preset(Scoring scoring, Ko ko, boolean suicide, int komi, Bonus bonus) {
            rules = new GoRules(scoring, ko, suicide, komi, 0, Placement.FIXED, bonus);
        }

        public GoRules rules() {
            return rules;
        }
    }

    /** Half-points White starts with: komi and, under area counting, the compensation for the handicap. */
    public int compensation() {
        if (scoring == Scoring.TERRITORY || handicap == 0) return komi;
        return switch (bonus) {
            case NONE -> komi;
            case STONES -> komi + 2 * handicap;
            case STONES_LESS_ONE -> komi + 2 * (handicap - 1);
        };
    }

    /** Whether dead stones are taken off at the end; the rules of Tromp and Taylor count the board as it stands. */
    public boolean agreement() {
        return ko != Ko.POSITIONAL || !suicide;
    }

    public GoRules withKomi(int halfPoints) {
        return new GoRules(scoring, ko, suicide, halfPoints, handicap, placement, bonus);
    }

    public GoRules withHandicap(int stones, Placement where) {
        return new GoRules(scoring, ko, suicide, komi, stones, where, bonus);
    }
}
