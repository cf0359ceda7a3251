package tesuji.lab.journal;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import tools.jackson.databind.MapperFeature;
import tools.jackson.databind.cfg.EnumFeature;
import tools.jackson.databind.json.JsonMapper;

final class EntryLineTest {
    /** Finds the fields of records by itself: a field that {@link EntryText} forgets is missed here. */
    private static final JsonMapper BY_REFLECTION = JsonMapper.builder()
            .disable(MapperFeature.SORT_PROPERTIES_ALPHABETICALLY)
            .enable(EnumFeature.WRITE_ENUMS_TO_LOWERCASE)
            .build();

    private static Stream<Entry> entries() {
        Map<String, Object> own = new LinkedHashMap<>();
        own.put("go", Map.of("komi", "7.5"));
        own.put("tournament", Map.of("counts", List.of(Map.of("agrees", false, "said", "B+\"3\""))));
        return Stream.of(
                Samples.counted(),
                Samples.drawn(),
                Samples.failed(),
                Samples.givenUp(),
                Samples.with(Samples.counted(), own),
                Samples.with(Samples.drawn(), Map.of()));
    }

    @ParameterizedTest
    @MethodSource("entries")
    void aLineIsWhatAMapperWouldWrite(Entry entry) {
        assertThat(EntryLine.text(entry)).isEqualTo(BY_REFLECTION.writeValueAsString(entry));
    }

    @ParameterizedTest
    @MethodSource("entries")
    void aLineIsReadBackAsItWas(Entry entry) {
        assertThat(EntryLine.read(EntryLine.text(entry))).contains(entry);
    }

    @Test
    void aTornLineIsNothing() {
        String line = EntryLine.text(Samples.counted());
        assertThat(EntryLine.read(line.substring(0, line.length() - 1))).isEqualTo(Optional.empty());
    }
}
