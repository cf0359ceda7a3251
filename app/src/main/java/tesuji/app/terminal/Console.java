package tesuji.app.terminal;

import java.io.FileDescriptor;
import java.io.FileInputStream;
import java.io.FileOutputStream;
import java.io.InputStreamReader;
import java.io.OutputStreamWriter;
import java.io.PrintWriter;
import java.nio.charset.Charset;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * The world outside the program as a command sees it: answers go to {@code out}, complaints and progress to
 * {@code err}, lines come from {@code lines}.
 *
 * @param style what the standard output can show
 * @param watched whether a person sees the standard error at once, so that progress is worth printing
 * @param edited whether a person types the lines at a terminal, so that the screen may be cleared
 */
public record Console(
        PrintWriter out, PrintWriter err, LineSource lines, Style style, boolean watched, boolean edited) {
    private static final String CLEAR = "\u001b[H\u001b[2J";

    /**
     * The console of this process. Java 17 cannot ask which standard streams are terminals; the launcher can, and says
     * so in the property {@code tesuji.terminal} (some of {@code in,out,err}).
     */
    public static Console ofProcess(Map<String, String> environment) {
        List<String> terminals =
                List.of(System.getProperty("tesuji.terminal", "").split(","));
        Charset charset = Charset.forName(System.getProperty("native.encoding", "UTF-8"));
        PrintWriter out = writer(FileDescriptor.out, charset);
        PrintWriter err = writer(FileDescriptor.err, charset);
        boolean typed = terminals.contains("in");
        Style style = Style.of(terminals.contains("out"), charset, environment);
        boolean edited = typed && terminals.contains("out") && !isDumb(environment);
        LineSource lines = edited
                ? new EditedLines()
                : new PlainLines(new InputStreamReader(new FileInputStream(FileDescriptor.in), charset), out, !typed);
        return new Console(out, err, lines, style, terminals.contains("err"), edited);
    }

    private static boolean isDumb(Map<String, String> environment) {
        String term = environment.getOrDefault("TERM", "");
        return term.isEmpty() || term.equals("dumb");
    }

    private static PrintWriter writer(FileDescriptor descriptor, Charset charset) {
        return new PrintWriter(new OutputStreamWriter(new FileOutputStream(descriptor), charset), true);
    }

    /** The answer to a question, or null when there are no more. */
    public @Nullable String ask(String prompt, List<String> completions) {
        out.flush();
        return lines.read(prompt, completions);
    }

    /** An empty screen, where a person looks at one. */
    public void clear() {
        if (edited) out.print(CLEAR);
    }

    /** The same console, kept to ASCII without colour if asked for. */
    public Console keptTo(boolean ascii) {
        return new Console(out, err, lines, style.keptTo(ascii), watched, edited);
    }
}
