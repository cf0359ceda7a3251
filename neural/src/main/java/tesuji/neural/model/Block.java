package tesuji.neural.model;

/** A residual block: what it computes is added to its input. */
public sealed interface Block permits OrdinaryBlock, GlobalPoolingBlock, NestedBottleneckBlock {
    String name();
}
