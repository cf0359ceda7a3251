package tesuji.app.terminal;

import java.nio.charset.Charset;
import java.util.Map;

/**
 * What the screen can show.
 *
 * @param colour whether escape sequences are understood and wanted
 * @param unicode whether stones and lines can be more than ASCII
 */
public record Style(boolean colour, boolean unicode) {
    /** Characters every terminal has, and nothing else. */
    public static final Style ASCII = new Style(false, false);

    /** Black and white, with lines and stones. */
    public static final Style PLAIN = new Style(false, true);

    private static final String SAMPLE = "●○┼—…";

    /** The style of the standard output; NO_COLOR (no-color.org) and a dumb terminal are respected. */
    public static Style of(boolean terminal, Charset charset, Map<String, String> environment) {
        String term = environment.getOrDefault("TERM", "");
        boolean dumb = terminal && (term.isEmpty() || term.equals("dumb"));
        boolean colour =
                terminal && !dumb && environment.getOrDefault("NO_COLOR", "").isEmpty();
        return new Style(
                colour, !dumb && charset.canEncode() && charset.newEncoder().canEncode(SAMPLE));
    }

    /** The same screen, kept to ASCII without colour if asked for. */
    public Style keptTo(boolean ascii) {
        return ascii ? ASCII : this;
    }

    /** The text in one of 256 colours, if there are colours. */
    public String ink(int colourNumber, String text) {
        return colour ? "\u001b[38;5;" + colourNumber + "m" + text + "\u001b[39m" : text;
    }

    /** The text on a ground of one of 256 colours, if there are colours. */
    public String ground(int colourNumber, String text) {
        return colour ? "\u001b[48;5;" + colourNumber + "m" + text + "\u001b[49m" : text;
    }

    public String bold(String text) {
        return colour ? "\u001b[1m" + text + "\u001b[22m" : text;
    }

    public String faint(String text) {
        return colour ? "\u001b[2m" + text + "\u001b[22m" : text;
    }

    /** The first text if the screen has Unicode, else the second. */
    public String either(String rich, String plain) {
        return unicode ? rich : plain;
    }
}
