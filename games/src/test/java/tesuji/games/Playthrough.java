package tesuji.games;

import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/**
 * A random game recorded by OpenSpiel (Lanctot et al. 2019).
 *
 * @param states those that were recorded in full
 * @param actions all moves, in OpenSpiel's numbers
 * @param texts all moves, in OpenSpiel's words
 */
public record Playthrough(List<State> states, List<Integer> actions, List<String> texts) {
    /** What OpenSpiel gives as the player of a finished game. */
    public static final int NOBODY = -4;

    /** One recorded state. */
    public record State(
            List<Integer> history,
            List<String> board,
            boolean terminal,
            int player,
            List<Integer> returns,
            List<Integer> legalActions,
            List<String> legalTexts) {}

    /** Reads a recording by its name; skips the test if the reference data is not there. */
    public static Playthrough read(String name) {
        Path file = Path.of(System.getProperty("tesuji.shared", "../shared"), "data", "playthroughs", name + ".json");
        assumeTrue(Files.exists(file), () -> "There is no recording " + file + ".");
        JsonNode root = JsonMapper.shared().readTree(file);
        List<State> states = new ArrayList<>();
        for (JsonNode state : root.get("states")) {
            if (state.has("History")) states.add(state(state));
        }
        List<Integer> actions =
                texts(root.get("action_ids")).stream().map(Integer::valueOf).toList();
        return new Playthrough(List.copyOf(states), actions, texts(root.get("actions")));
    }

    private static State state(JsonNode state) {
        boolean terminal = state.get("IsTerminal").asBoolean();
        return new State(
                numbers(state.get("History")),
                texts(state.get("board")),
                terminal,
                state.get("CurrentPlayer").asInt(),
                numbers(state.get("Returns")),
                terminal ? List.of() : numbers(state.get("LegalActions")),
                terminal ? List.of() : texts(state.get("StringLegalActions")));
    }

    private static List<Integer> numbers(JsonNode array) {
        List<Integer> numbers = new ArrayList<>();
        for (JsonNode item : array) numbers.add(item.asInt());
        return List.copyOf(numbers);
    }

    private static List<String> texts(JsonNode array) {
        List<String> texts = new ArrayList<>();
        for (JsonNode item : array) texts.add(item.asString());
        return List.copyOf(texts);
    }
}
