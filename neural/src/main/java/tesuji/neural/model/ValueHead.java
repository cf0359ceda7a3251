package tesuji.neural.model;

/**
 * From the tower to outcome, score and ownership.
 *
 * @param points the convolution whose channels are pooled, and from which ownership is seen
 * @param outcome to win, loss and no result
 * @param score to the numbers about the score, four in version 8, six later
 * @param ownership to one number for each point
 */
public record ValueHead(
        String name,
        Convolution points,
        BatchNorm norm,
        ActivationLayer activation,
        MatrixLayer hidden,
        BiasLayer hiddenBias,
        ActivationLayer hiddenActivation,
        MatrixLayer outcome,
        BiasLayer outcomeBias,
        MatrixLayer score,
        BiasLayer scoreBias,
        Convolution ownership) {}
