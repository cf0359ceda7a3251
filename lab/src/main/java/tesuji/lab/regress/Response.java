package tesuji.lab.regress;

import java.util.Locale;

/** What came back for a command. */
public sealed interface Response {
    /** Its text, for a person. */
    String text();

    /** Done. */
    record Answer(String text) implements Response {}

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
