package tesuji.endgame.local;

/**
 * What is left after a move: parts that have nothing to do with each other any more, and points that are gained
 * already. Most moves leave one part and gain nothing; so that nothing has to be made for them, a {@link LocalNode} is
 * such a successor itself. All others are a {@link SplitSuccessor}.
 */
public sealed interface Successor permits LocalNode, SplitSuccessor {
    /** How many parts are left. */
    int size();

    LocalNode part(int index);

    /** What counts already: Black's prisoners less White's, or by area stones that have become safe. */
    int gain();

    /** Black's prisoners less White's, whether they count or not. */
    int prisoners();

    /** The point where a stone was taken that could be retaken at once; none in most cases. */
    long ko();

    /** The same with the colours swapped. */
    Successor mirrored();

    /** The same with what has become of one part, which stands at the end. */
    Successor with(int part, Successor after);

    /** The same if Black may not play on these points. */
    Successor banning(long points);

    /** Whether a node is among the parts; nodes of one table are compared as objects. */
    @SuppressWarnings("ReferenceEquality")
    default boolean contains(LocalNode node) {
        for (int i = 0; i < size(); i++) if (part(i) == node) return true;
        return false;
    }

    /** All points of the parts. */
    default long points() {
        long points = 0;
        for (int i = 0; i < size(); i++) points |= part(i).points();
        return points;
    }
}
