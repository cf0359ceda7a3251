package tesuji.neural.backend;

import java.util.List;
import tesuji.neural.model.Block;
import tesuji.neural.model.GlobalPoolingBlock;
import tesuji.neural.model.NestedBottleneckBlock;
import tesuji.neural.model.OrdinaryBlock;

/** The blocks of a tower, each of which adds to it. Immutable. */
final class PlainBlocks {
    /** Adds what a block computes to the tower. */
    private interface Step {
        void addTo(BoardFrame frame, float[] tower);
    }

    private final List<Step> steps;

    PlainBlocks(List<Block> blocks) {
        steps = blocks.stream().map(PlainBlocks::step).toList();
    }

    void addTo(BoardFrame frame, float[] tower) {
        for (Step step : steps) step.addTo(frame, tower);
    }

    private static Step step(Block block) {
        if (block instanceof OrdinaryBlock ordinary) return ordinary(ordinary);
        if (block instanceof GlobalPoolingBlock pooling) return pooling(pooling);
        return nested((NestedBottleneckBlock) block);
    }

    private static Step ordinary(OrdinaryBlock block) {
        PlainNorm preNorm = new PlainNorm(block.preNorm(), block.preActivation());
        PlainConvolution first = new PlainConvolution(block.first());
        PlainNorm midNorm = new PlainNorm(block.midNorm(), block.midActivation());
        PlainConvolution last = new PlainConvolution(block.last());
        return (frame, tower) -> {
            float[] middle = first.apply(frame, preNorm.apply(frame, tower));
            add(tower, last.apply(frame, midNorm.apply(frame, middle)));
        };
    }

    private static Step pooling(GlobalPoolingBlock block) {
        PlainNorm preNorm = new PlainNorm(block.preNorm(), block.preActivation());
        PlainConvolution regular = new PlainConvolution(block.regular());
        PlainPool pool = new PlainPool(block.pooled(), block.poolNorm(), block.poolActivation());
        DenseLayer poolToBias = new DenseLayer(block.poolToBias());
        PlainNorm midNorm = new PlainNorm(block.midNorm(), block.midActivation());
        PlainConvolution last = new PlainConvolution(block.last());
        return (frame, tower) -> {
            float[] active = preNorm.apply(frame, tower);
            float[] middle = regular.apply(frame, active);
            float[] constants = new float[poolToBias.outputs()];
            poolToBias.apply(pool.apply(frame, active), constants);
            addEverywhere(middle, constants);
            add(tower, last.apply(frame, midNorm.apply(frame, middle)));
        };
    }

    private static Step nested(NestedBottleneckBlock block) {
        PlainNorm preNorm = new PlainNorm(block.preNorm(), block.preActivation());
        PlainConvolution down = new PlainConvolution(block.down());
        PlainBlocks inner = new PlainBlocks(block.inner());
        PlainNorm postNorm = new PlainNorm(block.postNorm(), block.postActivation());
        PlainConvolution up = new PlainConvolution(block.up());
        return (frame, tower) -> {
            float[] narrow = down.apply(frame, preNorm.apply(frame, tower));
            inner.addTo(frame, narrow);
            add(tower, up.apply(frame, postNorm.apply(frame, narrow)));
        };
    }

    private static void add(float[] tower, float[] more) {
        for (int i = 0; i < tower.length; i++) tower[i] += more[i];
    }

    /** Adds one number for each channel to every point, those off the board included: the next norm removes them. */
    static void addEverywhere(float[] tensor, float[] constants) {
        for (int i = 0; i < tensor.length; i++) tensor[i] += constants[i % constants.length];
    }
}
