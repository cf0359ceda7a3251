package tesuji.gtp;

import java.io.IOException;
import java.io.Reader;
import java.util.Optional;

/**
 * Reads lines of bounded length, whatever the other end sends. Owned by one thread.
 *
 * <p>A line ends with a line feed or with the input. A line that is too long is handed out, cut, as soon as that is
 * known, for it may have no end; the rest of it is skipped afterwards.
 */
public final class LineReader {
    private final Reader in;
    private final int limit;
    private final char[] buffer = new char[8192];
    private int next;
    private int filled;
    /** Whether the rest of a line that was cut is still to come. */
    private boolean skipping;

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
        if (skipping) skipRest();
        StringBuilder text = new StringBuilder();
        boolean any = false;
        while (next < filled || fill()) {
            any = true;
            char letter = buffer[next++];
            if (letter == '\n') return Optional.of(new Line(text.toString(), false));
            if (text.length() == limit) {
                skipping = true;
                return Optional.of(new Line(text.toString(), true));
            }
            text.append(letter);
        }
        return any ? Optional.of(new Line(text.toString(), false)) : Optional.empty();
    }

    private void skipRest() throws IOException {
        while (next < filled || fill()) {
            if (buffer[next++] == '\n') break;
        }
        skipping = false;
    }

    private boolean fill() throws IOException {
        next = 0;
        filled = Math.max(0, in.read(buffer, 0, buffer.length));
        return filled > 0;
    }
}
