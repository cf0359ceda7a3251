package tesuji.gtp.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.CountDownLatch;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import tesuji.core.game.GameRecord;
import tesuji.core.play.Analysis;
import tesuji.core.play.AnalysisRequest;
import tesuji.core.play.Analyst;
import tesuji.core.play.Decision;
import tesuji.gtp.toy.ToyEngine;

/** Analyses that go on while the controller is silent. */
@Timeout(60)
final class WatchingTest {
    private final CountDownLatch thinking = new CountDownLatch(1);
    private final List<AnalysisRequest.Purpose> purposes = new CopyOnWriteArrayList<>();

    /**
     * Runs out of thoughts at once when nobody limits its steps, else thinks until it is interrupted, and forgets the
     * flag.
     */
    private final class Thinker implements Analyst {
        @Override
        public String name() {
            return "thinker";
        }

        @Override
        public Decision analyse(GameRecord game, AnalysisRequest request, Consumer<Analysis> listener) {
            Analysis analysis = new Analysis(4, 0.5, List.of(new Analysis.Candidate(2, 4, 0.5)));
            purposes.add(request.purpose());
            thinking.countDown();
            if (request.limits().steps() < Long.MAX_VALUE) {
                listener.accept(analysis);
                awaitInterrupt();
            }
            return new Decision.Play(2, analysis);
        }
    }

    private static void awaitInterrupt() {
        try {
            new CountDownLatch(1).await();
        } catch (InterruptedException stopped) {
            return;
        }
    }

    private Dialogue dialogue() throws IOException {
        return new Dialogue(ToyEngine.session("catch", game -> new Thinker()));
    }

    private static final String TOLD = "info move C1 visits 4 winrate 5000 lcb 0 order 0 pv C1\n";

    /** The reply is not closed before a line comes, so a controller cannot take the analysis for finished. */
    @Test
    void anAnalysisWithNothingMoreToSayStaysOpen() throws Exception {
        try (Dialogue dialogue = dialogue()) {
            dialogue.send("1 lz-analyze b 100");
            dialogue.awaitOutput("=1\n" + TOLD);
            dialogue.send("2 name");
            assertThat(dialogue.finish()).isEqualTo("=1\n" + TOLD + "\n=2 Toy\n\n");
        }
    }

    /** Whoever watches wants to see more than the move to play. */
    @Test
    void watchingIsStudy() throws Exception {
        try (Dialogue dialogue = dialogue()) {
            dialogue.send("1 kata-analyze b 100");
            dialogue.awaitOutput("=1\n");
            thinking.await();
            dialogue.send("2 genmove b");
            dialogue.send("# interrupt");
            dialogue.finish();
        }
        assertThat(purposes).startsWith(AnalysisRequest.Purpose.STUDY).endsWith(AnalysisRequest.Purpose.PLAY);
    }

    @Test
    void anInterruptEndsItToo() throws Exception {
        try (Dialogue dialogue = dialogue()) {
            dialogue.send("1 lz-analyze b 100");
            dialogue.awaitOutput("=1\n" + TOLD);
            dialogue.send("# interrupt");
            dialogue.awaitOutput("=1\n" + TOLD + "\n");
            assertThat(dialogue.finish()).isEqualTo("=1\n" + TOLD + "\n");
        }
    }

    @Test
    void aMoveIsChosenWhateverElseComes() throws Exception {
        try (Dialogue dialogue = dialogue()) {
            dialogue.send("1 lz-genmove_analyze b 100");
            thinking.await();
            dialogue.send("2 name");
            dialogue.send("");
            dialogue.awaitOutput("=1\n" + TOLD);
            dialogue.send("# interrupt");
            assertThat(dialogue.finish()).isEqualTo("=1\n" + TOLD + TOLD + "play C1\n\n=2 Toy\n\n");
        }
    }
}
