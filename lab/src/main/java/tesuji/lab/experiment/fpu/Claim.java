package tesuji.lab.experiment.fpu;

/**
 * What the source says, and the test that our rows are put to.
 *
 * @param sentence the claim, in words
 */
record Claim(String sentence, Test test) {
    /** Decides by rows, of which there are at least two games. */
    @FunctionalInterface
    interface Test {
        Outcome of(PredictionRows rows);
    }

    /** How a claim stands. */
    enum Word {
        HOLDS("holds"),
        FAILS("does not hold"),
        UNDECIDED("not decided");

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
