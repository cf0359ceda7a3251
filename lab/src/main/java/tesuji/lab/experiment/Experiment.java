package tesuji.lab.experiment;

import java.util.Optional;

/** A question of a source and the way to ask it again. Experiments hold no state: all they find is in the ledger. */
public interface Experiment {
    /** What people type: the source's game and a word or two. */
    String name();

    /** Author, year and section of the source. */
    String source();

    /** What is asked, as one sentence. */
    String question();

    /** The same experiment with these files, where it needs any; its conditions then name them. */
    default Experiment with(GivenFiles files) {
        return this;
    }

    /** What has to be given before it can run, as a sentence; empty if nothing is missing. */
    default Optional<String> missing() {
        return Optional.empty();
    }

    /** Where its trials can be made. */
    default Reach reach() {
        return Reach.ANYWHERE;
    }

    /** All that rows depend on besides the seed, in words: rows made under other conditions are not continued. */
    String conditions(Scale scale);

    /** How many trials a whole run makes; 0 for those that only read. */
    int trials(Scale scale);

    /** Makes all trials that the ledger does not hold yet. */
    void run(Workplace at) throws InterruptedException;

    /** What the rows so far say, be they all or not. */
    Findings findings(Workplace at);
}
