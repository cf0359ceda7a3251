package tesuji.gtp;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.Reader;
import java.io.StringReader;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

final class LineReaderTest {
    private static List<LineReader.Line> read(String text, int limit) throws IOException {
        LineReader reader = new LineReader(new StringReader(text), limit);
        List<LineReader.Line> lines = new ArrayList<>();
        for (Optional<LineReader.Line> line = reader.next(); line.isPresent(); line = reader.next()) {
            lines.add(line.get());
        }
        return lines;
    }

    private static LineReader.Line whole(String text) {
        return new LineReader.Line(text, false);
    }

    @Test
    void splitsAtLineFeeds() throws IOException {
        assertThat(read("a\n\nb\r\n", 10)).containsExactly(whole("a"), whole(""), whole("b\r"));
    }

    @Test
    void theLastLineNeedsNoLineFeed() throws IOException {
        assertThat(read("a\nb", 10)).containsExactly(whole("a"), whole("b"));
        assertThat(read("", 10)).isEmpty();
    }

    @Test
    void cutsLongLinesAndGoesOn() throws IOException {
        assertThat(read("12345\n123456\n1\n", 5))
                .containsExactly(whole("12345"), new LineReader.Line("12345", true), whole("1"));
    }

    /** The input has no end, and whoever reads on for one waits for ever. */
    @Test
    void aLineWithoutEndIsHandedOut() throws IOException {
        Reader endless = new Reader() {
            private int left = 100;

            @Override
            public int read(char[] into, int offset, int length) {
                assertThat(left--).as("characters read beyond the limit").isPositive();
                into[offset] = 'x';
                return 1;
            }

            @Override
            public void close() {}
        };
        assertThat(new LineReader(endless, 5).next()).contains(new LineReader.Line("xxxxx", true));
    }

    @Test
    void linesMayBeLongerThanItsBuffer() throws IOException {
        String huge = "x".repeat(100_000);
        assertThat(read(huge + "\nend", 1 << 20)).containsExactly(whole(huge), whole("end"));
    }
}
