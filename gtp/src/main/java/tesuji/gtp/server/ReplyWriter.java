package tesuji.gtp.server;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.io.Writer;
import java.util.function.Consumer;
import java.util.stream.Collectors;

/**
 * Writes replies in the form of the protocol, each flushed at once: {@code =id text} or {@code ?id message}, then an
 * empty line, which therefore never occurs inside. A failed write is an {@link UncheckedIOException}.
 */
final class ReplyWriter {
    private final Writer out;

    ReplyWriter(Writer out) {
        this.out = out;
    }

    void success(String id, String text) {
        String lines = withoutBlankLines(text);
        // A board begins on a line of its own, or its first row would be out of line.
        send("=" + id + (text.startsWith("\n") ? "\n" : " ") + lines + "\n\n");
    }

    void refusal(String id, String message) {
        send("?" + id + " " + oneLine(message) + "\n\n");
    }

    void beginStream(String id) {
        send("=" + id + "\n");
    }

    /** Takes the lines of a stream, from any thread. */
    Consumer<String> lines() {
        return line -> {
            String single = oneLine(line);
            if (!single.isEmpty()) send(single + "\n");
        };
    }

    void endStream() {
        send("\n");
    }

    private synchronized void send(String text) {
        try {
            out.write(text);
            out.flush();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static String withoutBlankLines(String text) {
        return text.lines()
                .map(ReplyWriter::printable)
                .map(String::stripTrailing)
                .filter(line -> !line.isEmpty())
                .collect(Collectors.joining("\n"));
    }

    private static String oneLine(String text) {
        return text.lines()
                .map(ReplyWriter::printable)
                .collect(Collectors.joining(" "))
                .strip();
    }

    private static String printable(String line) {
        StringBuilder printable = new StringBuilder(line.length());
        for (int i = 0; i < line.length(); i++) {
            char letter = line.charAt(i);
            if (letter == '\t' || !Character.isISOControl(letter)) printable.append(letter);
        }
        return printable.toString();
    }
}
