package tesuji.lab.journal;

import java.util.Collection;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.json.JsonMapper;

/**
 * One object of JSON in the making, with the text that a mapper would write. It is little code, because most of what it
 * costs to write a game is code that has not been compiled yet.
 */
final class JsonLine {
    private static final char[] HEX = "0123456789ABCDEF".toCharArray();

    private final StringBuilder text = new StringBuilder(2048);
    /** Writes what is none of the plain values. */
    private final JsonMapper others;
    /** Whether the next name or value is the first in its object or list. */
    private boolean first = true;

    JsonLine(JsonMapper others) {
        this.others = others;
    }

    /** Begins an object or a list. */
    void begin(char bracket) {
        text.append(bracket);
        first = true;
    }

    /** Ends it. */
    void end(char bracket) {
        text.append(bracket);
        first = false;
    }

    private void next() {
        if (!first) text.append(',');
        first = false;
    }

    /** The name of a value that follows. */
    void name(String name) {
        next();
        string(name);
        text.append(':');
    }

    void field(String name, String value) {
        name(name);
        string(value);
    }

    void field(String name, long value) {
        name(name);
        text.append(value);
    }

    /** A value of a list. */
    void element(String value) {
        next();
        string(value);
    }

    /** Numbers, texts, maps and lists of them as they are, everything else as the mapper has it. */
    void field(String name, @Nullable Object value) {
        name(name);
        value(value);
    }

    /** That there is no value. */
    void nothing() {
        text.append("null");
    }

    private void value(@Nullable Object value) {
        if (value == null || value instanceof Boolean || value instanceof Integer || value instanceof Long) {
            text.append(value);
        } else if (value instanceof Double number && Double.isFinite(number)) {
            text.append(number.doubleValue());
        } else if (value instanceof String string) {
            string(string);
        } else if (value instanceof Map<?, ?> map) {
            begin('{');
            map.forEach((key, each) -> field(String.valueOf(key), each));
            end('}');
        } else if (value instanceof Collection<?> all) {
            begin('[');
            for (Object each : all) {
                next();
                value(each);
            }
            end(']');
        } else {
            text.append(others.writeValueAsString(value));
        }
    }

    private void string(String value) {
        text.append('"');
        int done = 0;
        for (int i = 0; i < value.length(); i++) {
            char c = value.charAt(i);
            if (c >= ' ' && c != '"' && c != '\\') continue;
            text.append(value, done, i);
            escaped(c);
            done = i + 1;
        }
        text.append(value, done, value.length()).append('"');
    }

    private void escaped(char c) {
        text.append('\\');
        switch (c) {
            case '"', '\\' -> text.append(c);
            case '\n' -> text.append('n');
            case '\r' -> text.append('r');
            case '\t' -> text.append('t');
            case '\b' -> text.append('b');
            case '\f' -> text.append('f');
            default -> text.append("u00").append(HEX[c >> 4]).append(HEX[c & 15]);
        }
    }

    @Override
    public String toString() {
        return text.toString();
    }
}
