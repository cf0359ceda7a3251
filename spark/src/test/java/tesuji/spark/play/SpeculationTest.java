package tesuji.spark.play;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.apache.spark.scheduler.SparkListener;
import org.apache.spark.scheduler.SparkListenerTaskStart;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import tesuji.games.Games;
import tesuji.lab.site.RemoteSite;
import tesuji.lab.site.TrialSite;
import tesuji.spark.cluster.ClusterContext;

/** Games on a cluster of two machines, of which one is slow now and then, and where tasks fail. */
@Tag("nightly")
@Timeout(400)
final class SpeculationTest {
    @TempDir
    private Path folder;

    /** Task 7 fails twice; the first attempt at task 20 would never end. */
    private static final TaskDoer SLOW_AND_CLUMSY = (job, task, context) -> {
        if (context.partitionId() == 6 && context.attemptNumber() < 2) {
            throw new IllegalStateException("a machine was lost");
        }
        if (context.partitionId() == 19 && context.attemptNumber() == 0) Thread.sleep(1_000_000);
        return TaskDoer.BY_JOB.answer(job, task, context);
    };

    private static Map<String, String> settings() {
        Map<String, String> settings = new HashMap<>(SparkWorkforce.settings(1));
        settings.put("spark.speculation.interval", "100ms");
        settings.put("spark.speculation.multiplier", "1.1");
        settings.put("spark.speculation.quantile", "0.5");
        settings.put("spark.executor.extraClassPath", System.getProperty("java.class.path"));
        settings.put("spark.executor.extraJavaOptions", "-XX:+IgnoreUnrecognizedVMOptions");
        settings.put("spark.executor.memory", "512m");
        settings.put("spark.driver.host", "127.0.0.1");
        settings.put("spark.driver.bindAddress", "127.0.0.1");
        return settings;
    }

    /** Counts the attempts that were begun although another one had not ended. */
    private static final class Speculations extends SparkListener {
        private int count;

        @Override
        public synchronized void onTaskStart(SparkListenerTaskStart start) {
            if (start.taskInfo().speculative()) count++;
        }

        synchronized int count() {
            return count;
        }
    }

    @Test
    void fortyGamesAreTheSameThoughTasksFailAndOthersAreBegunTwice() throws Exception {
        PlayedMatch there = PlayedMatch.of(40, folder.resolve("there"));
        PlayedMatch here = PlayedMatch.of(40, folder.resolve("here"));
        Speculations speculations = new Speculations();
        try (StandaloneCluster machines = StandaloneCluster.start(folder.resolve("spark"));
                ClusterContext cluster = ClusterContext.open("test", machines.url(), List.of(), settings())) {
            cluster.spark().sc().addSparkListener(speculations);
            TrialSite site = new RemoteSite(
                    Games.library(),
                    new SparkWorkforce(threads -> cluster.spark().sc(), SLOW_AND_CLUMSY, 100),
                    false);
            assertThat(there.play(site, run -> {})).isTrue();
        }
        assertThat(here.play(PlayedMatch.HERE, run -> {})).isTrue();
        assertThat(there.journal()).hasSize(40).isEqualTo(here.journal());
        assertThat(speculations.count()).isPositive();
    }
}
