package tesuji.gtp.client;

import java.io.IOException;
import java.io.Reader;
import java.util.Optional;
import java.util.concurrent.BlockingQueue;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import tesuji.gtp.LineReader;

/**
 * Reads an engine's replies into a queue, on a thread of its own. Lines outside a reply are noise, which many engines
 * make; some of it is tolerated and the last of it remembered.
 */
final class AnswerReader implements Runnable {
    /** Characters of one reply, or of noise between two replies. */
    static final int LIMIT = 1 << 22;

    /** Nothing that can be read by a person or a program is longer; a line that is has no end. */
    private static final int LONGEST_LINE = 1 << 20;

    private static final Pattern FIRST_LINE = Pattern.compile("([=?])([0-9]*)[ \\t]?(.*)");

    private final LineReader lines;
    private final BlockingQueue<Answer> answers;
    private final Tail noise;
    private final ReportSlot reports;

    AnswerReader(Reader in, BlockingQueue<Answer> answers, Tail noise, ReportSlot reports) {
        lines = new LineReader(in, LONGEST_LINE);
        this.answers = answers;
        this.noise = noise;
        this.reports = reports;
    }

    @Override
    public void run() {
        try {
            boolean more = true;
            while (more) {
                Answer answer = next();
                answers.put(answer);
                more = answer instanceof Answer.Reply;
            }
        } catch (InterruptedException closed) {
            Thread.currentThread().interrupt();
        }
    }

    private Answer next() {
        int heard = 0;
        for (Optional<LineReader.Line> line = line(); line.isPresent(); line = line()) {
            String words = line.get().text();
            Matcher first = FIRST_LINE.matcher(words);
            if (first.matches() && !line.get().cut()) return reply(first);
            noise.add(words);
            heard += words.length() + 1;
            if (heard > LIMIT || line.get().cut()) return new Answer.Garbage(noise.lastWords(1));
        }
        return new Answer.End();
    }

    private Answer reply(Matcher first) {
        StringBuilder text = new StringBuilder(first.group(3));
        for (Optional<LineReader.Line> line = line(); line.isPresent(); line = line()) {
            if (line.get().text().isEmpty()) {
                return new Answer.Reply(
                        first.group(1).equals("="),
                        first.group(2),
                        text.toString().strip());
            }
            if (!line.get().cut() && reports.offer(line.get().text())) continue;
            text.append('\n').append(line.get().text());
            if (text.length() > LIMIT || line.get().cut()) {
                return new Answer.Garbage(Tail.printable(text.substring(0, Tail.LONGEST_LINE)));
            }
        }
        return new Answer.End();
    }

    /** The next line without carriage returns; a broken stream has ended. */
    private Optional<LineReader.Line> line() {
        try {
            return lines.next().map(line -> new LineReader.Line(line.text().replace("\r", ""), line.cut()));
        } catch (IOException broken) {
            return Optional.empty();
        }
    }
}
