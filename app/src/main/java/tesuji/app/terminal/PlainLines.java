package tesuji.app.terminal;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.Reader;
import java.io.UncheckedIOException;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Lines from a stream, without editing. */
public final class PlainLines implements LineSource {
    private final BufferedReader in;
    private final PrintWriter out;
    private final boolean echo;

    /** With {@code echo} the lines read are written after their prompts, so that a session over a pipe reads well. */
    public PlainLines(Reader in, PrintWriter out, boolean echo) {
        this.in = new BufferedReader(in);
        this.out = out;
        this.echo = echo;
    }

    @Override
    public @Nullable String read(String prompt, List<String> completions) {
        out.print(prompt);
        out.flush();
        try {
            String line = in.readLine();
            if (line == null) out.println();
            else if (echo) out.println(line);
            out.flush();
            return line;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
