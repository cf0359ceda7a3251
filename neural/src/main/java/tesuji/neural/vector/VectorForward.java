package tesuji.neural.vector;

import java.util.List;
import tesuji.neural.backend.DenseLayer;
import tesuji.neural.backend.ForwardPass;
import tesuji.neural.backend.PassLayers;
import tesuji.neural.backend.RawOutput;
import tesuji.neural.model.Activation;
import tesuji.neural.model.Network;
import tesuji.neural.model.PolicyHead;
import tesuji.neural.model.ValueHead;

/** The tower and its two heads for one size of board. Nothing is allocated after the first run. Owned by one thread. */
final class VectorForward implements ForwardPass {
    private final int size;
    private final SparseStem stem;
    private final float[] tower;
    private final List<VectorStep> steps;
    private final VectorNorm tip;
    private final float[] seen;
    private final int channels;
    private final Policy policy;
    private final Value value;

    VectorForward(PackedNetwork packed, int size) {
        this.size = size;
        Network network = packed.network();
        Workspace workspace = new Workspace(size);
        channels = Lanes.padded(network.trunk().channels());
        stem = new SparseStem(network.trunk(), size);
        tower = new float[size * size * channels];
        steps = VectorStep.of(network.trunk().blocks(), packed, workspace);
        tip = new VectorNorm(network.trunk().tipNorm(), network.trunk().tipActivation());
        seen = new float[tower.length];
        policy = new Policy(network.policy(), packed, workspace);
        value = new Value(network.value(), packed, workspace);
    }

    @Override
    public void run(float[] planes, float[] globals, RawOutput into) {
        stem.apply(planes, globals, tower);
        for (int i = 0; i < steps.size(); i++) steps.get(i).addTo(tower);
        tip.apply(tower, channels, seen, BoardLayout.flat(size), size);
        policy.run(seen, into);
        value.run(seen, into);
    }

    private static void gather(float[] in, int stride, int channels, float[] out) {
        int points = out.length / channels;
        for (int point = 0; point < points; point++) {
            for (int channel = 0; channel < channels; channel++) {
                out[point * channels + channel] = in[point * stride + channel];
            }
        }
    }

    /** The policy head. */
    private static final class Policy {
        private final PolicyHead head;
        private final Workspace workspace;
        private final BoardLayout flat;
        private final HeadConvolution points;
        private final HeadConvolution pooled;
        private final HeadConvolution last;
        private final VectorNorm poolNorm;
        private final VectorNorm pointNorm;
        private final VectorPool pool;
        private final DenseLayer poolToBias;
        private final PassLayers pass;
        private final float[] each;
        private final float[] raw;
        private final float[] active;
        private final float[] result;
        private final float[] constants;
        private final float[] hidden;

        Policy(PolicyHead head, PackedNetwork packed, Workspace workspace) {
            this.head = head;
            this.workspace = workspace;
            flat = BoardLayout.flat(workspace.size());
            points = new HeadConvolution(packed.of(head.points()), workspace);
            pooled = new HeadConvolution(packed.of(head.pooled()), workspace);
            last = new HeadConvolution(packed.of(head.last()), workspace);
            poolNorm = new VectorNorm(head.poolNorm(), head.poolActivation());
            pointNorm = new VectorNorm(head.pointNorm(), head.pointActivation());
            pool = new VectorPool(head.pooled().outputs(), workspace.points());
            poolToBias = new DenseLayer(head.poolToBias());
            pass = new PassLayers(head);
            each = new float[workspace.points() * points.outputs()];
            raw = new float[workspace.points() * pooled.outputs()];
            active = new float[workspace.points() * Math.max(points.outputs(), pooled.outputs())];
            result = new float[workspace.points() * last.outputs()];
            constants = new float[poolToBias.outputs()];
            hidden = new float[pass.hidden()];
        }

        void run(float[] seen, RawOutput into) {
            points.apply(seen, each);
            pooled.apply(seen, raw);
            poolNorm.apply(raw, pooled.outputs(), active, flat, workspace.size());
            float[] pooledNumbers = pool.withMaximum(active);
            poolToBias.apply(pooledNumbers, constants);
            pointNorm.applyWith(constants, each, points.outputs(), active, flat, workspace.size());
            last.apply(active, result);
            gather(result, last.outputs(), head.channels(), into.policy());
            pass.apply(pooledNumbers, hidden, into.pass());
        }
    }

    /** The value head. */
    private static final class Value {
        private final Workspace workspace;
        private final BoardLayout flat;
        private final HeadConvolution points;
        private final HeadConvolution ownership;
        private final VectorNorm norm;
        private final VectorPool pool;
        private final DenseLayer hidden;
        private final DenseLayer outcome;
        private final DenseLayer score;
        private final Activation function;
        private final float[] raw;
        private final float[] active;
        private final float[] result;
        private final float[] neurons;

        Value(ValueHead head, PackedNetwork packed, Workspace workspace) {
            this.workspace = workspace;
            flat = BoardLayout.flat(workspace.size());
            points = new HeadConvolution(packed.of(head.points()), workspace);
            ownership = new HeadConvolution(packed.of(head.ownership()), workspace);
            norm = new VectorNorm(head.norm(), head.activation());
            pool = new VectorPool(head.points().outputs(), workspace.points());
            hidden = new DenseLayer(head.hidden(), head.hiddenBias());
            outcome = new DenseLayer(head.outcome(), head.outcomeBias());
            score = new DenseLayer(head.score(), head.scoreBias());
            function = head.hiddenActivation().function();
            raw = new float[workspace.points() * points.outputs()];
            active = new float[raw.length];
            result = new float[workspace.points() * ownership.outputs()];
            neurons = new float[hidden.outputs()];
        }

        void run(float[] seen, RawOutput into) {
            points.apply(seen, raw);
            norm.apply(raw, points.outputs(), active, flat, workspace.size());
            hidden.apply(pool.ofMeans(active), neurons);
            for (int i = 0; i < neurons.length; i++) neurons[i] = function.apply(neurons[i]);
            outcome.apply(neurons, into.outcome());
            score.apply(neurons, into.score());
            ownership.apply(active, result);
            gather(result, ownership.outputs(), 1, into.ownership());
        }
    }
}
