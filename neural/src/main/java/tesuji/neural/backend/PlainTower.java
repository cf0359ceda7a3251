package tesuji.neural.backend;

import tesuji.neural.model.Activation;
import tesuji.neural.model.Network;
import tesuji.neural.model.PolicyHead;
import tesuji.neural.model.Trunk;
import tesuji.neural.model.ValueHead;

/** The tower and its two heads. Immutable. */
final class PlainTower {
    private final PlainConvolution stem;
    private final DenseLayer globals;
    private final PlainBlocks blocks;
    private final PlainNorm tip;
    private final Policy policy;
    private final Value value;

    PlainTower(Network network) {
        Trunk trunk = network.trunk();
        stem = new PlainConvolution(trunk.stem());
        globals = new DenseLayer(trunk.globals());
        blocks = new PlainBlocks(trunk.blocks());
        tip = new PlainNorm(trunk.tipNorm(), trunk.tipActivation());
        policy = new Policy(network.policy());
        value = new Value(network.value());
    }

    void run(BoardFrame frame, float[] planes, float[] numbers, RawOutput into) {
        float[] tower = stem.apply(frame, frame.spread(planes, Network.PLANES));
        float[] constants = new float[globals.outputs()];
        globals.apply(numbers, constants);
        PlainBlocks.addEverywhere(tower, constants);
        blocks.addTo(frame, tower);
        float[] seen = tip.apply(frame, tower);
        policy.run(frame, seen, into);
        value.run(frame, seen, into);
    }

    private static void activate(float[] vector, Activation function) {
        for (int i = 0; i < vector.length; i++) vector[i] = function.apply(vector[i]);
    }

    /** The policy head. */
    private static final class Policy {
        private final PolicyHead head;
        private final PlainConvolution points;
        private final PlainPool pool;
        private final DenseLayer poolToBias;
        private final PlainNorm norm;
        private final PlainConvolution last;
        private final PassLayers pass;

        Policy(PolicyHead head) {
            this.head = head;
            points = new PlainConvolution(head.points());
            pool = new PlainPool(head.pooled(), head.poolNorm(), head.poolActivation());
            poolToBias = new DenseLayer(head.poolToBias());
            norm = new PlainNorm(head.pointNorm(), head.pointActivation());
            last = new PlainConvolution(head.last());
            pass = new PassLayers(head);
        }

        void run(BoardFrame frame, float[] seen, RawOutput into) {
            float[] each = points.apply(frame, seen);
            float[] pooled = pool.apply(frame, seen);
            float[] constants = new float[poolToBias.outputs()];
            poolToBias.apply(pooled, constants);
            PlainBlocks.addEverywhere(each, constants);
            float[] logits = last.apply(frame, norm.apply(frame, each));
            frame.gather(logits, head.channels(), into.policy());
            pass.apply(pooled, new float[pass.hidden()], into.pass());
        }
    }

    /** The value head. */
    private static final class Value {
        private final ValueHead head;
        private final PlainConvolution points;
        private final PlainNorm norm;
        private final DenseLayer hidden;
        private final DenseLayer outcome;
        private final DenseLayer score;
        private final PlainConvolution ownership;

        Value(ValueHead head) {
            this.head = head;
            points = new PlainConvolution(head.points());
            norm = new PlainNorm(head.norm(), head.activation());
            hidden = new DenseLayer(head.hidden(), head.hiddenBias());
            outcome = new DenseLayer(head.outcome(), head.outcomeBias());
            score = new DenseLayer(head.score(), head.scoreBias());
            ownership = new PlainConvolution(head.ownership());
        }

        void run(BoardFrame frame, float[] seen, RawOutput into) {
            float[] each = norm.apply(frame, points.apply(frame, seen));
            Pooling pooling = new Pooling(norm.channels(), frame.points());
            float[] pooled = frame.means(each, norm.channels(), pooling.outputs());
            pooling.ofMeans(pooled);
            float[] neurons = new float[hidden.outputs()];
            hidden.apply(pooled, neurons);
            activate(neurons, head.hiddenActivation().function());
            outcome.apply(neurons, into.outcome());
            score.apply(neurons, into.score());
            frame.gather(ownership.apply(frame, each), 1, into.ownership());
        }
    }
}
