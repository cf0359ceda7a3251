package tesuji.neural.backend;

import tesuji.neural.model.ActivationLayer;
import tesuji.neural.model.BatchNorm;
import tesuji.neural.model.Convolution;

/** A convolution whose channels are pooled over the board, with mean and maximum. Immutable. */
final class PlainPool {
    private final PlainConvolution convolution;
    private final PlainNorm norm;

    PlainPool(Convolution convolution, BatchNorm norm, ActivationLayer activation) {
        this.convolution = new PlainConvolution(convolution);
        this.norm = new PlainNorm(norm, activation);
    }

    float[] apply(BoardFrame frame, float[] active) {
        float[] tensor = norm.apply(frame, convolution.apply(frame, active));
        Pooling pooling = new Pooling(norm.channels(), frame.points());
        float[] pooled = frame.means(tensor, norm.channels(), pooling.outputs());
        pooling.withMaximum(pooled, frame.maxima(tensor, norm.channels()));
        return pooled;
    }
}
