package tesuji.spark.solve;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.apache.spark.api.java.JavaSparkContext;
import tesuji.spark.cluster.ClusterContext;
import tesuji.spark.cluster.SparkFailure;
import tesuji.spark.cluster.StepWatch;
import tesuji.spark.space.ShardFolder;
import tesuji.spark.space.ShardManifest;
import tesuji.spark.space.StateListing;
import tesuji.spark.space.StatesOf;

/**
 * Solves all that can be reached from a position on a cluster: lists the states, then finds their values. Both go on
 * from what is in the folder.
 */
public record ClusterRetrograde(JavaSparkContext spark, ShardFolder folder, StatesOf states, StepWatch watch) {
    /** Blocks of keys are noise, which no compression makes shorter; old ones must not fill the disk. */
    private static final Map<String, String> SETTINGS = Map.of(
            "spark.shuffle.compress", "false",
            "spark.shuffle.spill.compress", "false",
            "spark.cleaner.periodicGC.interval", "2min",
            "spark.speculation", "false");

    /**
     * A connection for this work.
     *
     * @param scratch where Spark keeps what tasks send to each other; empty for its own choice
     */
    public static ClusterContext connect(String name, String master, String scratch) {
        List<Class<?>> carried = new ArrayList<>(StateListing.CARRIED);
        carried.addAll(StateLabelling.CARRIED);
        Map<String, String> settings = new HashMap<>(SETTINGS);
        if (!scratch.isEmpty()) settings.put("spark.local.dir", scratch);
        return ClusterContext.open(name, master, carried, settings);
    }

    /** All states; nothing if the work was stopped. */
    public Optional<ShardManifest> list() {
        try {
            return new StateListing(spark, folder, states, watch).run(ShardManifest.open(folder, states));
        } catch (Exception failure) { // Spark throws checked exceptions without declaring them
            throw SparkFailure.explained(failure, spark.sc().isStopped());
        }
    }

    /** All states with their values; nothing if the work was stopped. */
    public Optional<SolvedShards> solve() {
        try {
            return list().flatMap(new StateLabelling(spark, folder, states, watch)::run)
                    .map(manifest -> new SolvedShards(folder, manifest));
        } catch (Exception failure) {
            throw SparkFailure.explained(failure, spark.sc().isStopped());
        }
    }
}
