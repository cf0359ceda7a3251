package tesuji.neural.backend;

import tesuji.core.base.InputException;
import tesuji.neural.model.Network;

/**
 * Computes a network as it is written down, layer by layer, in plain Java: the reference for every other backend, and
 * what runs where the Vector API is not there.
 */
public final class PlainBackend implements Backend {
    private final Network network;
    private final PlainTower tower;

    public PlainBackend(Network network) {
        this.network = network;
        tower = new PlainTower(network);
    }

    @Override
    public String name() {
        return "plain";
    }

    @Override
    public Network network() {
        return network;
    }

    @Override
    public ForwardPass on(int size) {
        return padded(size, size);
    }

    /**
     * A worker whose tensors are larger than the board, which lies in their upper left corner. This is how several
     * sizes of board go through one batch; here it only shows that the points off the board do not matter.
     */
    public ForwardPass padded(int size, int edge) {
        if (edge < size)
            throw new InputException("A board of " + size + " does not fit into a tensor of " + edge + ".");
        return (planes, globals, into) -> tower.run(new BoardFrame(size, edge), planes, globals, into);
    }
}
