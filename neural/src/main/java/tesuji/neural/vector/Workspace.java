package tesuji.neural.vector;

import java.util.HashMap;
import java.util.Map;

/**
 * The memory that one thread computes in, for one size of board. Arrays are shared by layers that do not need them at
 * the same time; those with a margin keep it zero for ever, because only points of the board are written. Owned by one
 * thread.
 */
final class Workspace {
    private record Key(BoardLayout layout, int channels) {}

    private final int size;
    private final Map<Key, float[]> inputs = new HashMap<>();
    private final Map<Integer, float[]> results = new HashMap<>();
    private float[] before = new float[0];
    private float[] after = new float[0];
    private final float[] scratch = new float[6 * 6 * Lanes.COUNT];

    Workspace(int size) {
        this.size = size;
    }

    int size() {
        return size;
    }

    int points() {
        return size * size;
    }

    /** What a convolution reads. */
    float[] input(VectorConvolution convolution) {
        BoardLayout layout = convolution.layout(size);
        Key key = new Key(layout, convolution.inputs());
        return inputs.computeIfAbsent(key, absent -> new float[layout.points() * convolution.inputs()]);
    }

    /** What a convolution writes, if it does not add to something. */
    float[] result(VectorConvolution convolution) {
        return results.computeIfAbsent(convolution.outputs(), outputs -> new float[points() * outputs]);
    }

    /** Makes room for transformed tiles. */
    void reserve(int beforeProducts, int afterProducts) {
        if (before.length < beforeProducts) before = new float[beforeProducts];
        if (after.length < afterProducts) after = new float[afterProducts];
    }

    /** Transformed tiles before they are multiplied. */
    float[] before() {
        return before;
    }

    /** Products, before they are transformed back or added. */
    float[] after() {
        return after;
    }

    /** One tile. */
    float[] scratch() {
        return scratch;
    }
}
