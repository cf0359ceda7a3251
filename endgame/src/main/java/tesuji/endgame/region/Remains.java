package tesuji.endgame.region;

import org.jspecify.annotations.Nullable;

/** A {@link Prospect} of any number of parts, or one with points gained, or with a ko. */
final class Remains extends Prospect {
    private final Spot[] parts;
    private final int gain;
    private final int prisoners;
    private final long ko;
    private @Nullable Remains mirror;

    Remains(Spot[] parts, int gain, int prisoners, long ko) {
        this.parts = parts;
        this.gain = gain;
        this.prisoners = prisoners;
        this.ko = ko;
    }

    @Override
    int size() {
        return parts.length;
    }

    @Override
    Spot part(int index) {
        return parts[index];
    }

    @Override
    int gain() {
        return gain;
    }

    @Override
    int prisoners() {
        return prisoners;
    }

    @Override
    long ko() {
        return ko;
    }

    @Override
    Remains mirrored() {
        Remains known = mirror;
        if (known == null) {
            Spot[] swapped = new Spot[parts.length];
            for (int i = 0; i < swapped.length; i++) swapped[i] = parts[i].mirrored();
            known = new Remains(swapped, -gain, -prisoners, ko);
            mirror = known;
            known.mirror = this;
        }
        return known;
    }

    @Override
    Prospect with(int part, Prospect after) {
        int others = parts.length - 1;
        Spot[] all = new Spot[others + after.size()];
        System.arraycopy(parts, 0, all, 0, part);
        System.arraycopy(parts, part + 1, all, part, others - part);
        for (int i = 0; i < after.size(); i++) all[others + i] = after.part(i);
        return new Remains(all, gain + after.gain(), prisoners + after.prisoners(), 0);
    }

    @Override
    Remains banning(long points) {
        Spot[] all = parts.clone();
        for (int i = 0; i < all.length; i++) all[i] = all[i].banning(points);
        return new Remains(all, gain, prisoners, ko);
    }
}
