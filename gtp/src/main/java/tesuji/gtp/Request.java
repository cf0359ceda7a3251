package tesuji.gtp;

import java.util.List;
import java.util.Optional;

/**
 * One command as it came over the wire.
 *
 * @param id the digits to be echoed, or empty
 * @param name the command, or empty if the line held an id alone
 */
public record Request(String id, String name, Arguments arguments) {
    /** Reads a line; empty if nothing is left of it once comments and control characters are gone. */
    public static Optional<Request> parse(String line) {
        String clean = clean(line);
        if (clean.isEmpty()) return Optional.empty();
        List<String> words = List.of(clean.split(" +"));
        boolean numbered = isDigits(words.get(0));
        String id = numbered ? words.get(0) : "";
        List<String> rest = numbered ? words.subList(1, words.size()) : words;
        if (rest.isEmpty()) return Optional.of(new Request(id, "", new Arguments(List.of())));
        return Optional.of(new Request(id, rest.get(0), new Arguments(rest.subList(1, rest.size()))));
    }

    /** Tabs become spaces, other control characters vanish, a comment is cut off. */
    private static String clean(String line) {
        StringBuilder clean = new StringBuilder(line.length());
        for (int i = 0; i < line.length() && line.charAt(i) != '#'; i++) {
            char letter = line.charAt(i);
            if (letter == '\t') clean.append(' ');
            else if (!Character.isISOControl(letter)) clean.append(letter);
        }
        return clean.toString().strip();
    }

    private static boolean isDigits(String word) {
        return word.chars().allMatch(letter -> letter >= '0' && letter <= '9');
    }
}
