package tesuji.lab.experiment;

import java.util.List;

/** Where trials are made that do not depend on each other. */
public interface TrialPlace {
    /**
     * Makes these trials, each exactly once.
     *
     * @param at whose ledger holds the rows of all earlier trials, and none of these
     * @param sheet to which the trials belong
     */
    void make(Workplace at, Sheet sheet, List<KeyedTrial> trials, Keeper keeper) throws InterruptedException;

    /** Takes the row of a trial, called by one thread at a time. */
    @FunctionalInterface
    interface Keeper {
        void keep(KeyedTrial trial, List<String> row) throws InterruptedException;
    }
}
