package tesuji.neural.model;

import java.util.Arrays;

/** The numbers of one layer, in the order of the file. Immutable; equal if all numbers are. */
public final class Weights {
    private final float[] values;

    private Weights(float[] values) {
        this.values = values;
    }

    /** Takes the array over: nobody may write to it any more. */
    public static Weights of(float... values) {
        return new Weights(values);
    }

    public int size() {
        return values.length;
    }

    public float at(int index) {
        return values[index];
    }

    /** A copy, for those who rearrange them. */
    public float[] toArray() {
        return values.clone();
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Weights weights && Arrays.equals(values, weights.values);
    }

    @Override
    public int hashCode() {
        return Arrays.hashCode(values);
    }

    @Override
    public String toString() {
        return values.length + " weights";
    }
}
