package tesuji.lab.regress;

import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import tesuji.core.base.WholeFile;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.MapperFeature;
import tools.jackson.databind.json.JsonMapper;

/**
 * What the file of a run says.
 *
 * @param settings who was asked what; empty if the file is none of a run
 */
record KeptRun(Optional<RunSettings> settings, List<ProblemResult> results, boolean complete) {
    static final JsonMapper MAPPER = JsonMapper.builder()
            .disable(MapperFeature.SORT_PROPERTIES_ALPHABETICALLY)
            .build();

    private static final String COMPLETE = "complete";

    /** That a run has come to its end. */
    record End(boolean complete) {}

    /** A problem of a suite. */
    record Key(String suite, String id) {
        static Key of(ProblemResult result) {
            return new Key(result.suite(), result.id());
        }
    }

    /** Reads a file; lines that are torn say nothing. */
    static KeptRun read(Path file) {
        List<String> texts =
                new String(WholeFile.read(file), StandardCharsets.UTF_8).lines().toList();
        return new KeptRun(
                texts.stream()
                        .flatMap(line -> as(line, "player", RunSettings.class).stream())
                        .findFirst(),
                texts.stream()
                        .flatMap(line -> as(line, "suite", ProblemResult.class).stream())
                        .toList(),
                texts.stream().anyMatch(line -> as(line, COMPLETE, End.class).isPresent()));
    }

    /** What a line says, if it has this field. */
    static <T> Optional<T> as(String line, String field, Class<T> type) {
        try {
            JsonNode node = MAPPER.readTree(line);
            return node.has(field) ? Optional.of(MAPPER.treeToValue(node, type)) : Optional.empty();
        } catch (JacksonException torn) {
            return Optional.empty();
        }
    }

    /** The names of the suites that were asked here and are asked by these settings, with the same text. */
    Set<String> sharedSuites(RunSettings other) {
        Set<String> shared = new HashSet<>();
        for (RunSettings.Asked suite : settings.map(RunSettings::suites).orElse(List.of())) {
            boolean asked = results.stream().anyMatch(result -> result.suite().equals(suite.name()));
            if (asked && other.suites().contains(suite)) shared.add(suite.name());
        }
        return shared;
    }

    /** The verdicts that count on problems of these suites. */
    Map<Key, Verdict> verdicts(Set<String> suites) {
        Map<Key, Verdict> verdicts = new HashMap<>();
        for (ProblemResult result : results) {
            boolean counts = suites.contains(result.suite()) && result.verdict().isCounted();
            if (counts) verdicts.put(Key.of(result), result.verdict());
        }
        return verdicts;
    }
}
