package tesuji.neural.model;

/** An activation at its place in a network. Files before version 11 do not name the function: it is ReLU. */
public record ActivationLayer(String name, Activation function) {}
