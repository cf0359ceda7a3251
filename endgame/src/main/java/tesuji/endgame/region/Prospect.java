package tesuji.endgame.region;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * An {@link Outlook} on spots of an {@link Atlas}. Most moves leave one part and gain nothing; so that nothing has to be made for
 * them, a {@link Spot} is such a prospect itself.
 */
sealed class Prospect permits Spot {
    final Spot[] parts;
    /** The points of the outlook. */
    final int gain;

    final int prisoners;
    /** The point where a stone was taken that could be retaken at once. */
    final long ko;

    private @Nullable Prospect mirror;

    Prospect(Spot[] parts, int gain, int prisoners, long ko) {
        this.parts = parts;
        this.gain = gain;
        this.prisoners = prisoners;
        this.ko = ko;
    }

    /** One part that is the prospect itself. */
    Prospect() {
        parts = new Spot[] {(Spot) this};
        gain = 0;
        prisoners = 0;
        ko = 0;
    }

    /** The same with the colours swapped. */
    Prospect mirrored() {
        Prospect known = mirror;
        if (known == null) {
            Spot[] swapped = new Spot[parts.length];
            for (int i = 0; i < swapped.length; i++) swapped[i] = parts[i].mirrored();
            known = new Prospect(swapped, -gain, -prisoners, ko);
            mirror = known;
            known.mirror = this;
        }
        return known;
    }

    /** The same with what has become of one part, which stands at the end. */
    Prospect with(int part, Prospect after) {
        int others = parts.length - 1;
        if (others == 0 && gain == 0 && prisoners == 0) return after;
        Spot[] all = after.parts;
        if (others > 0) {
            all = new Spot[others + after.parts.length];
            System.arraycopy(parts, 0, all, 0, part);
            System.arraycopy(parts, part + 1, all, part, others - part);
            System.arraycopy(after.parts, 0, all, others, after.parts.length);
        }
        return new Prospect(all, gain + after.gain, prisoners + after.prisoners, 0);
    }

    /** The same if Black may not play on these points. */
    Prospect banning(long points) {
        Spot[] all = parts.clone();
        for (int i = 0; i < all.length; i++) all[i] = all[i].banning(points);
        return new Prospect(all, gain, prisoners, ko);
    }

    Outlook outlook() {
        List<LocalPosition> positions = new ArrayList<>(parts.length);
        for (Spot part : parts) positions.add(part.position());
        return new Outlook(positions, gain, prisoners);
    }
}
