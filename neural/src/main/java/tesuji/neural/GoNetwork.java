package tesuji.neural;

import tesuji.core.eval.Viewpoint;
import tesuji.games.go.GoGame;
import tesuji.games.go.GoPosition;
import tesuji.neural.backend.Backend;
import tesuji.neural.backend.ForwardPass;
import tesuji.neural.backend.RawOutput;
import tesuji.neural.go.GoInputs;
import tesuji.neural.go.NetworkOutput;
import tesuji.neural.go.OutputDecoder;
import tesuji.neural.model.Network;

/** A network that evaluates positions of one game, one at a time. Allocates nothing. Owned by one thread. */
public final class GoNetwork {
    private final GoInputs inputs;
    private final ForwardPass forward;
    private final OutputDecoder decoder;
    private final float[] planes;
    private final float[] globals = new float[Network.GLOBALS];
    private final RawOutput raw;
    private final NetworkOutput single;

    public GoNetwork(Backend backend, GoGame game) {
        Network network = backend.network();
        inputs = new GoInputs(game, network);
        forward = backend.on(game.size());
        decoder = new OutputDecoder(game, network);
        planes = inputs.newPlanes();
        raw = new RawOutput(network, game.size());
        single = new NetworkOutput(game.size());
    }

    /**
     * Evaluates a position turned by one symmetry.
     *
     * @param optimism how much of the optimistic policy is mixed in, from 0 to 1, where the network has one
     */
    public void evaluate(GoPosition position, int symmetry, double optimism, NetworkOutput into) {
        evaluate(position, new Viewpoint(Integer.MAX_VALUE, optimism), symmetry, into);
    }

    private void evaluate(GoPosition position, Viewpoint view, int symmetry, NetworkOutput into) {
        inputs.write(position, symmetry, view.history(), planes, globals);
        forward.run(planes, globals, raw);
        decoder.decode(raw, position, symmetry, view.optimism(), into);
    }

    /** Evaluates a position by the symmetries of a choice, and averages them. */
    public void evaluate(GoPosition position, SymmetryChoice choice, double optimism, NetworkOutput into) {
        evaluate(position, new Viewpoint(Integer.MAX_VALUE, optimism), choice, into);
    }

    /** The same from some viewpoint. */
    public void evaluate(GoPosition position, Viewpoint view, SymmetryChoice choice, NetworkOutput into) {
        int count = choice.count();
        into.clear();
        for (int index = 0; index < count; index++) {
            evaluate(position, view, choice.symmetry(index, position.key()), single);
            into.add(single, 1.0 / count);
        }
    }
}
