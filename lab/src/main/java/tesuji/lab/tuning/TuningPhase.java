package tesuji.lab.tuning;

import com.fasterxml.jackson.annotation.JsonValue;
import java.util.Locale;

/** What games are played for. */
public enum TuningPhase {
    /** To find the best values. */
    SEARCH,

    /** To measure what was found. */
    BEST,

    /** To measure the standard values. */
    STANDARD;

    /** As journals have it. */
    @JsonValue
    public String word() {
        return name().toLowerCase(Locale.ROOT);
    }
}
