package tesuji.gtp.client;

import java.util.ArrayDeque;
import java.util.Deque;

/** The last lines somebody wrote, in bounded memory. Shared by threads. */
final class Tail {
    private static final int KEPT = 20;
    static final int LONGEST_LINE = 500;

    private final Deque<String> lines = new ArrayDeque<>();

    synchronized void add(String line) {
        if (line.isBlank()) return;
        String clean = line.strip();
        lines.addLast(printable(clean.length() > LONGEST_LINE ? clean.substring(0, LONGEST_LINE) + "…" : clean));
        if (lines.size() > KEPT) lines.removeFirst();
    }

    /** The text with a dot in place of every control character, which would be lost or do harm on a screen. */
    static String printable(String text) {
        return text.replaceAll("[\\p{Cntrl}&&[^\t\n]]", ".");
    }

    /** The very last lines in one, or empty. */
    synchronized String lastWords(int count) {
        return lines.stream()
                .skip(Math.max(0, lines.size() - count))
                .reduce((a, b) -> a + " / " + b)
                .orElse("");
    }
}
