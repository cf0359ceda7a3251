package tesuji.solve.retrograde;

/** Where long work left off. */
public interface Bookmark {
    /** Remembers nothing. */
    Bookmark NONE = new Bookmark() {
        @Override
        public int load(OutcomeTable into) {
            return -1;
        }

        @Override
        public void save(OutcomeTable labels, int distance, long work) {}
    };

    /** Fills the labels with those of an earlier run, and returns its distance; -1 if there was none. */
    int load(OutcomeTable into);

    /**
     * May keep the labels: all values up to this distance are found.
     *
     * @param work how many states have been looked at so far
     */
    void save(OutcomeTable labels, int distance, long work);
}
