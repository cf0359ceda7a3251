package tesuji.endgame.region;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.IdentityHashMap;
import java.util.List;

/**
 * The positions on the way to the one whose value is sought, for games in which a position may come back.
 *
 * <p>If it comes back as it was, there is a ko, and no value. If it comes back with a prisoner more for one side, the other side
 * has lost something by going round, and may be supposed to know better: the value looked for may then stand for the position,
 * because whoever goes round for ever loses without end. What is found in this way holds only as long as that position is open
 * and is thought to have that value.
 */
final class Path {
    private static final int NOTHING = -1;

    /** Longer ways round are not looked at so closely. */
    private static final int CLOSE = 2;

    private final IdentityHashMap<Spot, Frame> open = new IdentityHashMap<>();
    private final List<Frame> frames = new ArrayList<>();
    private final IdentityHashMap<Spot, Tentative> tentative = new IdentityHashMap<>();
    /** Depths of the positions whose supposed value was used since the last {@link #enter}. */
    private BitSet rests = new BitSet();
    /** Depths of the positions that came back with nothing to suppose. */
    private BitSet again = new BitSet();

    private int prisoners;
    private int supposed = NOTHING;

    private static final class Frame {
        private final int depth;
        private final int prisoners;
        private final BitSet restsBefore;
        private final BitSet againBefore;
        private final List<Spot> resting = new ArrayList<>();
        private final List<Spot> loose = new ArrayList<>();
        private int supposed = NOTHING;

        Frame(int depth, int prisoners, BitSet restsBefore, BitSet againBefore) {
            this.depth = depth;
            this.prisoners = prisoners;
            this.restsBefore = restsBefore;
            this.againBefore = againBefore;
        }
    }

    /**
     * A value that holds for now.
     *
     * @param rests the depths of the open positions it rests on
     * @param drift the prisoners since the first of these
     */
    private record Tentative(BitSet rests, int drift, int value) {}

    /** Counts prisoners, Black's less White's, taken on the way; the same number is taken back afterwards. */
    void gain(int number) {
        prisoners += number;
    }

    /** What a position is on this path. */
    enum Meeting {
        NEW,
        /** It is open, and has come back as it was. */
        AGAIN,
        /** A value may be supposed: {@link Path#supposed}. */
        SUPPOSED
    }

    Meeting meet(Spot at) {
        Frame frame = open.get(at);
        if (frame != null) {
            if (frame.prisoners == prisoners || frames.size() - frame.depth > CLOSE) return Meeting.AGAIN;
            if (frame.supposed == NOTHING) {
                again.set(frame.depth);
                return Meeting.AGAIN;
            }
            rests.set(frame.depth);
            supposed = frame.supposed;
            return Meeting.SUPPOSED;
        }
        Tentative known = tentative.get(at);
        if (known == null || known.drift != drift(known.rests)) return Meeting.NEW;
        rests.or(known.rests);
        supposed = known.value;
        return Meeting.SUPPOSED;
    }

    /** The value supposed at the last {@link #meet}. */
    int supposed() {
        return supposed;
    }

    private int drift(BitSet depths) {
        return prisoners - frames.get(depths.nextSetBit(0)).prisoners;
    }

    /** Begins to watch whether what is found rests on the position entered last. */
    void watch() {
        rests.clear(frames.size() - 1);
    }

    /** Whether what was found since {@link #watch} rests on the position entered last. */
    boolean isCircular() {
        return rests.get(frames.size() - 1);
    }

    void enter(Spot at) {
        Frame frame = new Frame(frames.size(), prisoners, rests, again);
        frames.add(frame);
        open.put(at, frame);
        rests = new BitSet();
        again = new BitSet();
    }

    /** Supposes that the position entered last has this value; tells which positions should be looked at again therefore. */
    List<Spot> suppose(int value) {
        Frame frame = frames.get(frames.size() - 1);
        if (frame.supposed == value) return List.of();
        frame.supposed = value;
        forget(frame);
        List<Spot> loose = List.copyOf(frame.loose);
        frame.loose.clear();
        return loose;
    }

    private void forget(Frame frame) {
        for (Spot other : frame.resting) tentative.remove(other);
        frame.resting.clear();
    }

    /** Ends with the position entered last; true if its value holds for good. */
    boolean leave(Spot at, int value) {
        Frame frame = frames.remove(frames.size() - 1);
        open.remove(at);
        forget(frame);
        rests.clear(frame.depth);
        boolean certain = rests.isEmpty();
        if (!certain) {
            BitSet depths = (BitSet) rests.clone();
            tentative.put(at, new Tentative(depths, drift(depths), value));
            depths.stream().forEach(depth -> frames.get(depth).resting.add(at));
        }
        again.clear(frame.depth);
        again.stream().forEach(depth -> frames.get(depth).loose.add(at));
        rests.or(frame.restsBefore);
        again.or(frame.againBefore);
        return certain;
    }
}
