package tesuji.lab.journal;

import java.util.Optional;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.MapperFeature;
import tools.jackson.databind.cfg.EnumFeature;
import tools.jackson.databind.json.JsonMapper;

/** An {@link Entry} as one line of JSON, and back. */
public final class EntryLine {
    private static final JsonMapper MAPPER = JsonMapper.builder()
            .disable(MapperFeature.SORT_PROPERTIES_ALPHABETICALLY)
            .enable(EnumFeature.WRITE_ENUMS_TO_LOWERCASE)
            .enable(MapperFeature.ACCEPT_CASE_INSENSITIVE_ENUMS)
            .build();

    private EntryLine() {}

    public static String text(Entry entry) {
        return EntryText.of(entry, MAPPER);
    }

    /** The entry of a line; empty if the line is torn or somebody else's. */
    public static Optional<Entry> read(String line) {
        try {
            return Optional.ofNullable(MAPPER.readValue(line, Entry.class));
        } catch (JacksonException torn) {
            return Optional.empty();
        }
    }
}
