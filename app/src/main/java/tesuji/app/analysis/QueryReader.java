package tesuji.app.analysis;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import tesuji.app.katago.KataGoRules;
import tesuji.core.base.InputException;
import tesuji.core.game.Library;
import tesuji.core.play.AnalysisRequest;
import tesuji.games.go.GoGame;
import tesuji.neural.GoEvaluator;
import tools.jackson.databind.JsonNode;

/** Turns the object of a query into an {@link AnalysisQuery}, or a {@link FieldException} says what is wrong. */
final class QueryReader {
    private static final Set<String> KNOWN = Set.of(
            "id",
            "action",
            "terminateId",
            "turnNumbers",
            "boardXSize",
            "boardYSize",
            "initialStones",
            "moves",
            "initialPlayer",
            "analyzeTurns",
            "priorities",
            "rules",
            "komi",
            "whiteHandicapBonus",
            "overrideSettings",
            "maxVisits",
            "analysisPVLen",
            "rootFpuReductionMax",
            "rootPolicyTemperature",
            "includeMovesOwnership",
            "includeMovesOwnershipStdev",
            "includeOwnership",
            "includeOwnershipStdev",
            "includePolicy",
            "includePVVisits",
            "includeNoResultValue",
            "reportDuringSearchEvery",
            "firstReportDuringSearchAfter",
            "priority",
            "allowMoves",
            "avoidMoves");

    private static final String SIZE =
            "Must provide an integer from " + GoEvaluator.SMALLEST + " to " + GoEvaluator.LARGEST;
    private static final String RULES = "Must specify rules string, such as \"chinese\" or \"tromp-taylor\", or a JSON"
            + " object with detailed rules parameters.";
    private static final String BANS = "Must be a list of dicts with subfields 'player', 'moves', 'untilDepth'";
    private static final String TURNS = "Must specify an array of integers indicating turns to analyze";
    private static final long MOST_PRIORITY = (1L << 62) - 1;
    private static final int MOST_DEPTH = 1_000_000_000;

    private final Library library;
    private final SettingsReader settings;

    QueryReader(Library library, SettingsReader settings) {
        this.library = library;
        this.settings = settings;
    }

    AnalysisQuery read(String id, QueryFields query) {
        List<AnalysisQuery.Warning> warnings = new ArrayList<>();
        int size = size(query);
        KataGoRules rules = rules(query, warnings);
        GoGame game = (GoGame) library.open(rules.game(size, 0));
        QueryVertices vertices = new QueryVertices(game);
        List<QueryVertices.Placed> stones =
                query.has("initialStones") ? vertices.pairs(query, "initialStones", false) : List.of();
        if (!query.has("moves")) {
            throw new FieldException("moves", "Must specify an array of [player,location] pairs");
        }
        List<QueryVertices.Placed> moves = vertices.pairs(query, "moves", true);
        Map<Integer, Long> turns = turns(query, moves.size());
        int first = query.has("initialPlayer") ? query.player("initialPlayer") : firstPlayer(stones, moves);
        AnalysisQuery.Search search = settings.search(query, bans(query, vertices, game), warnings);
        AnalysisQuery.Report report = settings.report(query, warnings);
        for (String field : query.object().propertyNames()) {
            if (!KNOWN.contains(field)) {
                warnings.add(new AnalysisQuery.Warning(field, "Unexpected or unused field, do you have a typo?"));
            }
        }
        QueryGame played = new QueryGame(library, rules, game, stones, first);
        List<AnalysisQuery.Turn> wanted = new ArrayList<>();
        for (int number = 0; number <= moves.size(); number++) {
            if (turns.containsKey(number)) {
                wanted.add(new AnalysisQuery.Turn(number, turns.get(number), played.root()));
            }
            if (number < moves.size()) played.play(number, moves.get(number));
        }
        return new AnalysisQuery(id, search, report, wanted, warnings);
    }

    private static int size(QueryFields query) {
        int width = (int) query.integer("boardXSize", GoEvaluator.SMALLEST, GoEvaluator.LARGEST, SIZE);
        int height = (int) query.integer("boardYSize", GoEvaluator.SMALLEST, GoEvaluator.LARGEST, SIZE);
        if (width != height) throw new FieldException("boardYSize", "Boards that are not square are not supported");
        return width;
    }

    private static KataGoRules rules(QueryFields query, List<AnalysisQuery.Warning> warnings) {
        if (!query.has("rules")) throw new FieldException("rules", RULES);
        KataGoRules asked = rules(query.get("rules"));
        KataGoRules nearest = asked.nearest();
        if (!nearest.equals(asked)) {
            warnings.add(new AnalysisQuery.Warning(
                    "rules", "Rules " + asked.json() + " not supported, using " + nearest.json() + " instead"));
        }
        if (query.has("komi")) nearest = nearest.withKomi(komi(query.get("komi")));
        if (!query.has("whiteHandicapBonus")) return nearest;
        JsonNode bonus = query.get("whiteHandicapBonus");
        if (!bonus.isString()) throw new FieldException("whiteHandicapBonus", "Must be a string");
        try {
            return nearest.withBonus(KataGoRules.bonus(bonus.stringValue()));
        } catch (InputException unknown) {
            throw new FieldException("whiteHandicapBonus", String.valueOf(unknown.getMessage()));
        }
    }

    private static KataGoRules rules(JsonNode rules) {
        if (rules.isString()) return KataGoRules.named(rules.stringValue()).orElseThrow(() -> unreadable(rules));
        if (!rules.isObject()) throw new FieldException("rules", RULES);
        try {
            return KataGoRules.read(rules);
        } catch (InputException unknown) {
            throw unreadable(rules);
        }
    }

    private static FieldException unreadable(JsonNode rules) {
        return new FieldException("rules", "Could not parse rules: " + rules.asString(rules.toString()));
    }

    private static int komi(JsonNode komi) {
        try {
            return KataGoRules.komi(komi);
        } catch (InputException wrong) {
            throw new FieldException("komi", String.valueOf(wrong.getMessage()));
        }
    }

    private static int firstPlayer(List<QueryVertices.Placed> stones, List<QueryVertices.Placed> moves) {
        if (!moves.isEmpty()) return moves.get(0).side();
        return QueryGame.handicap(stones) > 0 ? 1 : 0;
    }

    /** The turns to analyse, each with its priority. */
    private static Map<Integer, Long> turns(QueryFields query, int moves) {
        Map<Integer, Long> turns = new TreeMap<>();
        long priority = priority(query);
        if (!query.has("analyzeTurns")) {
            if (query.has("priorities")) {
                throw new FieldException("priorities", "Can only specify when also specifying analyzeTurns");
            }
            turns.put(moves, priority);
            return turns;
        }
        List<Long> numbers = query.integers("analyzeTurns", TURNS);
        for (long number : numbers) {
            if (number < 0 || number > moves) {
                throw new FieldException("analyzeTurns", "Invalid turn number: " + number);
            }
            turns.put((int) number, priority);
        }
        if (query.has("priorities")) setPriorities(query, numbers, turns);
        return turns;
    }

    private static long priority(QueryFields query) {
        if (!query.has("priority")) return 0;
        if (query.has("priorities")) {
            throw new FieldException("priority", "Cannot specify both priority and priorities");
        }
        return query.integer("priority", -MOST_PRIORITY, MOST_PRIORITY, "Must be a number between -2^62 and 2^62");
    }

    private static void setPriorities(QueryFields query, List<Long> numbers, Map<Integer, Long> turns) {
        List<Long> priorities = query.integers("priorities", "Must specify an array of integers indicating priorities");
        if (priorities.size() != numbers.size()) {
            throw new FieldException("priorities", "Must be of matching length to analyzeTurns");
        }
        for (int i = 0; i < priorities.size(); i++) {
            long priority = priorities.get(i);
            if (Math.abs(priority) > MOST_PRIORITY) {
                throw new FieldException("priorities", "Invalid priority: " + priority);
            }
            turns.put(numbers.get(i).intValue(), priority);
        }
    }

    private static List<AnalysisRequest.Ban> bans(QueryFields query, QueryVertices vertices, GoGame game) {
        boolean allowing = query.has("allowMoves");
        if (allowing && query.has("avoidMoves")) {
            throw new FieldException("allowMoves", "Cannot specify both allowMoves and avoidMoves");
        }
        String field = allowing ? "allowMoves" : "avoidMoves";
        if (!query.has(field)) return List.of();
        JsonNode list = query.get(field);
        if (!list.isArray()) throw new FieldException(field, BANS);
        List<AnalysisRequest.Ban> bans = new ArrayList<>();
        for (JsonNode each : list) {
            QueryFields entry = new QueryFields(each);
            if (!entry.has("player") || !entry.has("moves") || !entry.has("untilDepth")) {
                throw new FieldException(field, BANS);
            }
            int side = entry.player("player");
            Set<Integer> named = Set.copyOf(vertices.list(entry, "moves"));
            int depth = (int) entry.integer("untilDepth", 1, MOST_DEPTH, "Must be a positive integer");
            if (allowing && bans.stream().anyMatch(ban -> ban.side() == side)) {
                throw new FieldException(field, "Cannot specify allowMoves more than once for the same player");
            }
            bans.add(new AnalysisRequest.Ban(side, allowing ? others(named, game) : named, depth));
        }
        return bans;
    }

    private static Set<Integer> others(Set<Integer> allowed, GoGame game) {
        return IntStream.range(0, game.moveLimit())
                .filter(move -> !allowed.contains(move))
                .boxed()
                .collect(Collectors.toSet());
    }
}
