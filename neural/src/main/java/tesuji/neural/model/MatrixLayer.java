package tesuji.neural.model;

/**
 * A vector times a matrix.
 *
 * @param weights in the order input, output; the output changes fastest
 */
public record MatrixLayer(String name, int inputs, int outputs, Weights weights) {}
