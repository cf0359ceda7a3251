package tesuji.core.game;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import tesuji.core.base.InputException;

/** The rules of one {@link GameId}, read with the defaults of its family; every refusal is one sentence. */
public final class RuleReader {
    private static final Pattern INTEGER = Pattern.compile("[+-]?[0-9]{1,9}");

    private final GameId id;
    private final GameFamily family;

    RuleReader(GameId id, GameFamily family) {
        this.id = id;
        this.family = family;
        for (String key : id.rules().keySet()) {
            if (family.keys().stream().noneMatch(rule -> rule.name().equals(key))) {
                String known = family.keys().stream().map(RuleKey::name).collect(Collectors.joining(", "));
                throw new InputException(id.name() + " has no key \"" + key + "\"; "
                        + (known.isEmpty() ? "it has none." : "its keys are " + known + "."));
            }
        }
    }

    public boolean has(String key) {
        return id.rules().containsKey(key);
    }

    public String text(String key) {
        String given = id.rules().get(key);
        return given != null ? given : rule(key).standard();
    }

    /** A whole number between the bounds, both included. */
    public int number(String key, int low, int high) {
        String text = text(key);
        if (!INTEGER.matcher(text).matches()) throw refuse(key);
        int value = Integer.parseInt(text);
        if (value < low || value > high) throw refuse(key);
        return value;
    }

    /** Points written with or without a half, as half-points: {@code 7.5} is 15. */
    public int halfPoints(String key, int limit) {
        String text = text(key);
        if (!text.matches("[+-]?[0-9]{1,6}(\\.[05]0*)?")) throw refuse(key);
        double value = 2 * Double.parseDouble(text);
        if (Math.abs(value) > limit) throw refuse(key);
        return (int) value;
    }

    /** One of several words, as the enum constant of that name in lower case with hyphens. */
    public <E extends Enum<E>> E choice(String key, Class<E> kind) {
        for (E constant : kind.getEnumConstants()) {
            if (word(constant).equals(text(key))) return constant;
        }
        throw refuse(key);
    }

    /** Numbers joined by hyphens, each between the bounds: {@code 1-3-5-7}. */
    public List<Integer> numbers(String key, int low, int high) {
        List<Integer> values = new ArrayList<>();
        for (String part : text(key).split("-", -1)) {
            if (!INTEGER.matcher(part).matches()) throw refuse(key);
            int value = Integer.parseInt(part);
            if (value < low || value > high) throw refuse(key);
            values.add(value);
        }
        return List.copyOf(values);
    }

    /** The refusal of the value given for this key. */
    public InputException refuse(String key) {
        return new InputException(
                id.name() + ": " + key + " must be " + rule(key).allowed() + ", not " + text(key) + ".");
    }

    /** How an enum constant is written in a {@link GameId}. */
    public static String word(Enum<?> constant) {
        return constant.name().toLowerCase(java.util.Locale.ROOT).replace('_', '-');
    }

    private RuleKey rule(String key) {
        return family.keys().stream()
                .filter(known -> known.name().equals(key))
                .findFirst()
                .orElseThrow(() -> new IllegalArgumentException(family.name() + " declares no key " + key));
    }
}
