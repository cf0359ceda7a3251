package tesuji.neural.backend;

import java.util.Arrays;

/**
 * A square tensor and the board in its upper left corner. Immutable.
 *
 * @param size of the board
 * @param edge of the tensor
 */
record BoardFrame(int size, int edge) {
    int points() {
        return size * size;
    }

    /** Where in the tensor a point of the board lies. */
    int place(int point) {
        return point / size * edge + point % size;
    }

    /** Spreads numbers for each point of the board over the tensor; off the board they are 0. */
    float[] spread(float[] ofPoints, int channels) {
        float[] tensor = new float[edge * edge * channels];
        for (int point = 0; point < points(); point++) {
            System.arraycopy(ofPoints, point * channels, tensor, place(point) * channels, channels);
        }
        return tensor;
    }

    /** Takes the numbers of each point of the board from a tensor. */
    void gather(float[] tensor, int channels, float[] ofPoints) {
        for (int point = 0; point < points(); point++) {
            System.arraycopy(tensor, place(point) * channels, ofPoints, point * channels, channels);
        }
    }

    float[] means(float[] tensor, int channels, int room) {
        double[] sums = new double[channels];
        for (int point = 0; point < points(); point++) {
            for (int channel = 0; channel < channels; channel++) {
                sums[channel] += tensor[place(point) * channels + channel];
            }
        }
        float[] means = new float[room];
        for (int channel = 0; channel < channels; channel++) means[channel] = (float) (sums[channel] / points());
        return means;
    }

    float[] maxima(float[] tensor, int channels) {
        float[] maxima = new float[channels];
        Arrays.fill(maxima, Float.NEGATIVE_INFINITY);
        for (int point = 0; point < points(); point++) {
            for (int channel = 0; channel < channels; channel++) {
                maxima[channel] = Math.max(maxima[channel], tensor[place(point) * channels + channel]);
            }
        }
        return maxima;
    }
}
