package tesuji.spark.play;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Path;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.IntStream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import tesuji.core.base.InputException;
import tesuji.games.Games;
import tesuji.lab.Experiments;
import tesuji.lab.catalog.Catalog;
import tesuji.lab.experiment.Experiment;
import tesuji.lab.experiment.GivenFiles;
import tesuji.lab.experiment.ReportTable;
import tesuji.lab.experiment.Scale;
import tesuji.lab.experiment.Workplace;
import tesuji.lab.match.Arena;
import tesuji.lab.match.StoppableRun;
import tesuji.lab.site.RemoteSite;
import tesuji.lab.site.TrialSite;
import tesuji.spark.cluster.ClusterContext;

/** Games on two cores of this machine, as Spark runs them: whatever fails, each is in the journal once. */
@Timeout(600)
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
final class SparkWorkforceTest {
    /** How many tasks a job has. */
    private static final int MOST = 50;

    private ClusterContext cluster;

    @TempDir
    private Path folder;

    @BeforeAll
    void connect() {
        cluster = ClusterContext.open("test", ClusterContext.local(2), List.of(), SparkWorkforce.settings(1));
    }

    @AfterAll
    void disconnect() {
        cluster.close();
    }

    private SparkWorkforce workforce(TaskDoer doer) {
        return new SparkWorkforce(threads -> cluster.spark().sc(), doer, MOST);
    }

    private TrialSite site(TaskDoer doer) {
        return new RemoteSite(Games.library(), workforce(doer), false);
    }

    /** The seventh task fails twice, once before it is done and once after. */
    private static final TaskDoer CLUMSY = (job, task, context) -> {
        boolean fails = context.partitionId() == 6;
        if (fails && context.attemptNumber() == 0) throw new IllegalStateException("a machine was lost");
        String answer = TaskDoer.BY_JOB.answer(job, task, context);
        if (fails && context.attemptNumber() == 1) throw new IllegalStateException("a machine was lost again");
        return answer;
    };

    @Test
    void fortyGamesAreTheSameThoughATaskFailsTwice() throws Exception {
        PlayedMatch there = PlayedMatch.of(40, folder.resolve("there"));
        PlayedMatch here = PlayedMatch.of(40, folder.resolve("here"));
        assertThat(there.play(site(CLUMSY), run -> {})).isTrue();
        assertThat(here.play(PlayedMatch.HERE, run -> {})).isTrue();
        assertThat(there.journal()).hasSize(40).isEqualTo(here.journal());
    }

    @Test
    void whatWasStoppedGoesOnWithTheMissingGamesThereOrHere() throws Exception {
        PlayedMatch cut = PlayedMatch.of(12, folder.resolve("cut"));
        PlayedMatch whole = PlayedMatch.of(12, folder.resolve("whole"));
        AtomicInteger games = new AtomicInteger();
        assertThat(cut.play(site(TaskDoer.BY_JOB), run -> {
                    if (games.incrementAndGet() == 5) run.stop();
                }))
                .isFalse();
        assertThat(cut.journal()).hasSize(5);
        assertThat(cut.play(PlayedMatch.HERE, run -> {
                    if (games.incrementAndGet() == 8) run.stop();
                }))
                .isFalse();
        assertThat(cut.journal()).hasSize(8);
        assertThat(cut.play(site(TaskDoer.BY_JOB), run -> games.incrementAndGet()))
                .isTrue();
        assertThat(games).hasValue(12);
        whole.play(PlayedMatch.HERE, run -> {});
        assertThat(cut.journal()).isEqualTo(whole.journal());
    }

    /** The rows of a whole run at a tenth of the source's work, without their times, by what they say. */
    private List<String> rows(TrialSite at, String name) throws Exception {
        Experiment experiment = Experiments.named("taifho-c");
        Scale scale = new Scale(0.1);
        Workplace.Tools tools = new Workplace.Tools(
                Games.library(),
                new Arena(Games.library(), new Catalog(Games.library())),
                System::nanoTime,
                bytes -> {
                    throw new InputException("No games are read here.");
                },
                at.experiment(experiment, GivenFiles.NONE, 1));
        try (Workplace place = Workplace.open(folder.resolve(name), experiment, scale, 1, tools, done -> {})) {
            experiment.run(place);
            assertThat(place.done()).isEqualTo(experiment.trials(scale));
            return experiment.findings(place).tables().stream()
                    .flatMap(table -> table.rows().stream().map(row -> table.name() + " " + timeless(table, row)))
                    .sorted()
                    .toList();
        }
    }

    private static List<String> timeless(ReportTable table, List<String> row) {
        return IntStream.range(0, row.size())
                .filter(i -> !table.columns().get(i).contains("time"))
                .mapToObj(row::get)
                .toList();
    }

    /** Who plays the match of the second stage is decided by the games of the first. */
    @Test
    void anExperimentWhoseSecondStageDependsOnTheFirstHasTheSameRows() throws Exception {
        assertThat(rows(site(TaskDoer.BY_JOB), "there"))
                .hasSizeGreaterThan(6)
                .isEqualTo(rows(PlayedMatch.HERE, "here"));
    }

    @Test
    void whatFailsEverywhereIsToldAndTheRestKept() throws Exception {
        TaskDoer broken = (job, task, context) -> {
            if (context.partitionId() == 3) throw new IllegalStateException("there is no memory");
            return TaskDoer.BY_JOB.answer(job, task, context);
        };
        PlayedMatch match = PlayedMatch.of(6, folder.resolve("broken"));
        assertThatThrownBy(() -> match.play(site(broken), run -> {}))
                .isInstanceOf(InputException.class)
                .hasMessageStartingWith("Spark gave up: ")
                .hasMessageEndingWith("the same command goes on.");
        assertThat(match.play(site(TaskDoer.BY_JOB), run -> {})).isTrue();
        assertThat(match.journal()).hasSize(6);
    }

    @Test
    void aFullDiskEndsTheRun() {
        Set<Integer> kept = new HashSet<>();
        StoppableRun run = workforce((job, task, context) -> job + task)
                .prepare("j", List.of("a", "b"), 1, (i, text) -> {
                    kept.add(i);
                    throw new InputException("The disk is full.");
                });
        assertThatThrownBy(run::run).isInstanceOf(InputException.class).hasMessage("The disk is full.");
        assertThat(kept).hasSize(1);
    }

    @Test
    void aStopEndsTasksThatWouldTakeForEver() throws Exception {
        TaskDoer endless = (job, task, context) -> {
            Thread.sleep(1_000_000);
            return task;
        };
        StoppableRun run = workforce(endless).prepare("j", List.of("a", "b", "c"), 1, (i, text) -> {});
        Thread stopping = new Thread(run::stop);
        Thread.sleep(10);
        stopping.start();
        assertThat(run.run()).isFalse();
        stopping.join();
    }

    @Test
    void manyTasksAreSubmittedInSeveralJobs() {
        List<String> tasks =
                IntStream.range(0, 2 * MOST + 3).mapToObj(i -> "" + i).toList();
        Set<Integer> kept = new HashSet<>();
        StoppableRun run = workforce((job, task, context) -> job + task).prepare("j", tasks, 1, (i, text) -> {
            assertThat(text).isEqualTo("j" + i);
            assertThat(kept.add(i)).isTrue();
        });
        assertThat(run.run()).isTrue();
        assertThat(kept).hasSize(2 * MOST + 3);
    }
}
