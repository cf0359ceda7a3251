package tesuji.gtp.client;

import java.io.IOException;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import tesuji.gtp.client.EngineException.Fault;

/**
 * A conversation with an engine: one command, one answer. Used by one thread at a time.
 *
 * <p>Every command has a time-out. An engine that misses it, ends or babbles is stopped, and so is everything it has
 * started; the {@link EngineException} quotes its last words. If the waiting thread is interrupted, an engine that
 * understands {@code # interrupt} is asked to hurry, any other is stopped.
 */
public final class Client implements AutoCloseable {
    private static final int LONGEST_COMMAND = 1 << 15;
    private static final Pattern SYSTEM_ERROR = Pattern.compile("error[=:] ?[0-9]+,? \\(?([^()]+)\\)?$");

    private final String program;
    private final EngineProcess process;
    private Duration timeout;
    private Set<String> commands = Set.of();
    private long number;
    private boolean open = true;

    private Client(String program, EngineProcess process, Duration timeout) {
        this.program = program;
        this.process = process;
        this.timeout = timeout;
    }

    /**
     * Starts a program and asks what it understands.
     *
     * @param command the program and its arguments, see {@link CommandLine}
     * @param timeout how long any answer may take, the first included
     */
    public static Client start(List<String> command, Duration timeout) {
        String program = command.get(0).replaceAll(".*[/\\\\]", "");
        Client client;
        try {
            client = new Client(program, new EngineProcess(command), timeout);
        } catch (IOException e) {
            throw new EngineException(
                    Fault.MISSING,
                    "The engine \"" + program + "\" cannot be started: " + command.get(0) + ": " + reason(e) + ".",
                    e);
        }
        client.learnCommands();
        return client;
    }

    /** What the operating system said, without what Java puts round it in one version or another. */
    private static String reason(IOException e) {
        String message = String.valueOf(e.getMessage()).strip();
        Matcher matcher = SYSTEM_ERROR.matcher(message);
        return matcher.find() ? matcher.group(1) : message;
    }

    private void learnCommands() {
        try {
            commands =
                    Set.copyOf(send("list_commands").lines().map(String::strip).toList());
        } catch (EngineException e) {
            if (e.fault() != Fault.REFUSED) throw e;
        }
    }

    /** The file name of the program. */
    public String program() {
        return program;
    }

    public Duration timeout() {
        return timeout;
    }

    /** From now on no answer may take longer than this. */
    void hurry(Duration longest) {
        if (longest.compareTo(timeout) < 0) timeout = longest;
    }

    /** Whether the engine lists this command. */
    public boolean knows(String command) {
        return commands.contains(command);
    }

    public boolean isOpen() {
        return open;
    }

    /** Sends a command and waits for the answer, whose text it returns. */
    public String send(String command) {
        return send(command, timeout);
    }

    /** Sends a command and waits at most so long for the answer. */
    public String send(String command, Duration longest) {
        ask(command);
        return text(command, await(command, longest));
    }

    /**
     * Sends a command whose answer goes on until the next command, such as {@code lz-analyze}. This ends when the time
     * is over, when the listener has heard enough, when the engine ends it, or when the thread is interrupted; then
     * the flag stays set.
     *
     * @param interval how often the listener hears the newest line, if there is a new one
     * @param listener says whether it wants to hear more
     */
    public void watch(String command, Duration longest, Duration interval, Predicate<String> listener) {
        process.reports().open();
        boolean interrupted = false;
        try {
            ask(command);
            Optional<Answer> end = Optional.empty();
            try {
                end = hear(longest, interval, listener);
            } catch (InterruptedException stopped) {
                interrupted = true;
            }
            if (end.isPresent()) text(command, end.get());
            else interrupt(command);
        } finally {
            process.reports().close();
            if (interrupted) Thread.currentThread().interrupt();
        }
    }

    /** Hears reports until there is no need to hear more; the answer if the engine ended it by itself. */
    private Optional<Answer> hear(Duration longest, Duration interval, Predicate<String> listener)
            throws InterruptedException {
        long deadline = System.nanoTime() + longest.toNanos();
        while (true) {
            long left = deadline - System.nanoTime();
            if (left <= 0) return Optional.empty();
            Optional<Answer> answer = process.answer(Duration.ofNanos(Math.min(left, interval.toNanos())));
            Optional<String> line = process.reports().take();
            boolean enough = line.isPresent() && !listener.test(line.get());
            if (answer.isPresent() && !isOld(answer.get())) return answer;
            if (enough) return Optional.empty();
        }
    }

    /** Ends a command that goes on by one that every engine knows. */
    private void interrupt(String command) {
        String next = "protocol_version";
        try {
            process.write((number + 1) + " " + next);
        } catch (IOException gone) {
            throw ended(command);
        }
        text(command, await(command, timeout));
        number++;
        text(next, await(next, timeout));
    }

    private void ask(String command) {
        if (command.length() > LONGEST_COMMAND || command.indexOf('\n') >= 0) {
            throw new IllegalArgumentException("not one short line: " + command);
        }
        if (!open) throw fail(Fault.ENDED, "has been stopped and cannot answer \"" + command + "\"");
        process.forgetAnswers();
        number++;
        try {
            process.write(number + " " + command);
        } catch (IOException gone) {
            throw ended(command);
        }
    }

    /** What an answer says, unless it is none. */
    private String text(String command, Answer answer) {
        if (answer instanceof Answer.End) throw ended(command);
        if (answer instanceof Answer.Garbage garbage) {
            throw stop(Fault.GARBLED, "answered \"" + command + "\" with text that is no reply: " + garbage.sample());
        }
        Answer.Reply reply = (Answer.Reply) answer;
        String id = Long.toString(number);
        if (!reply.id().isEmpty() && !reply.id().equals(id)) {
            throw stop(Fault.GARBLED, "answered \"" + command + "\" under the number " + reply.id() + ", not " + id);
        }
        if (!reply.success()) throw fail(Fault.REFUSED, "refused \"" + command + "\": " + reply.text());
        return reply.text();
    }

    /** Sends a command and says whether the engine agreed to it. */
    public boolean accepts(String command) {
        try {
            send(command);
            return true;
        } catch (EngineException e) {
            if (e.fault() != Fault.REFUSED) throw e;
            return false;
        }
    }

    private Answer await(String command, Duration longest) {
        boolean interrupted = false;
        long deadline = System.nanoTime() + longest.toNanos();
        try {
            while (true) {
                try {
                    Optional<Answer> answer = process.answer(Duration.ofNanos(deadline - System.nanoTime()));
                    if (answer.isPresent() && isOld(answer.get())) continue;
                    if (answer.isPresent()) return answer.get();
                    throw stop(Fault.SILENT, "did not answer \"" + command + "\" within " + seconds(longest));
                } catch (InterruptedException stopped) {
                    if (interrupted || !hurry()) {
                        interrupted = true;
                        throw stop(Fault.ABANDONED, "was stopped while it was asked \"" + command + "\"");
                    }
                    interrupted = true;
                    deadline = Math.min(deadline, System.nanoTime() + timeout.toNanos());
                }
            }
        } finally {
            if (interrupted) Thread.currentThread().interrupt();
        }
    }

    /** Whether this is one more reply to an earlier command. */
    private boolean isOld(Answer answer) {
        if (!(answer instanceof Answer.Reply reply) || !reply.id().matches("[0-9]{1,18}")) return false;
        return Long.parseLong(reply.id()) < number;
    }

    /** Asks an engine at work for its best so far; false if it would not understand. */
    private boolean hurry() {
        if (!knows("gogui-interrupt")) return false;
        try {
            process.write("# interrupt");
            return true;
        } catch (IOException gone) {
            return false;
        }
    }

    private EngineException ended(String command) {
        String how = "";
        try {
            how = process.exitCode().map(code -> " with exit code " + code).orElse("");
        } catch (InterruptedException hurry) {
            Thread.currentThread().interrupt();
        }
        return stop(Fault.ENDED, "ended" + how + " when it was asked \"" + command + "\"");
    }

    private EngineException stop(Fault fault, String what) {
        open = false;
        process.end(false);
        String words = process.lastWords();
        return fail(fault, words.isEmpty() ? what : what + "; its last words: " + words);
    }

    /** A sentence about this engine, on one line. */
    EngineException fail(Fault fault, String what) {
        String sentence = ("The engine \"" + program + "\" " + what).replaceAll("\\s*\n\\s*", " ");
        return new EngineException(fault, sentence.endsWith(".") ? sentence : sentence + ".");
    }

    private static String seconds(Duration time) {
        return time.toMillis() / 1000.0 + " s";
    }

    /** Says goodbye and makes sure that nothing is left running. */
    @Override
    public void close() {
        if (!open) return;
        open = false;
        process.end(true);
    }
}
