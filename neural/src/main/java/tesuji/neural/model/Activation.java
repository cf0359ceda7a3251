package tesuji.neural.model;

/** A function applied to every number. */
public enum Activation {
    IDENTITY,
    /** Rectified linear: negative numbers become 0. */
    RELU,
    /** x · tanh(ln(1 + eˣ)) (Misra 2020). */
    MISH,
    /** x / (1 + e⁻ˣ) (Hendrycks and Gimpel 2016). */
    SILU;

    /** Beyond this a softplus is its argument, in float precision. */
    private static final float LINEAR = 20;

    public float apply(float x) {
        return switch (this) {
            case IDENTITY -> x;
            case RELU -> Math.max(x, 0);
            case MISH -> x > LINEAR ? x : (float) (x * Math.tanh(Math.log1p(Math.exp(x))));
            case SILU -> (float) (x / (1 + Math.exp(-x)));
        };
    }
}
