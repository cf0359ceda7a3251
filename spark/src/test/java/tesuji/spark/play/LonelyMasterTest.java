package tesuji.spark.play;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import tesuji.spark.cluster.ClusterContext;

/** A cluster with a master and no workers: whoever waits for them is told so. */
@Tag("nightly")
@Timeout(200)
final class LonelyMasterTest {
    @TempDir
    private Path folder;

    private static final Map<String, String> LOOPBACK =
            Map.of("spark.driver.host", "127.0.0.1", "spark.driver.bindAddress", "127.0.0.1");

    @Test
    void waitingForExecutorsIsTold() throws Exception {
        BlockingQueue<String> told = new LinkedBlockingQueue<>();
        try (StandaloneCluster cluster = StandaloneCluster.start(folder, List.of());
                ClusterContext connection = ClusterContext.open("test", cluster.url(), List.of(), LOOPBACK)) {
            connection.tellOfWaiting(told::add);
            assertThat(told.poll(60, TimeUnit.SECONDS))
                    .startsWith("No executor has come from " + cluster.url() + " yet; the work waits for one.");
        }
    }

    @Test
    void nothingIsToldOfAMachineThatWorksAlone() throws Exception {
        BlockingQueue<String> told = new LinkedBlockingQueue<>();
        try (ClusterContext here = ClusterContext.open("test", ClusterContext.local(1), List.of(), Map.of())) {
            here.tellOfWaiting(told::add);
            assertThat(told.poll(25, TimeUnit.SECONDS)).isNull();
        }
    }
}
