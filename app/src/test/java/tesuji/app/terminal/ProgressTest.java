package tesuji.app.terminal;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.PrintWriter;
import java.io.StringReader;
import java.io.StringWriter;
import org.junit.jupiter.api.Test;

final class ProgressTest {
    private final StringWriter err = new StringWriter();
    private long nanos;

    private Progress progress(boolean watched) {
        PrintWriter out = new PrintWriter(new StringWriter());
        Console console = new Console(
                out,
                new PrintWriter(err),
                new PlainLines(new StringReader(""), out, false),
                Style.PLAIN,
                watched,
                false);
        return new Progress(console, "depth 6", "leaves", () -> nanos);
    }

    @Test
    void tellsShareRateAndTimeLeft() {
        try (Progress progress = progress(true)) {
            nanos = 2_000_000_000L;
            progress.report(0.25, 3_000_000);
        }
        assertThat(err.toString()).isEqualTo("\r\u001b[Kdepth 6: 25.0 %, 1.50 M leaves/s, 6.00 s left\r\u001b[K");
    }

    @Test
    void tellsTheShareOfAFixedTime() {
        try (Progress progress = progress(true)) {
            nanos = 300_000_000L;
            progress.time(0.5);
        }
        assertThat(err.toString()).startsWith("\r\u001b[Kdepth 6: 50.0 %");
    }

    @Test
    void speaksNotTooOften() {
        try (Progress progress = progress(true)) {
            for (int i = 0; i < 10; i++) {
                nanos += 50_000_000L;
                progress.report(i / 10.0, i);
            }
        }
        assertThat(err.toString().split("depth 6", -1)).hasSize(3);
    }

    @Test
    void isSilentWhenNobodyWatches() {
        try (Progress progress = progress(false)) {
            nanos = 2_000_000_000L;
            progress.report(0.25, 3_000_000);
            progress.time(0.5);
        }
        assertThat(err.toString()).isEmpty();
    }
}
