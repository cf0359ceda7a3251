package tesuji.app.terminal;

import java.util.List;
import org.jspecify.annotations.Nullable;

/** Where lines come from: a person at a terminal, a pipe, a test. */
public interface LineSource {
    /**
     * The next line, or null at the end of the input.
     *
     * @param completions words the Tab key may complete, where there is one
     */
    @Nullable
    String read(String prompt, List<String> completions);
}
