package tesuji.spark.cluster;

import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import org.apache.spark.SparkConf;
import org.apache.spark.api.java.JavaSparkContext;
import org.apache.spark.serializer.KryoSerializer;
import org.jspecify.annotations.Nullable;
import tesuji.core.base.InputException;

/**
 * A connection to Spark, set up for this project: a cluster if one is named, else all cores of this machine.
 *
 * <p>What {@code spark-submit} says comes first, then what is said here. On one machine nothing listens on the network:
 * the driver is bound to the loopback address, and there is no page to look at. Only classes that were named travel
 * (Kryo, with registration required), so that nothing large is sent by accident.
 *
 * <p>One process has one connection at a time, for Spark allows no more.
 */
public final class ClusterContext implements AutoCloseable {
    private static final String MASTER = "spark.master";
    private static final String LOOPBACK = "127.0.0.1";
    /** A task that fails so often fails the job; an executor may be lost in the middle of several. */
    private static final int ATTEMPTS = 8;

    /** In which the executors of a cluster have usually come. */
    private static final long USUAL_MILLIS = 20_000;

    private final JavaSparkContext spark;
    private @Nullable ExecutorWatch watch;

    private ClusterContext(JavaSparkContext spark) {
        this.spark = spark;
    }

    /** All cores of this machine; a task that fails is tried again, as on a cluster. */
    public static String thisMachine() {
        return local(Runtime.getRuntime().availableProcessors());
    }

    /** So many cores of this machine. */
    public static String local(int cores) {
        return "local[" + cores + "," + ATTEMPTS + "]";
    }

    /**
     * Connects.
     *
     * @param name what the cluster calls this work
     * @param master the cluster, in Spark's words; empty for the one that {@code spark-submit} names, or this machine
     * @param carried the classes whose instances travel
     * @param more settings of the work itself
     */
    public static ClusterContext open(String name, String master, List<Class<?>> carried, Map<String, String> more) {
        SparkConf conf = new SparkConf().setAppName(name);
        if (!master.isEmpty()) conf.setMaster(master);
        conf.setIfMissing(MASTER, thisMachine());
        if (isThisMachine(conf.get(MASTER))) {
            conf.set("spark.driver.bindAddress", LOOPBACK).set("spark.driver.host", LOOPBACK);
        }
        conf.setIfMissing("spark.ui.enabled", "false");
        conf.setIfMissing("spark.ui.showConsoleProgress", "false");
        conf.setIfMissing("spark.task.maxFailures", String.valueOf(ATTEMPTS));
        more.forEach(conf::setIfMissing);
        conf.set("spark.serializer", KryoSerializer.class.getName());
        conf.set("spark.kryo.registrationRequired", "true");
        conf.registerKryoClasses(carried.toArray(Class<?>[]::new));
        return new ClusterContext(connect(conf));
    }

    private static JavaSparkContext connect(SparkConf conf) {
        String master = conf.get(MASTER);
        if (StandaloneMaster.isMeant(master) && !StandaloneMaster.listens(master)) throw unanswered(master);
        JavaSparkContext connection;
        try {
            connection = new JavaSparkContext(conf);
        } catch (Exception failure) { // Spark throws checked exceptions without declaring them
            throw new InputException(
                    "Spark at " + master + " cannot be used: " + SparkFailure.said(failure) + ".", failure);
        }
        boolean listed = !StandaloneMaster.isMeant(master) || StandaloneMaster.knows(connection.sc());
        if (listed && !connection.sc().isStopped()) return connection;
        connection.close();
        throw unanswered(master);
    }

    private static InputException unanswered(String master) {
        return new InputException("No cluster answers at " + master + ".");
    }

    /** Has it said once, by another thread, if a cluster has given no executor after some time. */
    public void tellOfWaiting(Consumer<String> teller) {
        tellOfWaiting(USUAL_MILLIS, teller);
    }

    void tellOfWaiting(long millis, Consumer<String> teller) {
        if (!isThisMachine(spark.master())) watch = new ExecutorWatch(spark.sc(), millis, teller);
    }

    /** Whether the master means processes of this machine alone. */
    public static boolean isThisMachine(String master) {
        return master.startsWith("local");
    }

    public JavaSparkContext spark() {
        return spark;
    }

    @Override
    public void close() {
        if (watch != null) watch.close();
        spark.close();
    }
}
