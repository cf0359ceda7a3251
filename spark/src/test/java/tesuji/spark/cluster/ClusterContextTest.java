package tesuji.spark.cluster;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.util.List;
import java.util.Map;
import org.apache.spark.SparkContext$;
import org.apache.spark.api.java.function.Function;
import org.apache.spark.scheduler.SparkListener;
import org.apache.spark.scheduler.SparkListenerTaskEnd;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import tesuji.core.base.InputException;

/** Work on this machine, and clusters that are not there. */
final class ClusterContextTest {
    @Test
    void workIsSharedByTheCoresOfThisMachine() {
        try (ClusterContext cluster = ClusterContext.open("test", ClusterContext.local(2), List.of(), Map.of())) {
            assertThat(cluster.spark().parallelize(List.of(1, 2, 3), 3).reduce(Integer::sum))
                    .isEqualTo(6);
            assertThat(cluster.spark().getConf().get("spark.driver.bindAddress"))
                    .isEqualTo("127.0.0.1");
        }
    }

    @Test
    void aClusterOfNoKnownKindIsRefusedWithASentence() {
        assertThatThrownBy(() -> ClusterContext.open("test", "abacus", List.of(), Map.of()))
                .isInstanceOf(InputException.class)
                .hasMessageContaining("abacus");
    }

    private static int freePort() throws IOException {
        try (ServerSocket socket = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
            return socket.getLocalPort();
        }
    }

    /** Spark itself would try for a minute. */
    @Test
    @Timeout(30)
    void aMasterThatIsNotThereIsMissedInASentence() throws IOException {
        String master = "spark://127.0.0.1:" + freePort();
        assertThatThrownBy(() -> ClusterContext.open("test", master, List.of(), Map.of()))
                .isInstanceOf(InputException.class)
                .hasMessage("No cluster answers at " + master + ".");
    }

    /** Of several masters one must be there; whoever listens here is none. */
    @Test
    @Tag("nightly")
    @Timeout(300)
    void aListenerThatIsNoMasterIsRefusedInASentence() throws Exception {
        try (ServerSocket stranger = new ServerSocket(0, 50, InetAddress.getLoopbackAddress())) {
            String master = "spark://127.0.0.1:" + freePort() + ",127.0.0.1:" + stranger.getLocalPort();
            assertThatThrownBy(() -> ClusterContext.open("test", master, List.of(), Map.of()))
                    .isInstanceOf(InputException.class)
                    .hasMessage("No cluster answers at " + master + ".");
        }
        while (SparkContext$.MODULE$.getActive().isDefined()) Thread.sleep(100); // a thread of Spark is still ending it
    }

    private static RuntimeException failure(ClusterContext cluster, Function<Integer, Integer> work) {
        try {
            cluster.spark().parallelize(List.of(1), 1).map(work).collect();
        } catch (Exception failed) { // Spark throws checked exceptions without declaring them
            return SparkFailure.explained(failed, cluster.spark().sc().isStopped());
        }
        throw new AssertionError("the task has not failed");
    }

    @Test
    void whatSparkGaveUpForIsSaidInASentence() {
        ClusterContext cluster = ClusterContext.open("test", "local[1,2]", List.of(), Map.of());
        try (cluster) {
            assertThat(failure(cluster, number -> {
                        throw new InputException("The folder is full.");
                    }))
                    .isInstanceOf(InputException.class)
                    .hasMessage("The folder is full.");
            assertThat(failure(cluster, number -> {
                        throw new IOException("No space left on device");
                    }))
                    .isInstanceOf(InputException.class)
                    .hasMessage("Spark gave up: No space left on device; the same command goes on.");
            assertThat(failure(cluster, number -> {
                        throw new OutOfDisk(); // checked, and nothing that we know
                    }))
                    .isInstanceOf(InputException.class)
                    .hasMessageStartingWith("Spark gave up: Job aborted due to stage failure: ")
                    .hasMessageEndingWith("; the same command goes on.")
                    .extracting(Throwable::getMessage)
                    .asString()
                    .hasLineCount(1);
            assertThat(failure(cluster, number -> {
                        throw new IndexOutOfBoundsException("a fault of ours");
                    }))
                    .isNotInstanceOf(InputException.class);
        }
        assertThat(failure(cluster, number -> number))
                .isInstanceOf(InputException.class)
                .hasMessage("Spark gave up: The connection has ended; the same command goes on.");
    }

    private static final class OutOfDisk extends Exception {
        private static final long serialVersionUID = 1;
    }

    @Test
    void aFaultOfTheProgramStaysOne() {
        RuntimeException other = new IllegalStateException("else");
        assertThat(SparkFailure.explained(other, false)).isSameAs(other);
        assertThat(SparkFailure.said(new IOException())).isEqualTo("IOException");
    }

    /** Takes its time, so that whoever is told after it is told late. */
    private static final class SlowListener extends SparkListener {
        @Override
        public void onTaskEnd(SparkListenerTaskEnd end) {
            try {
                Thread.sleep(500);
            } catch (InterruptedException hurry) {
                Thread.currentThread().interrupt();
            }
        }
    }

    @Test
    void tasksThatHaveEndedAreCounted() throws InterruptedException {
        try (ClusterContext cluster = ClusterContext.open("test", ClusterContext.local(1), List.of(), Map.of())) {
            cluster.spark().sc().addSparkListener(new SlowListener());
            WorkMeter meter = WorkMeter.of(cluster.spark());
            cluster.spark().parallelize(List.of(1, 2, 3), 3).reduce(Integer::sum);
            assertThat(meter.coreSeconds()).as("Spark has not told of them").isZero();
            meter.settle();
            double counted = meter.coreSeconds();
            assertThat(counted).isPositive();
            Thread.sleep(1_000);
            assertThat(meter.coreSeconds()).isEqualTo(counted);
        }
    }
}
