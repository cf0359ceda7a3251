package tesuji.neural.vector;

import java.util.List;
import tesuji.neural.backend.DenseLayer;
import tesuji.neural.model.Block;
import tesuji.neural.model.GlobalPoolingBlock;
import tesuji.neural.model.NestedBottleneckBlock;
import tesuji.neural.model.OrdinaryBlock;

/** A block with its memory: adds what it computes to a tower. Owned by one thread. */
interface VectorStep {
    void addTo(float[] tower);

    static List<VectorStep> of(List<Block> blocks, PackedNetwork packed, Workspace workspace) {
        return blocks.stream().map(block -> of(block, packed, workspace)).toList();
    }

    private static VectorStep of(Block block, PackedNetwork packed, Workspace workspace) {
        if (block instanceof OrdinaryBlock ordinary) return ordinary(ordinary, packed, workspace);
        if (block instanceof GlobalPoolingBlock pooling) return pooling(pooling, packed, workspace);
        return nested((NestedBottleneckBlock) block, packed, workspace);
    }

    private static VectorStep ordinary(OrdinaryBlock block, PackedNetwork packed, Workspace workspace) {
        NormedConvolution first =
                new NormedConvolution(block.preNorm(), block.preActivation(), packed.of(block.first()), workspace);
        NormedConvolution last =
                new NormedConvolution(block.midNorm(), block.midActivation(), packed.of(block.last()), workspace);
        return tower -> last.addTo(tower, first.apply(tower));
    }

    private static VectorStep pooling(GlobalPoolingBlock block, PackedNetwork packed, Workspace workspace) {
        int size = workspace.size();
        VectorConvolution both = packed.mergedOf(block);
        NormedConvolution first = new NormedConvolution(block.preNorm(), block.preActivation(), both, workspace);
        int regular = Lanes.padded(block.regular().outputs());
        VectorNorm poolNorm = new VectorNorm(block.poolNorm(), block.poolActivation());
        float[] active =
                new float[workspace.points() * Lanes.padded(block.pooled().outputs())];
        VectorPool pool = new VectorPool(block.pooled().outputs(), workspace.points());
        DenseLayer poolToBias = new DenseLayer(block.poolToBias());
        float[] constants = new float[poolToBias.outputs()];
        NormedConvolution last =
                new NormedConvolution(block.midNorm(), block.midActivation(), packed.of(block.last()), workspace);
        return tower -> {
            float[] result = first.apply(tower);
            poolNorm.applyFrom(regular, result, both.outputs(), active, BoardLayout.flat(size), size);
            poolToBias.apply(pool.withMaximum(active), constants);
            last.addTo(tower, constants, result, both.outputs());
        };
    }

    private static VectorStep nested(NestedBottleneckBlock block, PackedNetwork packed, Workspace workspace) {
        VectorConvolution down = packed.of(block.down());
        NormedConvolution first = new NormedConvolution(block.preNorm(), block.preActivation(), down, workspace);
        float[] narrow = new float[workspace.points() * down.outputs()];
        List<VectorStep> inner = of(block.inner(), packed, workspace);
        NormedConvolution last =
                new NormedConvolution(block.postNorm(), block.postActivation(), packed.of(block.up()), workspace);
        return tower -> {
            first.write(tower, narrow);
            for (VectorStep step : inner) step.addTo(narrow);
            last.addTo(tower, narrow);
        };
    }
}
