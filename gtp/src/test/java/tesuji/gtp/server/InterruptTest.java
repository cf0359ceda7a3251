package tesuji.gtp.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import tesuji.core.game.GameRecord;
import tesuji.core.play.Analysis;
import tesuji.core.play.Decision;
import tesuji.core.play.Limits;
import tesuji.core.play.Player;
import tesuji.gtp.Transcript;
import tesuji.gtp.toy.ToyEngine;

/** Commands at work that are told to stop. */
@Timeout(60)
final class InterruptTest {
    private final CountDownLatch working = new CountDownLatch(1);

    /** Works until it is interrupted. */
    private final Command work = Command.of("work", "", (session, arguments) -> Reply.text(untilStopped()));

    /** Writes a line, then works until it is interrupted. */
    private static Command stream(boolean untilInput, InterruptTest test) {
        return Command.of(
                "stream",
                "",
                (session, arguments) -> new Reply.Stream(untilInput, lines -> {
                    lines.accept("info\nmove A1");
                    lines.accept("");
                    lines.accept(test.untilStopped());
                }));
    }

    private String untilStopped() {
        working.countDown();
        try {
            new CountDownLatch(1).await();
            return "never";
        } catch (InterruptedException stopped) {
            return "stopped";
        }
    }

    private Dialogue dialogue(Command... more) throws IOException {
        return new Dialogue(ToyEngine.session("catch"), more);
    }

    @Test
    void aCommandAtWorkIsInterrupted() throws Exception {
        try (Dialogue dialogue = dialogue(work)) {
            dialogue.send("1 work");
            working.await();
            dialogue.send("# interrupt");
            dialogue.send("2 name");
            assertThat(dialogue.finish()).isEqualTo("=1 stopped\n\n=2 Toy\n\n");
        }
    }

    @Test
    void anInterruptReachesACommandThatHasNotBegun() {
        String input = "1 work\n# interrupt\n2 name\n";
        assertThat(Transcript.run(ToyEngine.session("catch"), ToyEngine.commands(List.of(work)), input))
                .isEqualTo("=1 stopped\n\n=2 Toy\n\n");
    }

    @Test
    void anInterruptDoesNotReachLaterCommands() throws Exception {
        try (Dialogue dialogue = dialogue(work)) {
            dialogue.send("# interrupt");
            dialogue.send("1 work");
            working.await();
            dialogue.send("2 name");
            dialogue.send("# any other comment, interrupt");
            dialogue.send("# interrupt");
            assertThat(dialogue.finish()).isEqualTo("=1 stopped\n\n=2 Toy\n\n");
        }
    }

    @Test
    void aThinkingPlayerAnswersWithTheBestItHas() throws Exception {
        Player thinker = new Player() {
            @Override
            public String name() {
                return "thinker";
            }

            @Override
            public Decision choose(GameRecord game, Limits limits) {
                untilStopped();
                return new Decision.Play(7, Analysis.NONE);
            }
        };
        try (Dialogue dialogue = new Dialogue(ToyEngine.session("catch", game -> thinker))) {
            dialogue.send("genmove b");
            working.await();
            dialogue.send("# interrupt");
            dialogue.send("gogui-rules_side_to_move");
            assertThat(dialogue.finish()).isEqualTo("= C2\n\n= white\n\n");
        }
    }

    @Test
    void aStreamEndsWithAnyLine() throws Exception {
        try (Dialogue dialogue = dialogue(stream(true, this))) {
            dialogue.send("5 stream");
            working.await();
            dialogue.send("");
            dialogue.send("6 name");
            assertThat(dialogue.finish()).isEqualTo("=5\ninfo move A1\nstopped\n\n=6 Toy\n\n");
        }
    }

    @Test
    void aStreamEndsWithTheCommandThatFollows() throws Exception {
        try (Dialogue dialogue = dialogue(stream(true, this))) {
            dialogue.send("stream");
            working.await();
            dialogue.send("name");
            assertThat(dialogue.finish()).isEqualTo("=\ninfo move A1\nstopped\n\n= Toy\n\n");
        }
    }

    @Test
    void aStreamEndsWithTheInput() throws Exception {
        try (Dialogue dialogue = dialogue(stream(true, this))) {
            dialogue.send("stream");
            working.await();
            assertThat(dialogue.finish()).isEqualTo("=\ninfo move A1\nstopped\n\n");
        }
    }

    @Test
    void aStreamThatMindsItsOwnEndIgnoresInput() throws Exception {
        try (Dialogue dialogue = dialogue(stream(false, this))) {
            dialogue.send("stream");
            working.await();
            dialogue.send("name");
            dialogue.send("");
            dialogue.send("# interrupt");
            assertThat(dialogue.finish()).isEqualTo("=\ninfo move A1\nstopped\n\n= Toy\n\n");
        }
    }

    @Test
    void aStreamThatFailsIsEnded() {
        Command failing = Command.of(
                "stream",
                "",
                (session, arguments) -> new Reply.Stream(true, lines -> {
                    throw new IllegalStateException("boom");
                }));
        assertThat(Transcript.run(ToyEngine.session("catch"), ToyEngine.commands(List.of(failing)), "3 stream\nname\n"))
                .isEqualTo("=3\ninternal error: java.lang.IllegalStateException: boom\n\n= Toy\n\n");
    }

    @Test
    void theServingThreadItselfCanBeInterrupted() throws Exception {
        try (Dialogue idle = dialogue()) {
            idle.interrupt();
            assertThat(idle.awaitEnd()).isEmpty();
        }
        try (Dialogue busy = dialogue(Command.of("spin", "", (session, arguments) -> {
            working.countDown();
            while (!Thread.currentThread().isInterrupted()) Thread.onSpinWait();
            return Reply.text("spun");
        }))) {
            busy.send("spin");
            working.await();
            busy.interrupt();
            assertThat(busy.awaitEnd()).isEqualTo("= spun\n\n");
        }
    }
}
