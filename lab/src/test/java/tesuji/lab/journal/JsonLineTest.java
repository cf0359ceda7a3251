package tesuji.lab.journal;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tools.jackson.databind.json.JsonMapper;

/** The same text as that of a mapper, for whatever a game may have to tell. */
final class JsonLineTest {
    private static final JsonMapper MAPPER = JsonMapper.shared();

    private static String line(Object value) {
        JsonLine line = new JsonLine(MAPPER);
        line.begin('{');
        line.field("value", value);
        line.end('}');
        return line.toString();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "plain",
                "\"quoted\" \\ and / and '",
                "two\nlines\r\n\ttab",
                "\b\f\u0000\u0001\u001f\u007f",
                "zażółć 将棋 \ud83d\udc4d\u2028"
            })
    void textsAreEscapedAsAMapperDoes(String text) {
        assertThat(line(text)).isEqualTo(MAPPER.writeValueAsString(Map.of("value", text)));
    }

    @Test
    void valuesAreThoseOfAMapper() {
        Map<String, Object> nested = new LinkedHashMap<>();
        nested.put("round", 3);
        nested.put("large", Long.MIN_VALUE);
        nested.put("half", 0.5);
        nested.put("tiny", 1e-300);
        nested.put("third", 1 / 3.0);
        nested.put("flag", true);
        nested.put("nothing", null);
        nested.put("list", Arrays.asList("a\n", 1, null, List.of(), Map.of("x", 2.0)));
        nested.put("empty", Map.of());
        nested.put("other", Optional.of("text"));
        nested.put("infinite", Double.POSITIVE_INFINITY);
        assertThat(line(nested)).isEqualTo(MAPPER.writeValueAsString(Map.of("value", nested)));
    }
}
