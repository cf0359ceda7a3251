package tesuji.solve.space;

/** The scrambled keys of all states in ascending order: a state is its place among them. */
public interface Keys {
    long size();

    long at(long state);

    /** The state with this key, or {@link StateCursor#NOWHERE}. */
    long find(long key);
}
