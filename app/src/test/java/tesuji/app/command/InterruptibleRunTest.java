package tesuji.app.command;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** Ctrl-C is a call of {@code stop} from another thread; the program ends when that returns. */
@Timeout(60)
final class InterruptibleRunTest {
    /** Milliseconds in which a thread that nothing holds any more has ended. */
    private static final long SOON = 200;

    private final List<String> told = new CopyOnWriteArrayList<>();

    private Thread stopping(InterruptibleRun run) {
        Thread stopper = new Thread(run::stop, "stopper");
        stopper.start();
        return stopper;
    }

    @Test
    void anAnswerIsGivenOnce() {
        try (InterruptibleRun run = new InterruptibleRun()) {
            run.begin(() -> told.add("answer"));
            run.answer();
            run.answer();
        }
        assertThat(told).containsExactly("answer");
    }

    @Test
    void connectionsEndOnceWhenAllIsTold() {
        InterruptibleRun run = new InterruptibleRun();
        run.whenClosed(() -> told.add("farewell"));
        run.begin(() -> told.add("answer"));
        run.answer();
        assertThat(told).containsExactly("answer");
        run.close();
        run.close();
        assertThat(told).containsExactly("answer", "farewell");
    }

    @Test
    void whoIsStoppedAnswersAtOnceAndNeverAgain() throws InterruptedException {
        try (InterruptibleRun run = new InterruptibleRun()) {
            run.begin(() -> told.add(Thread.currentThread().getName()));
            stopping(run).join();
            assertThat(run.isStopped()).isTrue();
            run.answer();
        }
        assertThat(told).containsExactly("stopper");
    }

    /** The answer may still be on its way, and complaints may follow it. */
    @Test
    void anAnswerThatIsBeingGivenIsWaitedFor() throws InterruptedException {
        InterruptibleRun run = new InterruptibleRun();
        run.begin(() -> told.add("answer"));
        run.answer();
        assertWaitsForTheEnd(run);
    }

    @Test
    void workThatStopsByItselfIsWaitedFor() throws InterruptedException {
        InterruptibleRun run = new InterruptibleRun();
        run.begin();
        assertWaitsForTheEnd(run);
    }

    private void assertWaitsForTheEnd(InterruptibleRun run) throws InterruptedException {
        Thread stopper = stopping(run);
        stopper.join(SOON);
        assertThat(stopper.isAlive()).isTrue();
        assertThat(run.isStopped()).isTrue();
        run.close();
        stopper.join();
    }

    @Test
    void afterTheEndNothingIsSaid() throws InterruptedException {
        InterruptibleRun run = new InterruptibleRun();
        run.begin(() -> told.add("answer"));
        run.close();
        stopping(run).join();
        assertThat(told).isEmpty();
    }
}
