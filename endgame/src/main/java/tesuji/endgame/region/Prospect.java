package tesuji.endgame.region;

import java.util.ArrayList;
import java.util.List;

/**
 * An {@link Outlook} on spots of an {@link Atlas}. Most moves leave one part and gain nothing; so that nothing has to
 * be made for them, a {@link Spot} is such a prospect itself. All others are {@link Remains}.
 */
abstract sealed class Prospect permits Spot, Remains {
    /** How many parts are left. */
    abstract int size();

    abstract Spot part(int index);

    /** The points of the outlook. */
    abstract int gain();

    abstract int prisoners();

    /** The point where a stone was taken that could be retaken at once. */
    abstract long ko();

    /** The same with the colours swapped. */
    abstract Prospect mirrored();

    /** The same with what has become of one part, which stands at the end. */
    abstract Prospect with(int part, Prospect after);

    /** The same if Black may not play on these points. */
    abstract Prospect banning(long points);

    final Outlook outlook() {
        List<LocalPosition> positions = new ArrayList<>(size());
        for (int i = 0; i < size(); i++) positions.add(part(i).position());
        return new Outlook(positions, gain(), prisoners());
    }
}
