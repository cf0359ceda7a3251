package tesuji.lab.experiment.fpu;

/**
 * What the source says, and the test that our rows are put to.
 *
 * @param sentence the claim, in words
 */
record Claim(String sentence, Test test) {
    /**
     * With fewer games nothing is decided: if all of five favoured one setting, a sign test would still have
     * p = 2/2⁵, which is more than 5 %.
     */
    static final int FEWEST_GAMES = 6;

    /** How the claim stands by these rows. */
    Outcome outcome(PredictionRows rows) {
        int games = rows.ranksOfGames(rows.all()).length;
        if (games >= FEWEST_GAMES) return test.of(rows);
        return new Outcome(
                Word.UNDECIDED,
                "there are rows of " + games + " games, and fewer than " + FEWEST_GAMES + " decide nothing");
    }

    /** Decides by rows, of which there are at least two games. */
    @FunctionalInterface
    interface Test {
        Outcome of(PredictionRows rows);
    }

    /** How a claim stands. */
    enum Word {
        HOLDS("holds"),
        /** Said of claims that nothing differs, or is better, where nothing else was found. */
        NOT_CONTRADICTED("is not contradicted"),
        FAILS("does not hold"),
        UNDECIDED("is not decided");

        private final String text;

        Word(String text) {
            this.text = text;
        }

        @Override
        public String toString() {
            return text;
        }
    }

    /** What became of a claim, and the numbers that decided it. */
    record Outcome(Word word, String because) {}
}
