package tesuji.lab.experiment.skoczki;

import java.util.List;
import tesuji.lab.experiment.ReportTable;

/** Whether a number of ours is the source's. */
final class Agreement {
    private static final String EQUAL = "equal";
    private static final String DIFFERS = "differs";
    private static final String UNMEASURED = "not measured";
    private static final String UNPRINTED = "not printed";

    private Agreement() {}

    /**
     * The word for two numbers that must be the same; nothing is an empty text.
     *
     * @param why a known reason for what is odd about them, or nothing
     */
    static String of(String ours, String printed, String why) {
        if (printed.isEmpty()) return UNPRINTED;
        if (ours.isEmpty()) return UNMEASURED;
        String word = ours.equals(printed) ? EQUAL : DIFFERS;
        return why.isEmpty() ? word : word + " (" + why + ")";
    }

    /** How often each word stands in a column of a table. */
    static String summary(ReportTable table, String column) {
        int index = table.columns().indexOf(column);
        List<String> words = table.rows().stream().map(row -> row.get(index)).toList();
        long equal = count(words, EQUAL);
        long differs = count(words, DIFFERS);
        long unmeasured = count(words, UNMEASURED);
        return equal + " of " + (equal + differs) + " measured are equal to the source's"
                + (unmeasured == 0 ? "." : "; " + unmeasured + " were not measured.");
    }

    private static long count(List<String> words, String beginning) {
        return words.stream().filter(word -> word.startsWith(beginning)).count();
    }
}
