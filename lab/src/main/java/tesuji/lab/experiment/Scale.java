package tesuji.lab.experiment;

import java.util.Locale;

/** How much work an experiment may be. */
public enum Scale {
    /** A minute or two on one core; limits are numbers of simulations, so that a run can be repeated. */
    SMALL,
    /** As the source did it: its seconds and its numbers of games. */
    FULL;

    /** As people write it. */
    public String word() {
        return name().toLowerCase(Locale.ROOT);
    }

    /** One of two, by scale. */
    public <T> T of(T small, T full) {
        return this == SMALL ? small : full;
    }
}
