package tesuji.games.go.feature;

import java.util.Arrays;
import tesuji.core.base.Hot;
import tesuji.core.base.Rng;
import tesuji.games.go.board.Chains;
import tesuji.games.go.board.Geometry;
import tesuji.games.go.board.TacticalBoard;

/**
 * Reads the patterns around a point, from the smallest to the largest. A pattern is told by a key of 64 bits that is
 * the same for all symmetric pictures and for both colours, the side to move being "own". Owned by one thread.
 */
public final class PatternReader {
    /** How many templates there are. */
    public static final int SIZES = PatternTemplates.LARGEST - PatternTemplates.SMALLEST + 1;

    private final Geometry geometry;
    private final int stride;
    private final int[] kinds;
    private final int[] steps;
    private final long[] sums = new long[PatternTemplates.SYMMETRIES];
    private int place;
    private int mover;
    private int size;
    private int read;

    PatternReader(Geometry geometry) {
        this.geometry = geometry;
        stride = geometry.size() + 2 * PatternTemplates.REACH;
        kinds = new int[stride * stride];
        steps = PatternTemplates.steps(stride);
        Arrays.fill(kinds, Chains.BORDER);
    }

    /** Takes over the stones of a board. */
    void load(TacticalBoard board) {
        int edge = geometry.size();
        for (int row = 0; row < edge; row++) {
            for (int column = 0; column < edge; column++) {
                kinds[place(row * edge + column)] = board.colour(geometry.cell(row + 1, column + 1));
            }
        }
    }

    private int place(int point) {
        int edge = geometry.size();
        return (point / edge + PatternTemplates.REACH) * stride + point % edge + PatternTemplates.REACH;
    }

    /** Begins with the smallest pattern around a point, as this colour sees it. */
    @Hot
    void begin(int point, int moverColour) {
        place = place(point);
        mover = moverColour;
        size = PatternTemplates.SMALLEST;
        read = 0;
        Arrays.fill(sums, 0);
    }

    /** The key of the next larger pattern; there are {@link #SIZES}. */
    @Hot
    public long next() {
        long[] sums = this.sums;
        long[] keys = PatternTemplates.KEYS;
        int end = PatternTemplates.size(size);
        for (; read < end; read++) {
            int colour = kinds[place + steps[read]];
            if (colour == Chains.EMPTY) continue;
            int kind = colour == Chains.BORDER ? 2 : colour == mover ? 0 : 1;
            int base = (read * PatternTemplates.KINDS + kind) * PatternTemplates.SYMMETRIES;
            for (int symmetry = 0; symmetry < PatternTemplates.SYMMETRIES; symmetry++) {
                sums[symmetry] ^= keys[base + symmetry];
            }
        }
        long least = sums[0];
        for (int symmetry = 1; symmetry < PatternTemplates.SYMMETRIES; symmetry++) {
            least = Math.min(least, sums[symmetry]);
        }
        return Rng.mix(least + size++);
    }
}
