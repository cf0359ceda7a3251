package tesuji.neural.backend;

/**
 * Three numbers for each channel, from all points of the board (Wu 2019, §3.3). With n points and d = √n − 14, a
 * measure of how the board differs from the usual ones:
 *
 * <pre>
 * of a block or the policy head   mean   mean · d / 10   maximum
 * of the value head               mean   mean · d / 10   mean · (d² / 100 − 0.1)
 * </pre>
 *
 * <p>The three stand one after the other, each for all channels.
 */
public final class Pooling {
    private final int channels;
    private final double size;
    private final double sizeSquared;

    public Pooling(int channels, int points) {
        this.channels = channels;
        double difference = Math.sqrt(points) - 14;
        size = difference / 10;
        sizeSquared = difference * difference / 100 - 0.1;
    }

    /** Length of the result. */
    public int outputs() {
        return 3 * channels;
    }

    /** Finishes what blocks and the policy head pool: {@code into} holds the means; maxima are given. */
    public void withMaximum(float[] into, float[] maxima) {
        for (int channel = 0; channel < channels; channel++) {
            into[channels + channel] = (float) (into[channel] * size);
            into[2 * channels + channel] = maxima[channel];
        }
    }

    /** Finishes what the value head pools: {@code into} holds the means. */
    public void ofMeans(float[] into) {
        for (int channel = 0; channel < channels; channel++) {
            float mean = into[channel];
            into[channels + channel] = (float) (mean * size);
            into[2 * channels + channel] = (float) (mean * sizeSquared);
        }
    }
}
