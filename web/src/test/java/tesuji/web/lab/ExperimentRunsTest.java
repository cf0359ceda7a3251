package tesuji.web.lab;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.Predicate;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tesuji.core.base.InputException;
import tesuji.games.Games;
import tesuji.lab.catalog.Catalog;
import tesuji.lab.experiment.Workplace;
import tesuji.lab.match.Arena;
import tesuji.web.lab.ExperimentRuns.RunAnswer;
import tesuji.web.lab.ExperimentRuns.RunWish;
import tesuji.web.live.LiveFeed;
import tesuji.web.wire.Refusal;
import tesuji.web.wire.Wire;

final class ExperimentRunsTest {
    private static final RunWish QUICK = new RunWish("count", "small", null);
    private static final String ID = "count-small-1";

    @TempDir
    private Path home = Path.of("");

    private final LiveFeed feed = new LiveFeed(Wire::text);
    private final AtomicBoolean busy = new AtomicBoolean();
    private LabQueue queue = new LabQueue(feed, busy::get);

    @AfterEach
    void close() {
        queue.close();
        feed.close();
    }

    private ExperimentRuns runs(CountingExperiment experiment) {
        Workplace.Tools tools = new Workplace.Tools(
                Games.library(),
                new Arena(Games.library(), new Catalog(Games.library())),
                System::nanoTime,
                bytes -> {
                    throw new InputException("There are no games here.");
                },
                1);
        return new ExperimentRuns(home, List.of(experiment), tools, queue);
    }

    /** As if the program were ended and started again. */
    private ExperimentRuns restarted(CountingExperiment experiment) {
        queue.close();
        queue = new LabQueue(feed, busy::get);
        return runs(experiment);
    }

    private static RunAnswer await(ExperimentRuns runs, Predicate<RunAnswer> wished) {
        long end = System.nanoTime() + 20_000_000_000L;
        while (true) {
            List<RunAnswer> found = runs.list().get(0).runs();
            if (!found.isEmpty() && wished.test(found.get(0))) return found.get(0);
            assertThat(System.nanoTime()).as("still " + found).isLessThan(end);
            Thread.onSpinWait();
        }
    }

    private static Predicate<RunAnswer> is(String state) {
        return run -> run.state().equals(state);
    }

    private List<String> rows() throws IOException {
        return Files.readAllLines(home.resolve("experiments/small-1/count.jsonl"));
    }

    @Test
    void aRunGoesToItsEndAndReports() {
        CountingExperiment experiment = new CountingExperiment(3, "none");
        ExperimentRuns runs = runs(experiment);
        assertThat(runs.list().get(0).runs()).isEmpty();
        experiment.permits().release(3);
        assertThat(runs.start(QUICK).of()).isEqualTo(3);
        RunAnswer done = await(runs, is("done"));
        assertThat(done.id()).isEqualTo(ID);
        assertThat(done.verdict()).isEqualTo("confirmed");
        ReportAnswer report = runs.report(ID);
        assertThat(report.answer()).isEqualTo("H0 is confirmed: one came to 3. See notes.");
        assertThat(report.tables()).hasSize(2);
        assertThat(report.charts().get(0).kind()).isEqualTo("shares");
        assertThat(report.charts().get(1).kind()).isEqualTo("picture");
        assertThat(Wire.text(report.charts().get(1)))
                .contains("\"title\":\"Bars\"", "{\"tag\":\"line\",\"attributes\":{\"x1\":\"70.0\"");
        assertThat(Wire.text(report)).doesNotContain("NaN").doesNotContain(home.toString());
        assertThat(runs.page(ID)).startsWith("<!DOCTYPE html>").doesNotContain(home.toString());
    }

    @Test
    void whoWatchesSeesTheRowsSoFar() {
        CountingExperiment experiment = new CountingExperiment(3, "none");
        ExperimentRuns runs = runs(experiment);
        runs.start(QUICK);
        experiment.permits().release(1);
        await(runs, run -> String.valueOf(run.answer()).startsWith("H0 is confirmed: one came to 1."));
        ReportAnswer report = runs.report(ID);
        assertThat(report.run().state()).isEqualTo("running");
        assertThat(report.tables().get(1).rows()).containsExactly(List.of("1"));
        assertThatThrownBy(() -> runs.page(ID)).isInstanceOf(Refusal.class);
        assertThatThrownBy(() -> runs.start(QUICK)).isInstanceOf(Refusal.class);
        assertThatThrownBy(() -> runs.delete(ID)).isInstanceOf(Refusal.class);
    }

    @Test
    void whatWasStoppedGoesOnWhereItWas() throws IOException {
        CountingExperiment experiment = new CountingExperiment(4, "none");
        ExperimentRuns runs = runs(experiment);
        runs.start(QUICK);
        experiment.permits().release(2);
        await(runs, run -> run.done() == 2);
        runs.stop(ID);
        await(runs, is("stopped"));
        assertThat(rows()).hasSize(1 + 2);
        runs.start(QUICK);
        experiment.permits().release(2);
        await(runs, is("done"));
        assertThat(experiment.begun()).containsExactly("1", "2", "3", "4");
        assertThat(rows()).hasSize(1 + 4);
    }

    @Test
    void afterARestartTheRunIsInterruptedAndCanGoOn() throws IOException {
        CountingExperiment before = new CountingExperiment(3, "none");
        ExperimentRuns runs = runs(before);
        runs.start(QUICK);
        before.permits().release(1);
        await(runs, run -> run.done() == 1);
        CountingExperiment after = new CountingExperiment(3, "none");
        ExperimentRuns again = restarted(after);
        assertThat(await(again, run -> true).state()).isEqualTo("interrupted");
        assertThat(again.report(ID).circumstances()).contains("Only 1 of 3 trials");
        after.permits().release(2);
        again.start(QUICK);
        await(again, is("done"));
        assertThat(after.begun()).containsExactly("2", "3");
        assertThat(rows()).hasSize(1 + 3);
    }

    @Test
    void betweenTwoTrialsItWaitsForWhoeverThinks() {
        CountingExperiment experiment = new CountingExperiment(3, "none");
        ExperimentRuns runs = runs(experiment);
        runs.start(QUICK);
        experiment.permits().release(1);
        await(runs, run -> run.done() == 1);
        busy.set(true);
        experiment.permits().release(2);
        int before = await(runs, is("paused")).done();
        assertThat(experiment.begun()).hasSize(before).hasSizeLessThan(3);
        busy.set(false);
        await(runs, is("done"));
    }

    @Test
    void oneRunsAndTheOthersWait() {
        CountingExperiment experiment = new CountingExperiment(1, "none");
        ExperimentRuns runs = runs(experiment);
        runs.start(QUICK);
        await(runs, is("running"));
        RunAnswer second = runs.start(new RunWish("count", "small", 2L));
        assertThat(second.state()).isEqualTo("queued");
        assertThat(runs.stop(second.id()).state()).isEqualTo("stopped");
        experiment.permits().release(1);
        await(runs, is("done"));
        assertThat(experiment.begun()).hasSize(1);
    }

    @Test
    void rowsOfOtherConditionsArePutAwayBeforeItBeginsAnew() {
        CountingExperiment old = new CountingExperiment(1, "the old ones");
        old.permits().release(1);
        ExperimentRuns runs = runs(old);
        runs.start(QUICK);
        await(runs, is("done"));
        CountingExperiment changed = new CountingExperiment(1, "the new ones");
        ExperimentRuns now = restarted(changed);
        RunAnswer refused = await(now, is("failed"));
        assertThat(refused.error()).contains("the old ones").doesNotContain(home.toString());
        now.delete(ID);
        assertThat(home.resolve("deleted").resolve(ID + ".jsonl")).exists();
        changed.permits().release(1);
        now.start(QUICK);
        await(now, is("done"));
    }

    @ParameterizedTest
    @ValueSource(strings = {"count-small-1", "count-small-01", "count-large-1", "other-small-1", "../count", ""})
    void runsThatAreNotThereAreMissing(String id) {
        ExperimentRuns runs = runs(new CountingExperiment(1, "none"));
        assertThatThrownBy(() -> runs.report(id)).isInstanceOf(Refusal.class).hasMessage("There is no such run.");
        assertThatThrownBy(() -> runs.stop(id)).isInstanceOf(Refusal.class);
    }
}
