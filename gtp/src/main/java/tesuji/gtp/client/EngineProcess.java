package tesuji.gtp.client;

import java.io.BufferedWriter;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.OutputStreamWriter;
import java.io.Reader;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import tesuji.gtp.LineReader;

/** A program at work: its input, its answers, its last words, and its end together with all it has started. */
final class EngineProcess {
    private static final Duration POLITE = Duration.ofSeconds(2);
    private static final Duration FIRM = Duration.ofSeconds(1);
    private static final Duration MOMENT = Duration.ofMillis(100);
    /** An engine that answers unasked fills this and then has to wait. */
    private static final int WAITING_ANSWERS = 16;

    private final Process process;
    private final Writer input;
    private final BlockingQueue<Answer> answers = new ArrayBlockingQueue<>(WAITING_ANSWERS);
    private final Tail errors = new Tail();
    private final Tail noise = new Tail();
    private final ReportSlot reports = new ReportSlot();
    private final Thread answering;
    private final Thread complaining;
    /** Ends the program when ours is told to end: without input many engines go on thinking. */
    private final Thread lastDuty = new Thread(() -> end(false), "gtp-last-duty");

    EngineProcess(List<String> command) throws IOException {
        process = new ProcessBuilder(command).start();
        input = new BufferedWriter(new OutputStreamWriter(process.getOutputStream(), StandardCharsets.UTF_8));
        answering = thread("gtp-answers", new AnswerReader(reader(process.getInputStream()), answers, noise, reports));
        complaining = thread("gtp-errors", () -> drain(reader(process.getErrorStream())));
        Runtime.getRuntime().addShutdownHook(lastDuty);
    }

    private static Reader reader(InputStream stream) {
        return new InputStreamReader(stream, StandardCharsets.UTF_8);
    }

    private static Thread thread(String name, Runnable work) {
        Thread thread = new Thread(work, name);
        thread.setDaemon(true);
        thread.start();
        return thread;
    }

    /** An engine that cannot get rid of its complaints would block, so they are always read. */
    private void drain(Reader stderr) {
        LineReader lines = new LineReader(stderr, Tail.LONGEST_LINE);
        try {
            for (Optional<LineReader.Line> line = lines.next(); line.isPresent(); line = lines.next()) {
                errors.add(line.get().text());
            }
        } catch (IOException ended) {
            // A stream that breaks has nothing more to say.
        }
    }

    void write(String line) throws IOException {
        input.write(line);
        input.write('\n');
        input.flush();
    }

    /** The next answer, waited for at most so long; empty if there was none. */
    Optional<Answer> answer(Duration timeout) throws InterruptedException {
        return Optional.ofNullable(answers.poll(timeout.toNanos(), TimeUnit.NANOSECONDS));
    }

    /** What an analysis that is running tells. */
    ReportSlot reports() {
        return reports;
    }

    /** Drops answers nobody asked for. */
    void forgetAnswers() {
        answers.removeIf(answer -> answer instanceof Answer.Reply);
    }

    /** What it wrote last that was no answer: complaints first, noise otherwise. */
    String lastWords() {
        String words = errors.lastWords(3);
        return words.isEmpty() ? noise.lastWords(3) : words;
    }

    /** How it ended; empty if it still runs a moment later. */
    Optional<Integer> exitCode() throws InterruptedException {
        complaining.join(FIRM.toMillis());
        return process.waitFor(FIRM.toMillis(), TimeUnit.MILLISECONDS)
                ? Optional.of(process.exitValue())
                : Optional.empty();
    }

    /** Ends the program and everything it started: by a word, if {@code politely}, then by request, then by force. */
    void end(boolean politely) {
        Set<ProcessHandle> family = new LinkedHashSet<>(Set.of(process.toHandle()));
        gather(family);
        if (politely && process.isAlive()) sendQuit(family);
        else await(family, MOMENT); // a program that has just been asked may be about to start another
        gather(family);
        family.forEach(ProcessHandle::destroy);
        await(family, FIRM);
        gather(family);
        family.stream().filter(ProcessHandle::isAlive).forEach(ProcessHandle::destroyForcibly);
        answering.interrupt();
        release();
    }

    private void release() {
        try {
            Runtime.getRuntime().removeShutdownHook(lastDuty);
        } catch (IllegalStateException ending) {
            // Our program is ending, and the duty with it.
            return;
        }
    }

    /** Adds what the known processes have started; once they have ended it could no longer be found. */
    private static void gather(Set<ProcessHandle> family) {
        for (ProcessHandle known : List.copyOf(family))
            family.addAll(known.descendants().toList());
    }

    private void sendQuit(Set<ProcessHandle> family) {
        try {
            write("quit");
            input.close();
        } catch (IOException alreadyGone) {
            return;
        }
        await(family, POLITE);
    }

    /** Waits until all have ended, or the time is over. */
    private static void await(Set<ProcessHandle> family, Duration timeout) {
        CompletableFuture<?>[] ends = family.stream().map(ProcessHandle::onExit).toArray(CompletableFuture<?>[]::new);
        try {
            CompletableFuture.allOf(ends).get(timeout.toMillis(), TimeUnit.MILLISECONDS);
        } catch (TimeoutException | ExecutionException stillThere) {
            return;
        } catch (InterruptedException hurry) {
            Thread.currentThread().interrupt();
        }
    }
}
