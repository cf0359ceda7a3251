package tesuji.solve.retrograde;

/** Where long work left off. */
public interface Bookmark {
    /** Remembers nothing. */
    Bookmark NONE = new Bookmark() {
        @Override
        public int load(long size, Sink into) {
            return -1;
        }

        @Override
        public void save(StateLabels labels, int distance, long work) {}
    };

    /** Takes labels, one state after the other from the first on. */
    @FunctionalInterface
    interface Sink {
        void accept(long state, short code);
    }

    /** Hands on the labels that an earlier run has left of so many states, and returns its distance; -1 if there was
     * none. */
    int load(long size, Sink into);

    /**
     * May keep the labels: all values up to this distance are found.
     *
     * @param work how many states have been looked at so far
     */
    void save(StateLabels labels, int distance, long work);
}
