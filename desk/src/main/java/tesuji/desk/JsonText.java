package tesuji.desk;

import tools.jackson.databind.MapperFeature;
import tools.jackson.databind.json.JsonMapper;

/** Answers for other programs: one JSON object on one line, with the fields in the order of the record. */
public final class JsonText {
    private static final JsonMapper MAPPER = JsonMapper.builder()
            .disable(MapperFeature.SORT_PROPERTIES_ALPHABETICALLY)
            .build();

    private JsonText() {}

    public static String of(Record answer) {
        return MAPPER.writeValueAsString(answer);
    }
}
