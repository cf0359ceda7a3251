package tesuji.spark.solve;

import java.util.Iterator;
import java.util.List;
import java.util.Optional;
import org.apache.spark.HashPartitioner;
import org.apache.spark.api.java.JavaPairRDD;
import org.apache.spark.api.java.JavaRDD;
import org.apache.spark.api.java.JavaSparkContext;
import org.apache.spark.storage.StorageLevel;
import org.jspecify.annotations.Nullable;
import scala.Tuple2;
import tesuji.core.base.InputException;
import tesuji.solve.retrograde.LabelStream;
import tesuji.solve.retrograde.OutcomeTable;
import tesuji.solve.retrograde.ShardLabels;
import tesuji.solve.space.ShardKeys;
import tesuji.spark.cluster.SaveClock;
import tesuji.spark.cluster.StepWatch;
import tesuji.spark.space.ShardFolder;
import tesuji.spark.space.ShardManifest;
import tesuji.spark.space.ShardManifest.Stage;
import tesuji.spark.space.StateListing;
import tesuji.spark.space.StatesOf;

/**
 * Finds the values of all states that are listed in a folder of shards, pass by pass. What is already in the folder is
 * not done again.
 */
public final class StateLabelling {
    /** The classes that travel. */
    public static final List<Class<?>> CARRIED = List.of(
            ValueShard.class, MoveShard.class, ShardKeys.class, short[].class, int[].class, long[].class, byte[].class);

    private final JavaSparkContext spark;
    private final ShardFolder folder;
    private final StatesOf states;
    private final StepWatch watch;

    public StateLabelling(JavaSparkContext spark, ShardFolder folder, StatesOf states, StepWatch watch) {
        this.spark = spark;
        this.folder = folder;
        this.states = states;
        this.watch = watch;
    }

    /** Goes on where the manifest says, whose states are all listed; nothing if the work was stopped. */
    public Optional<ShardManifest> run(ShardManifest begun) {
        if (begun.stage() == Stage.LABELLED) return Optional.of(begun);
        boolean reversible = states.neighbours().areReversible();
        @Nullable JavaRDD<MoveShard> moves = reversible ? null : turned().persist(StorageLevel.MEMORY_AND_DISK());
        ShardManifest manifest = begun;
        JavaRDD<ValueShard> shards = shards(manifest).persist(StorageLevel.MEMORY_AND_DISK());
        SaveClock clock = new SaveClock();
        long solved = 0;
        long found = found(shards);
        int distance = manifest.pass();
        while (found > 0) {
            solved += found;
            boolean more = watch.goesOn("labelling", distance, found, solved);
            if ((distance > manifest.pass() && clock.isDue()) || !more) {
                JavaRDD<ValueShard> saved = shards;
                manifest = save(saved, manifest.labelling(distance));
                shards = shards(manifest).persist(StorageLevel.MEMORY_AND_DISK());
                saved.unpersist(false);
            }
            if (!more) return Optional.empty();
            if (distance >= OutcomeTable.LONGEST) {
                throw new InputException("A win takes more than " + distance + " moves, more than a label can say.");
            }
            distance++;
            JavaRDD<ValueShard> next = next(shards, moves, distance).persist(StorageLevel.MEMORY_AND_DISK());
            found = found(next);
            shards.unpersist(false);
            shards = next;
        }
        ShardManifest labelled = finish(shards, manifest, distance);
        shards.unpersist(false);
        if (moves != null) moves.unpersist(false);
        return Optional.of(labelled);
    }

    private static long found(JavaRDD<ValueShard> shards) {
        return shards.map(shard -> (long) shard.found()).reduce(Long::sum);
    }

    /** The keys of a shard as they were listed. */
    private static ShardKeys keys(ShardFolder files, StatesOf states, int id) {
        return new ShardKeys(states.ranges(), id, StateListing.keys(files, ShardFolder.name(id, "keys")));
    }

    /** The shards that a manifest tells of. */
    private JavaRDD<ValueShard> shards(ShardManifest manifest) {
        ShardFolder files = folder;
        StatesOf wanted = states;
        boolean fresh = manifest.stage() == Stage.LISTED;
        int pass = manifest.pass();
        return StateListing.numbers(spark, states.shards()).map(id -> {
            ShardKeys keys = keys(files, wanted, id);
            short[] labels = fresh ? ShardLabels.seed(keys, wanted.neighbours()) : labels(files, id, pass, keys.size());
            return new ValueShard(id, keys, labels, ShardLabels.at(labels, pass));
        });
    }

    /** The labels of a shard as they were saved. */
    static short[] labels(ShardFolder files, int id, int pass) {
        String name = ShardFolder.name(id, "labels-" + pass);
        return files.read(name, (in, length) -> LabelStream.read(in, length, pass, files.shown(name)));
    }

    /** The same, refused if they are not those of so many states. */
    static short[] labels(ShardFolder files, int id, int pass, int states) {
        short[] labels = labels(files, id, pass);
        if (labels.length != states) throw new InputException(files.damage(ShardFolder.name(id, "labels-" + pass)));
        return labels;
    }

    /** All moves, by the state they lead to. */
    private JavaRDD<MoveShard> turned() {
        ShardFolder files = folder;
        StatesOf wanted = states;
        JavaRDD<Integer> numbers = StateListing.numbers(spark, states.shards());
        JavaPairRDD<Integer, byte[]> blocks = numbers.mapPartitionsToPair(
                        (Iterator<Integer> ids) -> MoveShard.moves(wanted, keys(files, wanted, ids.next())))
                .partitionBy(new HashPartitioner(states.shards()));
        return numbers.zipPartitions(
                blocks,
                (Iterator<Integer> ids, Iterator<Tuple2<Integer, byte[]>> arrived) -> List.of(
                                MoveShard.of(wanted, keys(files, wanted, ids.next()), arrived))
                        .iterator());
    }

    private JavaRDD<ValueShard> next(JavaRDD<ValueShard> shards, @Nullable JavaRDD<MoveShard> moves, int distance) {
        StatesOf wanted = states;
        JavaPairRDD<Integer, byte[]> news = told(shards, moves).partitionBy(new HashPartitioner(states.shards()));
        return shards.zipPartitions(
                news,
                (Iterator<ValueShard> here, Iterator<Tuple2<Integer, byte[]>> arrived) ->
                        List.of(here.next().with(arrived, wanted, distance)).iterator());
    }

    private JavaPairRDD<Integer, byte[]> told(JavaRDD<ValueShard> shards, @Nullable JavaRDD<MoveShard> moves) {
        StatesOf wanted = states;
        if (moves == null) {
            return shards.mapPartitionsToPair(
                    (Iterator<ValueShard> here) -> here.next().news(wanted));
        }
        return shards.zipPartitions(
                        moves,
                        (Iterator<ValueShard> here, Iterator<MoveShard> turned) ->
                                here.next().news(wanted, turned.next()))
                .mapPartitionsToPair(blocks -> blocks);
    }

    private ShardManifest save(JavaRDD<ValueShard> shards, ShardManifest next) {
        ShardFolder files = folder;
        int pass = next.pass();
        shards.foreach(shard -> write(files, shard.id(), pass, shard.labels()));
        next.write(folder);
        return next;
    }

    private static void write(ShardFolder files, int id, int pass, short[] labels) {
        files.write(ShardFolder.name(id, "labels-" + pass), out -> LabelStream.write(out, labels, pass));
    }

    private ShardManifest finish(JavaRDD<ValueShard> shards, ShardManifest last, int pass) {
        ShardFolder files = folder;
        StatesOf wanted = states;
        long[] numbers = shards.map(shard -> {
                    short[] closed = shard.closed();
                    write(files, shard.id(), pass, closed);
                    return ShardSummary.of(shard.keys(), closed, wanted.neighbours())
                            .numbers();
                })
                .reduce((one, other) ->
                        ShardSummary.of(one).with(ShardSummary.of(other)).numbers());
        ShardSummary summary = ShardSummary.of(numbers);
        if (summary.counts().states() != last.size()) {
            throw new InputException("The files in the folder " + folder.shown() + " have "
                    + summary.counts().states() + " states, and " + last.size()
                    + " were listed; remove it to begin anew.");
        }
        ShardManifest labelled = last.labelled(pass, summary.text());
        labelled.write(folder);
        return labelled;
    }
}
