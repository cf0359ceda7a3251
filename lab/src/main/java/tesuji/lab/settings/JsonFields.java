package tesuji.lab.settings;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.OptionalLong;
import org.jspecify.annotations.Nullable;
import tesuji.core.base.InputException;
import tools.jackson.databind.JsonNode;

/**
 * The fields of an object that a person wrote, read strictly: what is unknown, or of another kind than wanted, is
 * refused by a sentence that names the field and what is allowed.
 */
public final class JsonFields {
    private final JsonNode object;
    private final String place;

    /**
     * Refuses what is no object, and fields that are not known.
     *
     * @param place what stands before the name of a field: {@code players[2].}; empty at the top
     */
    public JsonFields(JsonNode object, String place, List<String> known) {
        this.object = object;
        this.place = place;
        for (String field : object.propertyNames()) {
            if (known.contains(field)) continue;
            throw new InputException(
                    "There is no field \"" + place + field + "\"; the fields are " + String.join(", ", known) + ".");
        }
    }

    public Optional<JsonNode> find(String field) {
        @Nullable JsonNode value = object.get(field);
        return Optional.ofNullable(value);
    }

    public JsonNode demand(String field, String allowed) {
        return find(field)
                .orElseThrow(() -> new InputException("The field " + place + field + " is missing: " + allowed + "."));
    }

    public Optional<String> text(String field, String allowed) {
        Optional<JsonNode> value = find(field);
        if (value.isEmpty()) return Optional.empty();
        if (!value.get().isString() || value.get().stringValue().isBlank()) throw refusal(field, allowed, value.get());
        return Optional.of(value.get().stringValue());
    }

    /** One of these words. */
    public String choice(String field, List<String> words, String standard) {
        String allowed = String.join(", ", words.subList(0, words.size() - 1)) + " or " + words.get(words.size() - 1);
        Optional<String> word = text(field, allowed);
        if (word.isEmpty()) return standard;
        if (words.contains(word.get().toLowerCase(Locale.ROOT)))
            return word.get().toLowerCase(Locale.ROOT);
        throw refusal(field, allowed, object.get(field));
    }

    public OptionalLong whole(String field, long least, long most) {
        Optional<JsonNode> value = find(field);
        if (value.isEmpty()) return OptionalLong.empty();
        JsonNode number = value.get();
        boolean whole = number.isIntegralNumber() && number.canConvertToLong();
        if (!whole || number.longValue() < least || number.longValue() > most) {
            throw refusal(field, range(least, most), number);
        }
        return OptionalLong.of(number.longValue());
    }

    /** A whole number, or what is to be taken if nothing is said. */
    public int whole(String field, int least, int most, int standard) {
        return (int) whole(field, least, most).orElse(standard);
    }

    private static String range(long least, long most) {
        if (least == Long.MIN_VALUE) return "a whole number";
        return most == Long.MAX_VALUE
                ? "a whole number of at least " + least
                : "a whole number from " + least + " to " + most;
    }

    /** A number above 0, at most this. */
    public OptionalDouble positive(String field, double most) {
        Optional<JsonNode> value = find(field);
        if (value.isEmpty()) return OptionalDouble.empty();
        double number = value.get().isNumber() ? value.get().doubleValue() : Double.NaN;
        if (!(number > 0 && number <= most)) {
            throw refusal(field, "a number above 0, at most " + Math.round(most), value.get());
        }
        return OptionalDouble.of(number);
    }

    /** How many threads or games at once: a number, or as many as the machine has. */
    public int workers(String field, int standard) {
        int most = 1024;
        Optional<JsonNode> value = find(field);
        if (value.isPresent() && value.get().isString()) {
            if (value.get().stringValue().equals("hardware"))
                return Runtime.getRuntime().availableProcessors();
            throw refusal(field, range(1, most) + " or the word hardware", value.get());
        }
        return whole(field, 1, most, standard);
    }

    public InputException refusal(String field, String allowed, JsonNode value) {
        return new InputException(place + field + " must be " + allowed + ", not " + value + ".");
    }
}
