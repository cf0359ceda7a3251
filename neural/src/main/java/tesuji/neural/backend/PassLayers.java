package tesuji.neural.backend;

import java.util.Optional;
import tesuji.neural.model.Activation;
import tesuji.neural.model.PolicyHead;

/** From the pool of the policy head to the logits of pass, with a hidden layer from version 15 on. Immutable. */
public final class PassLayers {
    private final DenseLayer first;
    private final Optional<DenseLayer> second;
    private final Activation function;

    public PassLayers(PolicyHead head) {
        Optional<PolicyHead.HiddenPass> layers = head.hidden();
        first = layers.isPresent()
                ? new DenseLayer(head.poolToPass(), layers.get().bias())
                : new DenseLayer(head.poolToPass());
        second = layers.map(each -> new DenseLayer(each.toPass()));
        function = layers.map(each -> each.activation().function()).orElse(Activation.IDENTITY);
    }

    /** Room for what lies between. */
    public int hidden() {
        return first.outputs();
    }

    public void apply(float[] pooled, float[] between, float[] into) {
        if (second.isEmpty()) {
            first.apply(pooled, into);
            return;
        }
        first.apply(pooled, between);
        for (int i = 0; i < between.length; i++) between[i] = function.apply(between[i]);
        second.get().apply(between, into);
    }
}
