package tesuji.spark.play;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ObjectNode;

/** The lines of journals without what differs from machine to machine and from moment to moment. */
public final class Journals {
    private Journals() {}

    /** In an order that does not depend on that of the file. */
    public static List<String> of(Path file) throws IOException {
        return Files.readAllLines(file).stream()
                .map(Journals::timeless)
                .sorted()
                .toList();
    }

    private static String timeless(String line) {
        JsonNode node = JsonMapper.shared().readTree(line);
        if (!(node instanceof ObjectNode game) || !game.has("movesHash")) return line;
        // which of two equal games repeats the other is a matter of the order
        game.remove(List.of("begin", "end", "freeMB", "duplicateOf"));
        if (game.get("origin") instanceof ObjectNode origin) origin.remove("machine");
        for (String player : List.of("a", "b")) {
            if (game.get(player) instanceof ObjectNode part) part.remove("spent");
        }
        return game.toString();
    }
}
