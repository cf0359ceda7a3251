package tesuji.lab.statistics.rating;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;

/** Whose columns a table of ratings has. */
public enum RatingForm {
    ORDO,
    BAYESELO;

    /** How users write it. */
    public String word() {
        return name().toLowerCase(Locale.ROOT);
    }

    /** How users write all of them. */
    public static List<String> words() {
        return Arrays.stream(values()).map(RatingForm::word).toList();
    }

    /** The form of a word, which is one of {@link #words}. */
    public static RatingForm of(String word) {
        return valueOf(word.toUpperCase(Locale.ROOT));
    }
}
