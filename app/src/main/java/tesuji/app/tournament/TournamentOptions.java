package tesuji.app.tournament;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;
import tesuji.desk.record.RecordFiles;
import tesuji.lab.settings.SettingsFile;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/** The options that describe a tournament: each has the name and the meaning of a field of the file. */
final class TournamentOptions {
    @Option(names = "--game", paramLabel = "G", description = "The game (see tesuji games).")
    private @Nullable String game;

    @Option(
            names = "--player",
            paramLabel = "P",
            description = "A player, named as in tesuji match; repeat it for every player.")
    private List<String> players = new ArrayList<>();

    @Option(
            names = "--format",
            paramLabel = "F",
            description = "round-robin, gauntlet, knock-out or swiss (default: round-robin).")
    private @Nullable String format;

    @Option(names = "--games", paramLabel = "N", description = "Games of a pairing (default: 2).")
    private @Nullable Long games;

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
            description = "Threads of a player that can use several, or hardware (default: 1).")
    private @Nullable String threads;

    @Option(
            names = "--opening",
            paramLabel = "N",
            description = "Random moves before the players begin, the same in both games of a pair (default: 0).")
    private @Nullable Long opening;

    @Option(
            names = "--openings",
            paramLabel = "FILE",
            description = "Openings to begin from, one line of moves each, taken in turn.")
    private @Nullable String openings;

    @Option(
            names = "--sides",
            paramLabel = "WHO",
            description = "exchanged (games in pairs) or fixed (who is named first moves first) (default: exchanged).")
    private @Nullable String sides;

    @Option(
            names = "--max-moves",
            paramLabel = "N",
            description = "Longer games are given up as draws (default: as the rules have it).")
    private @Nullable Long longest;

    @Option(
            names = "--rounds",
            paramLabel = "N",
            description = "Rounds of a Swiss tournament (default: as many as a knock-out has).")
    private @Nullable Long rounds;

    @Option(
            names = "--champions",
            paramLabel = "N",
            description = "In a gauntlet the first N players meet all others (default: 1).")
    private @Nullable Long champions;

    @Option(
            names = "--tie-breaks",
            paramLabel = "N",
            description = "Pairs added while a tie of a knock-out is level; then the better seed goes on (default: 2).")
    private @Nullable Long tieBreaks;

    @Option(
            names = "--ratings",
            paramLabel = "FORM",
            description = "Columns of the table of ratings: ordo or bayeselo (default: ordo).")
    private @Nullable String ratings;

    @Option(names = "--seed", paramLabel = "N", description = "Begin of the random numbers (default: 1).")
    private @Nullable Long seed;

    @Option(names = "--parallel", paramLabel = "K", description = "Games at once, or hardware (default: 1).")
    private @Nullable String parallel;

    @Option(names = "--out", paramLabel = "DIR", description = "Folder for the journal, games and tables.")
    private @Nullable String out;

    /** The tournament of a file, if there is one, in which every option replaces the field of its name. */
    ObjectNode json(@Nullable Path file) {
        ObjectNode json = file == null ? JsonNodeFactory.instance.objectNode() : SettingsFile.read(file);
        text(json, "game", game);
        text(json, "format", format);
        if (!players.isEmpty()) {
            ArrayNode list = json.putArray("players");
            players.forEach(list::add);
        }
        if (seconds != null) json.put("seconds", seconds);
        if (engineTimeout != null) json.put("engineTimeout", engineTimeout);
        limits(json);
        number(json, "games", games);
        number(json, "opening", opening);
        number(json, "maxMoves", longest);
        number(json, "rounds", rounds);
        number(json, "champions", champions);
        number(json, "tieBreaks", tieBreaks);
        number(json, "seed", seed);
        count(json, "threads", threads);
        count(json, "parallel", parallel);
        text(json, "sides", sides);
        text(json, "ratings", ratings);
        here(json, "openings", openings);
        here(json, "out", out);
        return json;
    }

    /** One limit alone replaces both of the file. */
    private void limits(ObjectNode json) {
        if (seconds == null && simulations == null) return;
        if (seconds == null) json.remove("seconds");
        if (simulations == null) json.remove("simulations");
        number(json, "simulations", simulations);
    }

    private static void text(ObjectNode json, String field, @Nullable String value) {
        if (value != null) json.put(field, value);
    }

    private static void number(ObjectNode json, String field, @Nullable Long value) {
        if (value != null) json.put(field, value);
    }

    /** A number, or a word. */
    private static void count(ObjectNode json, String field, @Nullable String value) {
        if (value == null) return;
        if (value.matches("-?[0-9]{1,9}")) json.put(field, Integer.parseInt(value));
        else json.put(field, value);
    }

    /** Names in options begin where the program was started, not where the file is. */
    private static void here(ObjectNode json, String field, @Nullable String name) {
        if (name != null)
            json.put(field, RecordFiles.path(name).toAbsolutePath().toString());
    }
}
