package tesuji.solve.space;

/** The scrambled keys of all states in ascending order: a state is its place among them. */
public interface Keys {
    long size();

    long at(long state);

    /** Copies the keys of so many states, from this one on. */
    default void copy(long from, long[] into, int count) {
        for (int i = 0; i < count; i++) into[i] = at(from + i);
    }

    /** The state with this key, or {@link StateCursor#NOWHERE}. */
    long find(long key);
}
