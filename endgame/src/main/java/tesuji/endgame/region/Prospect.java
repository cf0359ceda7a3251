package tesuji.endgame.region;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** An {@link Outlook} on spots of an {@link Atlas}. */
final class Prospect {
    final Spot[] parts;
    final int points;
    final int prisoners;
    private @Nullable Prospect mirror;

    Prospect(Spot[] parts, int points, int prisoners) {
        this.parts = parts;
        this.points = points;
        this.prisoners = prisoners;
    }

    /** The same with the colours swapped. */
    Prospect mirrored() {
        Prospect known = mirror;
        if (known == null) {
            Spot[] swapped = new Spot[parts.length];
            for (int i = 0; i < swapped.length; i++) swapped[i] = parts[i].mirrored();
            known = new Prospect(swapped, -points, -prisoners);
            mirror = known;
            known.mirror = this;
        }
        return known;
    }

    /** The same with what has become of one part, which stands at the end. */
    Prospect with(int part, Prospect after) {
        int others = parts.length - 1;
        Spot[] all = after.parts;
        if (others > 0) {
            all = new Spot[others + after.parts.length];
            System.arraycopy(parts, 0, all, 0, part);
            System.arraycopy(parts, part + 1, all, part, others - part);
            System.arraycopy(after.parts, 0, all, others, after.parts.length);
        }
        return new Prospect(all, points + after.points, prisoners + after.prisoners);
    }

    /** Whether a stone just played has left the parts that are still open. */
    boolean isSafe(int move) {
        for (Spot part : parts) if ((part.points >> move & 1) == 1) return false;
        return true;
    }

    Outlook outlook() {
        List<LocalPosition> positions = new ArrayList<>(parts.length);
        for (Spot part : parts) positions.add(part.position());
        return new Outlook(positions, points, prisoners);
    }
}
