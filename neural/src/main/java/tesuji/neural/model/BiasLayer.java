package tesuji.neural.model;

/** A vector that is added. */
public record BiasLayer(String name, int channels, Weights weights) {}
