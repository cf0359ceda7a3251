package tesuji.lab.regress;

import java.util.Locale;
import java.util.Optional;

/** What came back for a command. */
public sealed interface Response {
    /** Its text, for a person. */
    String text();

    /**
     * Done.
     *
     * @param astray why the program has another position on its board now than it should have, if it has
     */
    record Answer(String text, Optional<String> astray) implements Response {
        public Answer(String text) {
            this(text, Optional.empty());
        }
    }

    /** Not done, and the program says why. */
    record Refusal(String text) implements Response {
        /** Whether the reason is that there is no such command, in the words of the protocol. */
        boolean isUnknownCommand() {
            return text.strip().toLowerCase(Locale.ROOT).startsWith("unknown command");
        }
    }

    /** The program has ended, is silent, or speaks no protocol; it cannot be asked again. */
    record Breakdown(String text) implements Response {}
}
