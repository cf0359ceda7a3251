package tesuji.app.command;

import java.util.Locale;
import tesuji.core.base.InputException;

/** How many threads work, as people write it after {@code --threads}: a number, or as many as the machine has. */
public final class Threads {
    private static final int MOST = 1024;
    private static final String HARDWARE = "hardware";

    private Threads() {}

    /** As many as the machine runs at once. */
    public static int hardware() {
        return Runtime.getRuntime().availableProcessors();
    }

    public static int read(String text) {
        if (text.toLowerCase(Locale.ROOT).equals(HARDWARE)) return hardware();
        int number = text.matches("[0-9]{1,9}") ? Integer.parseInt(text) : 0;
        if (number >= 1 && number <= MOST) return number;
        throw new InputException(
                "--threads must be between 1 and " + MOST + " or the word " + HARDWARE + ", not " + text + ".");
    }
}
