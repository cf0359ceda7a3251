package tesuji.lab.experiment;

import java.util.List;

/**
 * What the data say about a hypothesis.
 *
 * @param hypothesis its name in the source
 * @param because the numbers, and the rule by which they decide
 */
public record Conclusion(String hypothesis, Word word, String because) {
    /** The name of the table that holds a verdict. */
    public static final String TABLE = "verdict";

    /** How a hypothesis stands. */
    public enum Word {
        CONFIRMED("confirmed"),
        REFUTED("refuted"),
        UNDECIDED("not decided"),
        UNMEASURED("not measured");

        private final String text;

        Word(String text) {
            this.text = text;
        }

        @Override
        public String toString() {
            return text;
        }
    }

    /** The verdict as a table of one row. */
    public ReportTable table() {
        return new ReportTable(
                TABLE,
                "What these rows say about " + hypothesis + ".",
                List.of("hypothesis", "verdict", "because"),
                List.of(List.of(hypothesis, word.toString(), because)));
    }

    /** The verdict as a sentence. */
    public String sentence() {
        return hypothesis + " is " + word + ": " + because;
    }
}
