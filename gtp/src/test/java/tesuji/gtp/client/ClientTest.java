package tesuji.gtp.client;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.catchThrowableOfType;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import tesuji.gtp.client.EngineException.Fault;

/** Conversations with engines of bad manners, each a small shell script. */
@Timeout(120)
final class ClientTest {
    private static final Duration TIMEOUT = Duration.ofSeconds(30);
    private static final Duration SHORT = Duration.ofMillis(200);

    @TempDir
    @SuppressWarnings("NullAway.Init") // JUnit sets it
    private Path folder;

    @BeforeAll
    static void needsAShell() {
        assumeTrue(Files.isExecutable(Path.of("/bin/sh")), "no /bin/sh to run the scripted engines");
    }

    /** A script that knows the usual commands and, as {@code odd}, this one. */
    private static List<String> script(String odd) {
        return List.of(
                "/bin/sh",
                "-c",
                "while read -r id name rest; do case \"$name\" in"
                        + " list_commands) printf '=%s list_commands\\nname\\nodd\\nquit\\n\\n' $id;;"
                        + " name) printf '=%s Script\\n\\n' $id;;"
                        + " quit) printf '=%s\\n\\n' $id; exit 0;;"
                        + " odd) " + odd + ";;"
                        + " *) printf '?%s unknown command\\n\\n' $id;;"
                        + " esac; done");
    }

    private static Client engine(String odd) {
        return Client.start(script(odd), TIMEOUT);
    }

    private static EngineException failure(Client client, Duration timeout) {
        EngineException e = catchThrowableOfType(EngineException.class, () -> client.send("odd", timeout));
        assertThat(e).isNotNull();
        assertThat(e).message().startsWith("The engine \"sh\" ").endsWith(".").doesNotContain("\n");
        return e;
    }

    private static String answer(String odd) {
        try (Client client = engine(odd)) {
            String answer = client.send("odd");
            assertThat(client.send("name")).as("the conversation goes on").isEqualTo("Script");
            return answer;
        }
    }

    @Test
    void asksAndIsAnswered() {
        try (Client client = engine("printf '=%s A1\\n\\n' $id")) {
            assertThat(client.knows("odd")).isTrue();
            assertThat(client.knows("undo")).isFalse();
            assertThat(client.send("name")).isEqualTo("Script");
            assertThat(client.send("odd")).isEqualTo("A1");
            assertThat(client.accepts("odd")).isTrue();
            assertThat(client.accepts("undo")).isFalse();
            assertThat(client.isOpen()).isTrue();
        }
    }

    @Test
    void readsAnswersOfSeveralLines() {
        assertThat(answer("printf '=%s a\\nb\\n c\\n\\n' $id")).isEqualTo("a\nb\n c");
        assertThat(answer("printf '=%s\\n\\n' $id")).isEmpty();
    }

    @Test
    void toleratesCarriageReturnsNoiseAndMissingNumbers() {
        assertThat(answer("printf '=%s A1\\r\\n\\r\\n' $id")).isEqualTo("A1");
        assertThat(answer("printf 'thinking\\n\\n...\\n=%s A1\\n\\n' $id")).isEqualTo("A1");
        assertThat(answer("printf '= A1\\n\\n'")).isEqualTo("A1");
        assertThat(answer("printf '=1 late\\n\\n=%s A1\\n\\n=%s A1\\n\\n' $id $id"))
                .isEqualTo("A1");
    }

    @Test
    void waitsForASlowEngine() {
        assertThat(answer("sleep 0.3; printf '=%s A1\\n\\n' $id")).isEqualTo("A1");
    }

    @Test
    void aRefusalIsNotTheEnd() {
        try (Client client = engine("printf '?%s illegal move\\n\\n' $id")) {
            EngineException e = failure(client, TIMEOUT);
            assertThat(e.fault()).isEqualTo(Fault.REFUSED);
            assertThat(e).hasMessage("The engine \"sh\" refused \"odd\": illegal move.");
            assertThat(client.send("name")).isEqualTo("Script");
        }
    }

    @Test
    void anEngineThatHangsIsStopped() throws IOException {
        Path pid = folder.resolve("pid");
        Client client = engine("echo waiting for inspiration; sleep 1000 & echo $! > " + pid + "; wait");
        EngineException e = failure(client, Duration.ofSeconds(1));
        assertThat(e.fault()).isEqualTo(Fault.SILENT);
        assertThat(e)
                .hasMessage("The engine \"sh\" did not answer \"odd\" within 1.0 s; its last words: waiting for"
                        + " inspiration.");
        assertThat(client.isOpen()).isFalse();
        assertGone(pid);
        EngineException later = failure(client, TIMEOUT);
        assertThat(later.fault()).isEqualTo(Fault.ENDED);
        assertThat(later).hasMessage("The engine \"sh\" has been stopped and cannot answer \"odd\".");
    }

    /** The process whose number is in the file has ended or is about to. */
    private static void assertGone(Path pid) throws IOException {
        long number = Long.parseLong(Files.readString(pid).strip());
        ProcessHandle.of(number)
                .ifPresent(process -> assertThat(process.onExit()).succeedsWithin(20, TimeUnit.SECONDS));
    }

    @Test
    void anEngineThatEndsIsReportedWithItsLastWords() {
        EngineException e = failure(engine("echo 'out of memory' >&2; exit 3"), TIMEOUT);
        assertThat(e.fault()).isEqualTo(Fault.ENDED);
        assertThat(e)
                .hasMessage("The engine \"sh\" ended with exit code 3 when it was asked \"odd\"; its last words: out of"
                        + " memory.");
    }

    @Test
    void anEngineThatEndsInTheMiddleOfAnAnswerHasEnded() {
        EngineException e = failure(engine("printf '=%s half an ans' $id; exit 0"), TIMEOUT);
        assertThat(e.fault()).isEqualTo(Fault.ENDED);
        assertThat(e).hasMessage("The engine \"sh\" ended with exit code 0 when it was asked \"odd\".");
    }

    @Test
    void anEngineThatNeverWasIsMissing() {
        EngineException e = catchThrowableOfType(
                EngineException.class, () -> Client.start(List.of("/no/such/engine", "-x"), TIMEOUT));
        assertThat(e.fault()).isEqualTo(Fault.MISSING);
        assertThat(e)
                .hasMessage("The engine \"engine\" cannot be started: /no/such/engine: No such file or directory.");
    }

    @Test
    void anEngineThatEndsAtOnceIsReported() {
        EngineException e = catchThrowableOfType(
                EngineException.class,
                () -> Client.start(List.of("/bin/sh", "-c", "echo 'bad option' >&2; exit 2"), TIMEOUT));
        assertThat(e.fault()).isEqualTo(Fault.ENDED);
        assertThat(e).message().contains("exit code 2").contains("bad option");
    }

    @Test
    void anEngineWithoutAListOfCommandsCanBeUsed() {
        List<String> bare = List.of("/bin/sh", "-c", "while read -r id name; do printf '?%s no\\n\\n' $id; done");
        try (Client client = Client.start(bare, TIMEOUT)) {
            assertThat(client.knows("name")).isFalse();
            assertThat(client.accepts("name")).isFalse();
        }
    }

    @Test
    void anEngineThatBabblesIsStopped() {
        EngineException e = failure(engine("yes nonsense"), TIMEOUT);
        assertThat(e.fault()).isEqualTo(Fault.GARBLED);
        assertThat(e).message().contains("text that is no reply: nonsense");
    }

    /** Nobody waits for the end of a line that has none. */
    @Test
    void anEngineThatFloodsWithoutLinesIsStopped() {
        EngineException zeros = failure(engine("cat /dev/zero"), TIMEOUT);
        assertThat(zeros.fault()).isEqualTo(Fault.GARBLED);
        assertThat(zeros.getMessage()).contains("text that is no reply: .....").hasSizeLessThan(2000);
        EngineException letters = failure(engine("tr '\\0' x </dev/zero"), TIMEOUT);
        assertThat(letters.fault()).isEqualTo(Fault.GARBLED);
        EngineException reply = failure(engine("printf '=%s ' $id; cat /dev/zero"), TIMEOUT);
        assertThat(reply.fault()).isEqualTo(Fault.GARBLED);
        EngineException second = failure(engine("printf '=%s A1\\n' $id; cat /dev/zero"), TIMEOUT);
        assertThat(second.fault()).isEqualTo(Fault.GARBLED);
        assertThat(second.getMessage())
                .contains("text that is no reply: A1 .....")
                .hasSizeLessThan(2000);
    }

    @Test
    void aLongAnswerIsReadAndAnEndlessOneIsNot() {
        assertThat(answer("printf '=%s ' $id; head -c 1000000 /dev/zero | tr '\\0' x; printf '\\n\\n'"))
                .hasSize(1_000_000);
        EngineException e = failure(engine("printf '=%s ' $id; yes endless"), TIMEOUT);
        assertThat(e.fault()).isEqualTo(Fault.GARBLED);
        assertThat(e.getMessage()).contains("endless").hasSizeLessThan(2000);
    }

    @Test
    void anAnswerToAnotherQuestionIsRefused() {
        EngineException e = failure(engine("printf '=77 A1\\n\\n'"), TIMEOUT);
        assertThat(e.fault()).isEqualTo(Fault.GARBLED);
        assertThat(e).hasMessage("The engine \"sh\" answered \"odd\" under the number 77, not 2.");
    }

    @Test
    void complaintsDoNotBlockTheEngine() {
        assertThat(answer("yes complaint | head -c 3000000 >&2; printf '=%s A1\\n\\n' $id"))
                .isEqualTo("A1");
    }

    @Test
    void closingSaysQuit() {
        Path farewell = folder.resolve("farewell");
        List<String> polite = List.of(
                "/bin/sh",
                "-c",
                "while read -r id name; do [ \"$id\" = quit ] && echo bye > " + farewell
                        + "; printf '=%s\\n\\n' $id; done");
        Client client = Client.start(polite, TIMEOUT);
        client.close();
        client.close();
        assertThat(farewell).hasContent("bye");
        assertThat(client.isOpen()).isFalse();
    }

    @Test
    void closingEndsTheStubborn() throws IOException {
        Path pid = folder.resolve("pid");
        List<String> stubborn = List.of(
                "/bin/sh",
                "-c",
                "trap '' TERM; echo $$ > " + pid
                        + "; read -r id name; printf '=%s\\n\\n' $id; while true; do sleep 1; done");
        Client client = Client.start(stubborn, TIMEOUT);
        client.close();
        assertGone(pid);
    }

    /** An engine that heeds neither the end of its input nor requests to end. */
    @Test
    void anEngineDoesNotOutliveOurProgram() throws IOException {
        Path pid = folder.resolve("pid");
        String stubborn = "trap '' TERM HUP; echo $$ > " + pid
                + "; read -r id name; printf '=%s\\n\\n' $id; while true; do sleep 1; done";
        Process ours = new ProcessBuilder(
                        Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                        "-XX:TieredStopAtLevel=1",
                        "-cp",
                        System.getProperty("surefire.test.class.path", System.getProperty("java.class.path")),
                        WaitingMain.class.getName(),
                        "/bin/sh",
                        "-c",
                        stubborn)
                .start();
        try {
            assertThat(ours.getInputStream().read())
                    .as("a sign that the engine runs")
                    .isEqualTo('+');
            ours.destroy();
            assertThat(ours.onExit()).succeedsWithin(20, TimeUnit.SECONDS);
            assertGone(pid);
        } finally {
            ours.destroyForcibly();
        }
    }

    @Test
    void anInterruptedCallerAsksTheEngineToHurry() {
        List<String> hurrying = List.of(
                "/bin/sh",
                "-c",
                "read -r id name; printf '=%s gogui-interrupt\\nodd\\n\\n' $id;"
                        + " read -r id name; read -r hash word; printf '=%s %s\\n\\n' $id \"$hash $word\"; cat");
        try (Client client = Client.start(hurrying, TIMEOUT)) {
            Thread.currentThread().interrupt();
            assertThat(client.send("odd")).isEqualTo("# interrupt");
            assertThat(Thread.interrupted()).as("the interruption is passed on").isTrue();
        }
    }

    @Test
    void anInterruptedCallerLeavesAnEngineThatCannotHurry() {
        Client client = engine("sleep 1000");
        Thread.currentThread().interrupt();
        EngineException e = failure(client, TIMEOUT);
        assertThat(Thread.interrupted()).as("the interruption is passed on").isTrue();
        assertThat(e.fault()).isEqualTo(Fault.ABANDONED);
        assertThat(client.isOpen()).isFalse();
    }

    @Test
    void aCommandIsOneShortLine() {
        try (Client client = engine("true")) {
            assertThatIllegalArgumentException().isThrownBy(() -> client.send("name\nquit", SHORT));
            assertThatIllegalArgumentException().isThrownBy(() -> client.send("x".repeat(1 << 16), SHORT));
        }
    }
}
