package tesuji.endgame.local;

import org.jspecify.annotations.Nullable;

/** A {@link Successor} of any number of parts, or one with points gained, or with a ko. Immutable. */
public final class SplitSuccessor implements Successor {
    private final LocalNode[] parts;
    private final int gain;
    private final int prisoners;
    private final long ko;
    private @Nullable SplitSuccessor mirror;

    private SplitSuccessor(LocalNode[] parts, int gain, int prisoners, long ko) {
        this.parts = parts;
        this.gain = gain;
        this.prisoners = prisoners;
        this.ko = ko;
    }

    /** The parts must not be changed afterwards. */
    static SplitSuccessor of(LocalNode[] parts, int gain, int prisoners, long ko) {
        return new SplitSuccessor(parts, gain, prisoners, ko);
    }

    /** Nothing is left but points. */
    public static SplitSuccessor counted(int gain, int prisoners) {
        return new SplitSuccessor(new LocalNode[0], gain, prisoners, 0);
    }

    @Override
    public int size() {
        return parts.length;
    }

    @Override
    public LocalNode part(int index) {
        return parts[index];
    }

    @Override
    public int gain() {
        return gain;
    }

    @Override
    public int prisoners() {
        return prisoners;
    }

    @Override
    public long ko() {
        return ko;
    }

    @Override
    public SplitSuccessor mirrored() {
        SplitSuccessor known = mirror;
        if (known == null) {
            LocalNode[] swapped = new LocalNode[parts.length];
            for (int i = 0; i < swapped.length; i++) swapped[i] = parts[i].mirrored();
            known = new SplitSuccessor(swapped, -gain, -prisoners, ko);
            mirror = known;
            known.mirror = this;
        }
        return known;
    }

    @Override
    public SplitSuccessor with(int part, Successor after) {
        int others = parts.length - 1;
        LocalNode[] all = new LocalNode[others + after.size()];
        System.arraycopy(parts, 0, all, 0, part);
        System.arraycopy(parts, part + 1, all, part, others - part);
        for (int i = 0; i < after.size(); i++) all[others + i] = after.part(i);
        return new SplitSuccessor(all, gain + after.gain(), prisoners + after.prisoners(), 0);
    }

    @Override
    public SplitSuccessor banning(long points) {
        LocalNode[] all = parts.clone();
        for (int i = 0; i < all.length; i++) all[i] = all[i].banning(points);
        return new SplitSuccessor(all, gain, prisoners, ko);
    }
}
