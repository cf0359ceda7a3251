package tesuji.app.terminal;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.List;
import org.jline.reader.Candidate;
import org.jline.reader.EndOfFileException;
import org.jline.reader.LineReader;
import org.jline.reader.LineReaderBuilder;
import org.jline.reader.UserInterruptException;
import org.jline.terminal.Terminal;
import org.jline.terminal.TerminalBuilder;
import org.jspecify.annotations.Nullable;

/** Lines typed at a terminal, with history and completion. Opens the terminal when the first line is wanted. */
public final class EditedLines implements LineSource {
    private @Nullable LineReader reader;
    private List<String> words = List.of();

    @Override
    public @Nullable String read(String prompt, List<String> completions) {
        words = completions;
        try {
            return opened().readLine(prompt);
        } catch (EndOfFileException e) {
            return null;
        } catch (UserInterruptException e) {
            throw new Interruption(e);
        }
    }

    private LineReader opened() {
        LineReader open = reader;
        if (open == null) {
            open = LineReaderBuilder.builder()
                    .terminal(terminal())
                    .option(LineReader.Option.DISABLE_EVENT_EXPANSION, true)
                    .option(LineReader.Option.CASE_INSENSITIVE, true)
                    .completer((self, line, candidates) -> words.forEach(word -> candidates.add(new Candidate(word))))
                    .build();
            reader = open;
        }
        return open;
    }

    private static Terminal terminal() {
        try {
            return TerminalBuilder.builder().name("tesuji").system(true).build();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
