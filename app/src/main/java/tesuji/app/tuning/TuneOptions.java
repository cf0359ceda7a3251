package tesuji.app.tuning;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;
import tesuji.core.base.RecordText;
import tesuji.desk.record.RecordFiles;
import tesuji.lab.settings.SettingsFile;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/** The options that describe a tuning of one parameter x; each has the meaning of a field of the file. */
final class TuneOptions {
    private static final String NAME = "x";
    private static final String NUMBER = "[-+]?([0-9]+\\.?[0-9]*|\\.[0-9]+)([eE][-+]?[0-9]{1,3})?";

    @Option(names = "--game", paramLabel = "G", description = "The game (see tesuji games).")
    private @Nullable String game;

    @Option(names = "--player", paramLabel = "P", description = "The player, with {x} in place of the parameter.")
    private @Nullable String player;

    @Option(
            names = "--against",
            paramLabel = "P",
            description = "An opponent, named as in tesuji match; repeat it for a pool.")
    private List<String> opponents = new ArrayList<>();

    @Option(
            names = "--values",
            paramLabel = "X",
            description = "Values of x to compare, with commas: numbers, or words such as parts of a recipe.")
    private @Nullable String values;

    @Option(names = "--low", paramLabel = "X", description = "The least value of x, to have the best one found.")
    private @Nullable Double low;

    @Option(names = "--high", paramLabel = "X", description = "The largest value of x.")
    private @Nullable Double high;

    @Option(names = "--log", description = "Equal steps of x are equal factors.")
    private boolean logarithmic;

    @Option(names = "--default", paramLabel = "X", description = "The value of x now, to compare with.")
    private @Nullable String standard;

    @Option(
            names = "--games",
            paramLabel = "N",
            description = "Games to find the best value, or of each listed value (default: 400).")
    private @Nullable Long games;

    @Option(
            names = "--verify",
            paramLabel = "N",
            description = "Games of the best value afterwards, and of the default (default: 100).")
    private @Nullable Long verification;

    @Option(
            names = "--seconds",
            paramLabel = "S",
            description = "Time for a move. Without limits: 3 seconds or 20000 playouts.")
    private @Nullable Double seconds;

    @Option(
            names = {"--simulations", "--visits", "--nodes"},
            paramLabel = "N",
            description = "Playouts for a move; positions for a player that plays no games out.")
    private @Nullable Long simulations;

    @Option(
            names = "--engine-timeout",
            paramLabel = "S",
            description = "How long an external program is waited for where the time of a move is not limited"
                    + " (default: 600).")
    private @Nullable Double engineTimeout;

    @Option(
            names = "--threads",
            paramLabel = "N",
            description = "Threads of a player that can use several (default: 1).")
    private @Nullable Long threads;

    @Option(
            names = "--opening",
            paramLabel = "N",
            description = "Random moves before the players begin, the same in both games of a pair (default: 0).")
    private @Nullable Long opening;

    @Option(names = "--seed", paramLabel = "N", description = "Begin of the random numbers (default: 1).")
    private @Nullable Long seed;

    @Option(names = "--parallel", paramLabel = "K", description = "Games at once (default: 1).")
    private @Nullable Long parallel;

    @Option(names = "--out", paramLabel = "DIR", description = "Folder for the journal and the report.")
    private @Nullable String out;

    /** The tuning of a file, if there is one, in which every option replaces the field of its name. */
    ObjectNode json(@Nullable Path file) {
        ObjectNode json = file == null ? JsonNodeFactory.instance.objectNode() : SettingsFile.read(file);
        if (game != null) json.put("game", game);
        if (player != null) json.put("player", player);
        if (!opponents.isEmpty()) {
            ArrayNode list = json.putArray("opponents");
            opponents.forEach(list::add);
        }
        if (values != null || low != null || high != null)
            parameter(json.putArray("parameters").addObject());
        if (seconds != null || simulations != null) {
            json.remove(List.of("seconds", "simulations"));
            if (seconds != null) json.put("seconds", seconds);
        }
        if (engineTimeout != null) json.put("engineTimeout", engineTimeout);
        number(json, "simulations", simulations);
        number(json, "games", games);
        number(json, "verify", verification);
        number(json, "threads", threads);
        number(json, "opening", opening);
        number(json, "seed", seed);
        number(json, "parallel", parallel);
        if (out != null) json.put("out", RecordFiles.path(out).toAbsolutePath().toString());
        return json;
    }

    private void parameter(ObjectNode json) {
        json.put("name", NAME);
        List<String> listed = values == null
                ? List.of()
                : RecordText.split(values).stream().map(String::strip).toList();
        boolean words = listed.stream().anyMatch(value -> !isNumber(value));
        if (values != null) {
            ArrayNode list = json.putArray("values");
            listed.forEach(value -> list.add(value(value, words)));
        }
        if (low != null) json.put("low", low);
        if (high != null) json.put("high", high);
        if (logarithmic) json.put("scale", "log");
        if (standard != null) json.set("default", value(standard.strip(), words || !isNumber(standard.strip())));
    }

    private static boolean isNumber(String text) {
        return text.matches(NUMBER) && Double.isFinite(Double.parseDouble(text));
    }

    /** A number, or a text as it was written. */
    private static JsonNode value(String text, boolean word) {
        return word
                ? JsonNodeFactory.instance.stringNode(text)
                : JsonNodeFactory.instance.numberNode(Double.parseDouble(text));
    }

    private static void number(ObjectNode json, String field, @Nullable Long value) {
        if (value != null) json.put(field, value);
    }
}
