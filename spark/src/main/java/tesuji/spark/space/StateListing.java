package tesuji.spark.space;

import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.apache.spark.HashPartitioner;
import org.apache.spark.api.java.JavaPairRDD;
import org.apache.spark.api.java.JavaRDD;
import org.apache.spark.api.java.JavaSparkContext;
import org.apache.spark.storage.StorageLevel;
import scala.Tuple2;
import tesuji.solve.space.KeyStream;
import tesuji.spark.cluster.SaveClock;
import tesuji.spark.cluster.StepWatch;
import tesuji.spark.space.ShardManifest.Stage;

/**
 * Lists all states of a game, layer by layer, into the shards of a folder. What is already in the folder is not done
 * again.
 */
public final class StateListing {
    /** The classes that travel. */
    public static final List<Class<?>> CARRIED =
            List.of(StateShard.class, long[].class, long[][].class, byte[].class, Object[].class, Tuple2[].class);

    private final JavaSparkContext spark;
    private final ShardFolder folder;
    private final StatesOf states;
    private final StepWatch watch;

    public StateListing(JavaSparkContext spark, ShardFolder folder, StatesOf states, StepWatch watch) {
        this.spark = spark;
        this.folder = folder;
        this.states = states;
        this.watch = watch;
    }

    /** A number for each shard, in a partition of its own. */
    public static JavaRDD<Integer> numbers(JavaSparkContext spark, int shards) {
        return spark.parallelize(IntStream.range(0, shards).boxed().toList(), shards);
    }

    /** Goes on where the manifest says; nothing if the work was stopped. */
    public Optional<ShardManifest> run(ShardManifest begun) {
        if (begun.stage() != Stage.LISTING) return Optional.of(begun);
        ShardManifest manifest = begun;
        List<Long> layers = new ArrayList<>(manifest.layers());
        long total = manifest.size();
        JavaRDD<StateShard> shards = shards(manifest).persist(StorageLevel.MEMORY_AND_DISK());
        SaveClock clock = new SaveClock();
        long found = 1;
        while (found > 0) {
            JavaRDD<StateShard> next = next(shards).persist(StorageLevel.MEMORY_AND_DISK());
            found = next.map(shard -> (long) shard.fresh().length).reduce(Long::sum);
            shards.unpersist(false);
            shards = next;
            if (found == 0) break;
            total += found;
            layers.add(found);
            boolean more = watch.goesOn("listing", layers.size() - 1, found, total);
            if (clock.isDue() || !more) {
                JavaRDD<StateShard> saved = shards;
                manifest = save(saved, manifest.listing(layers));
                shards = shards(manifest).persist(StorageLevel.MEMORY_AND_DISK());
                saved.unpersist(false);
            }
            if (!more) return Optional.empty();
        }
        ShardManifest listed = finish(shards, manifest.listed(layers));
        shards.unpersist(false);
        return Optional.of(listed);
    }

    /** The shards that a manifest tells of. */
    private JavaRDD<StateShard> shards(ShardManifest manifest) {
        StatesOf wanted = states;
        ShardFolder files = folder;
        List<Integer> saves = new ArrayList<>(manifest.saves());
        return numbers(spark, states.shards())
                .map(id -> saves.isEmpty() ? StateShard.first(id, wanted) : read(files, id, saves));
    }

    private static StateShard read(ShardFolder files, int id, List<Integer> saves) {
        List<long[]> layers = new ArrayList<>();
        for (int save : saves) layers.add(keys(files, ShardFolder.name(id, "layers-" + save)));
        long[] fresh = keys(files, ShardFolder.name(id, "fresh-" + saves.get(saves.size() - 1)));
        return StateShard.saved(id, StateShard.merged(layers), fresh);
    }

    /** The keys in a file. */
    public static long[] keys(ShardFolder files, String name) {
        return files.read(name, (in, length) -> KeyStream.read(in, length, files.shown(name)));
    }

    private JavaRDD<StateShard> next(JavaRDD<StateShard> shards) {
        StatesOf wanted = states;
        JavaPairRDD<Integer, byte[]> blocks = shards.mapPartitionsToPair(
                        (Iterator<StateShard> here) -> here.next().expanded(wanted))
                .partitionBy(new HashPartitioner(wanted.shards()));
        return shards.zipPartitions(
                blocks,
                (Iterator<StateShard> here, Iterator<Tuple2<Integer, byte[]>> arrived) ->
                        List.of(here.next().with(arrived, wanted.ranges())).iterator());
    }

    private ShardManifest save(JavaRDD<StateShard> shards, ShardManifest next) {
        ShardFolder files = folder;
        int layer = next.saves().get(next.saves().size() - 1);
        shards.foreach(shard -> {
            write(files, ShardFolder.name(shard.id(), "layers-" + layer), shard.recent());
            write(files, ShardFolder.name(shard.id(), "fresh-" + layer), shard.fresh());
        });
        next.write(folder);
        return next;
    }

    private ShardManifest finish(JavaRDD<StateShard> shards, ShardManifest next) {
        ShardFolder files = folder;
        shards.foreach(shard -> write(files, ShardFolder.name(shard.id(), "keys"), shard.all()));
        next.write(folder);
        return next;
    }

    private static void write(ShardFolder files, String name, long[] keys) {
        files.write(name, out -> KeyStream.write(out, keys));
    }
}
