package tesuji.core.game;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.StringJoiner;
import java.util.regex.Pattern;
import tesuji.core.base.InputException;

/**
 * The name of a game and its rules; its text form is {@code name:key=value,key=value}.
 *
 * <p>Two ids are equal when names and rules are, whatever the order of the keys.
 */
public record GameId(String name, Map<String, String> rules) {
    private static final Pattern WORD = Pattern.compile("[a-z][a-z0-9-]*");
    private static final Pattern VALUE = Pattern.compile("[A-Za-z0-9.+-]+");

    public GameId {
        rules = Collections.unmodifiableMap(new LinkedHashMap<>(rules));
    }

    public static GameId of(String name) {
        return new GameId(name, Map.of());
    }

    /** Reads the text form. */
    public static GameId parse(String text) {
        int colon = text.indexOf(':');
        String name = colon < 0 ? text : text.substring(0, colon);
        if (!WORD.matcher(name).matches()) throw malformed(text);
        Map<String, String> rules = new LinkedHashMap<>();
        if (colon >= 0) {
            for (String rule : text.substring(colon + 1).split(",", -1)) {
                int equals = rule.indexOf('=');
                if (equals < 0) throw malformed(text);
                String key = rule.substring(0, equals);
                String value = rule.substring(equals + 1);
                if (!WORD.matcher(key).matches() || !VALUE.matcher(value).matches()) throw malformed(text);
                if (rules.put(key, value) != null) {
                    throw new InputException("The game \"" + text + "\" gives the key " + key + " twice.");
                }
            }
        }
        return new GameId(name, rules);
    }

    private static InputException malformed(String text) {
        return new InputException("\"" + text + "\" is not a game; write name or name:key=value,key=value.");
    }

    /** The same id with one rule set. */
    public GameId with(String key, String value) {
        Map<String, String> changed = new LinkedHashMap<>(rules);
        changed.put(key, value);
        return new GameId(name, changed);
    }

    /** The same id with one rule left to its default. */
    public GameId without(String key) {
        Map<String, String> changed = new LinkedHashMap<>(rules);
        changed.remove(key);
        return new GameId(name, changed);
    }

    @Override
    public String toString() {
        if (rules.isEmpty()) return name;
        StringJoiner text = new StringJoiner(",", name + ":", "");
        rules.forEach((key, value) -> text.add(key + "=" + value));
        return text.toString();
    }
}
