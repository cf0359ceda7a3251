package tesuji.gtp;

import java.io.IOException;
import java.io.Reader;
import java.util.Optional;

/**
 * Reads lines of bounded length, whatever the other end sends. Owned by one thread.
 *
 * <p>A line ends with a line feed or with the input; a line that is too long is cut and the rest of it skipped.
 */
public final class LineReader {
    private final Reader in;
    private final int limit;
    private final char[] buffer = new char[8192];
    private int next;
    private int filled;

    public LineReader(Reader in, int limit) {
        this.in = in;
        this.limit = limit;
    }

    /**
     * One line without its line feed.
     *
     * @param cut whether it was longer than {@code text}
     */
    public record Line(String text, boolean cut) {}

    /** The next line, or empty at the end of the input. Blocks until there is one or the other. */
    public Optional<Line> next() throws IOException {
        StringBuilder text = new StringBuilder();
        boolean cut = false;
        boolean any = false;
        while (next < filled || fill()) {
            any = true;
            char letter = buffer[next++];
            if (letter == '\n') return Optional.of(new Line(text.toString(), cut));
            if (text.length() < limit) text.append(letter);
            else cut = true;
        }
        return any ? Optional.of(new Line(text.toString(), cut)) : Optional.empty();
    }

    private boolean fill() throws IOException {
        next = 0;
        filled = Math.max(0, in.read(buffer, 0, buffer.length));
        return filled > 0;
    }
}
