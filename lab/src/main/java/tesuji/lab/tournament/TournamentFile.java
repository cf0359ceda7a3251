package tesuji.lab.tournament;

import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import tesuji.core.base.InputException;
import tesuji.core.game.Game;
import tesuji.core.game.GameRecord;
import tesuji.core.game.Library;
import tesuji.core.play.Limits;
import tesuji.lab.match.Conditions;
import tesuji.lab.match.Sides;
import tesuji.lab.settings.JsonFields;
import tesuji.lab.settings.PlayerFields;
import tesuji.lab.settings.SettingsFile;
import tesuji.lab.statistics.rating.RatingForm;
import tools.jackson.databind.JsonNode;

/**
 * A tournament as a JSON object describes it.
 *
 * @param parallel how many games are played at once
 * @param out the folder for all files, if there is to be one
 * @param ratings whose columns the table of ratings has
 */
public record TournamentFile(Tournament tournament, Game game, int parallel, Optional<Path> out, RatingForm ratings) {
    /** All fields of the object. */
    public static final List<String> FIELDS = List.of(
            "game",
            "format",
            "players",
            "games",
            "seconds",
            "simulations",
            "engineTimeout",
            "threads",
            "opening",
            "openings",
            "sides",
            "maxMoves",
            "parallel",
            "seed",
            "out",
            "rounds",
            "champions",
            "tieBreaks",
            "ratings");

    private static final List<String> PLAYER_FIELDS = List.of("player", "name", "seconds", "simulations", "threads");
    private static final List<String> FORMATS = List.of(RoundRobin.WORD, Gauntlet.WORD, Knockout.WORD, Swiss.WORD);
    private static final String EXCHANGED = "exchanged";
    private static final String PLAYERS =
            "a list of two players or more, each a name or an object with " + String.join(", ", PLAYER_FIELDS);

    private static final int MOST_PLAYERS = 1000;
    private static final int MOST_GAMES = 1_000_000;
    private static final int STANDARD_TIE_BREAKS = 2;

    /**
     * Reads the object; an {@link InputException} names the field that is wrong and says what is allowed.
     *
     * @param folder where names of files begin
     */
    public static TournamentFile read(JsonNode json, Library library, Path folder) {
        if (!json.isObject()) throw new InputException("A tournament is a JSON object, not " + json + ".");
        JsonFields fields = new JsonFields(json, "", FIELDS);
        String id = fields.text("game", "the name of a game")
                .orElseThrow(() -> new InputException("The field game is missing: the name of a game."));
        Game game = library.open(id);
        List<Entrant> entrants = entrants(fields);
        List<GameRecord> openings = openings(fields, game, folder);
        Conditions conditions = conditions(fields, game, openings);
        Format format = format(fields, entrants.size());
        int games = games(fields, conditions.sides());
        long seed = fields.whole("seed", Long.MIN_VALUE, Long.MAX_VALUE).orElse(1);
        Tournament tournament = new Tournament(conditions, format, entrants, games, openings, seed);
        demandFewGames(tournament);
        Optional<Path> out =
                fields.text("out", "the name of a folder").map(name -> SettingsFile.beside(folder, "out", name));
        RatingForm ratings = RatingForm.of(fields.choice("ratings", RatingForm.words(), RatingForm.ORDO.word()));
        return new TournamentFile(tournament, game, fields.workers("parallel", 1), out, ratings);
    }

    private static List<Entrant> entrants(JsonFields fields) {
        JsonNode list = fields.demand("players", PLAYERS);
        if (!list.isArray() || list.size() < 2 || list.size() > MOST_PLAYERS) {
            throw fields.refusal("players", PLAYERS, list);
        }
        Limits limits = PlayerFields.limits(fields, PlayerFields.STANDARD);
        int threads = fields.workers("threads", 1);
        Duration patience = PlayerFields.patience(fields);
        List<Entrant> entrants = new ArrayList<>();
        Set<String> names = new HashSet<>();
        for (JsonNode each : list) {
            Entrant entrant = entrant(each, "players[" + (entrants.size() + 1) + "]", limits, threads);
            if (!names.add(entrant.name())) {
                throw new InputException("Two players are called \"" + entrant.name()
                        + "\"; give each a \"name\" of its own in a file.");
            }
            entrants.add(entrant.waitedFor(patience));
        }
        return entrants;
    }

    private static Entrant entrant(JsonNode node, String place, Limits limits, int threads) {
        if (node.isString())
            return new Entrant(node.stringValue(), PlayerFields.spec(node.stringValue(), limits, threads));
        if (!node.isObject())
            throw new InputException(place + " must be a player or an object with " + String.join(", ", PLAYER_FIELDS)
                    + ", not " + node + ".");
        JsonFields own = new JsonFields(node, place + ".", PLAYER_FIELDS);
        String player = own.text("player", "a player")
                .orElseThrow(() -> new InputException("The field " + place + ".player is missing: a player."));
        String name = own.text("name", "a text").orElse(player);
        return new Entrant(
                name, PlayerFields.spec(player, PlayerFields.limits(own, limits), own.workers("threads", threads)));
    }

    private static List<GameRecord> openings(JsonFields fields, Game game, Path folder) {
        Optional<JsonNode> found = fields.find("openings");
        if (found.isEmpty()) return List.of();
        JsonNode node = found.get();
        if (fields.find("opening").isPresent()) throw new InputException("Give opening or openings, not both.");
        if (node.isString()) return OpeningList.read(SettingsFile.beside(folder, "openings", node.stringValue()), game);
        String allowed = "the name of a file with one opening in each line, or a list of such lines";
        if (!node.isArray()) throw fields.refusal("openings", allowed, node);
        List<String> lines = new ArrayList<>();
        for (JsonNode line : node) {
            if (!line.isString()) throw fields.refusal("openings", allowed, line);
            lines.add(line.stringValue());
        }
        return OpeningList.of(lines, game, "openings[%d]");
    }

    private static Conditions conditions(JsonFields fields, Game game, List<GameRecord> openings) {
        int opening = fields.whole("opening", 0, game.maxLength() - 1, 0);
        int longest = fields.whole("maxMoves", 1, Conditions.ENDLESS, Conditions.ENDLESS);
        int begun =
                openings.stream().mapToInt(each -> each.moves().size()).max().orElse(opening);
        if (longest <= begun) {
            throw new InputException(
                    "maxMoves must be more than the " + begun + " moves of the opening, not " + longest + ".");
        }
        boolean exchanged =
                fields.choice("sides", List.of(EXCHANGED, "fixed"), EXCHANGED).equals(EXCHANGED);
        return new Conditions(game.id(), opening, longest, exchanged ? Sides.EXCHANGED : Sides.FIXED);
    }

    private static int games(JsonFields fields, Sides sides) {
        int games = fields.whole("games", 1, MOST_GAMES, 2);
        if (sides == Sides.EXCHANGED && games % 2 != 0) {
            throw new InputException(
                    "games must be even where sides are exchanged, because they are played in pairs, not " + games
                            + ".");
        }
        return games;
    }

    private static Format format(JsonFields fields, int players) {
        String word = fields.choice("format", FORMATS, RoundRobin.WORD);
        demandPlace(fields, "champions", Gauntlet.WORD, word);
        demandPlace(fields, "rounds", Swiss.WORD, word);
        demandPlace(fields, "tieBreaks", Knockout.WORD, word);
        return switch (word) {
            case Gauntlet.WORD -> new Gauntlet(fields.whole("champions", 1, players - 1, 1));
            case Knockout.WORD -> new Knockout(fields.whole("tieBreaks", 0, 1000, STANDARD_TIE_BREAKS));
            case Swiss.WORD -> new Swiss(fields.whole("rounds", 1, 1000, Swiss.standardRounds(players)));
            default -> new RoundRobin();
        };
    }

    private static void demandPlace(JsonFields fields, String field, String format, String chosen) {
        if (format.equals(chosen) || fields.find(field).isEmpty()) return;
        throw new InputException(field + " belongs to the format " + format + ", not to " + chosen + ".");
    }

    /** Formats that name all games at once name a list of them. */
    private static void demandFewGames(Tournament tournament) {
        if (tournament.format() instanceof Swiss || tournament.format() instanceof Knockout) return;
        long players = tournament.entrants().size();
        if (players * (players - 1) / 2 * tournament.games() <= MOST_GAMES) return;
        throw new InputException("These are more than " + MOST_GAMES + " games; name fewer players or fewer games.");
    }
}
