package tesuji.app;

import tesuji.app.terminal.Console;
import tools.jackson.databind.MapperFeature;
import tools.jackson.databind.json.JsonMapper;

/** Answers for other programs: one JSON object on one line, with the fields in the order of the record. */
final class Json {
    private static final JsonMapper MAPPER = JsonMapper.builder()
            .disable(MapperFeature.SORT_PROPERTIES_ALPHABETICALLY)
            .build();

    private Json() {}

    static void print(Console console, Record answer) {
        console.out().println(MAPPER.writeValueAsString(answer));
    }
}
