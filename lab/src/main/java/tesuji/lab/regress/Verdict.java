package tesuji.lab.regress;

import com.fasterxml.jackson.annotation.JsonValue;
import java.util.Locale;

/** What came of a problem. */
public enum Verdict {
    /** The answer is one of those that are right. */
    PASSED,

    /** It is not, or there was none: the program refused the command, fell silent or ended. */
    FAILED,

    /** The program does not know the command, or one that leads to the position. */
    NOT_APPLICABLE,

    /** The position could not be set up, so nobody was asked. */
    ERROR;

    /** As journals and tables have it. */
    @JsonValue
    public String word() {
        return name().toLowerCase(Locale.ROOT).replace('_', ' ');
    }

    /** Whether the program had to answer. */
    public boolean isCounted() {
        return this == PASSED || this == FAILED;
    }
}
