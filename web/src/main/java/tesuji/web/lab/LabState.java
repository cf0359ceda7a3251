package tesuji.web.lab;

import java.util.Locale;

/** How far a piece of work is. */
enum LabState {
    QUEUED,
    RUNNING,
    /** Waits until nobody waits for a search. */
    PAUSED,
    DONE,
    /** Somebody ended it early. */
    STOPPED,
    /** It is not complete, and nobody remembers why: the program was ended. */
    INTERRUPTED,
    FAILED;

    /** Whether it is at work or will be. */
    boolean isActive() {
        return this == QUEUED || this == RUNNING || this == PAUSED;
    }

    /** Whether it has ended before its time, as far as the queue knows. */
    boolean isEarly() {
        return this == STOPPED || this == INTERRUPTED;
    }

    /** As pages write it. */
    String word() {
        return name().toLowerCase(Locale.ROOT);
    }
}
