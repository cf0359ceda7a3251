package tesuji.app.analysis;

import java.io.StringReader;
import java.io.StringWriter;
import java.util.List;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** A run of an engine from the first line of its input to the last of its output. */
final class EngineRun {
    /** Fields of a query about a board with two stones, written with ' for ". */
    static final String PLAIN = "'moves':[['b','D4'],['w','C3']],'rules':'chinese','boardXSize':7,'boardYSize':7";

    private EngineRun() {}

    /** What an engine answers to queries, which are written with ' for ". */
    static List<JsonNode> answers(AnalysisEngine engine, String... queries) {
        StringWriter out = new StringWriter();
        engine.serve(new StringReader(String.join("\n", queries).replace('\'', '"')), out);
        return lines(out.toString());
    }

    static List<JsonNode> lines(String text) {
        return text.lines().map(line -> JsonMapper.shared().readTree(line)).toList();
    }
}
