package tesuji.lab.tuning;

import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import tesuji.core.base.InputException;
import tesuji.core.game.Game;
import tesuji.core.game.Library;
import tesuji.core.play.Limits;
import tesuji.lab.catalog.Catalog;
import tesuji.lab.catalog.PlayerSpec;
import tesuji.lab.match.Conditions;
import tesuji.lab.settings.JsonFields;
import tesuji.lab.settings.PlayerFields;
import tesuji.lab.settings.SettingsFile;
import tools.jackson.databind.JsonNode;

/**
 * A tuning as a JSON object describes it.
 *
 * @param parallel how many games are played at once
 * @param out the folder for all files, if there is to be one
 */
public record TuningFile(TuningPlan plan, Game game, int parallel, Optional<Path> out) {
    private static final List<String> FIELDS = List.of(
            "game",
            "player",
            "parameters",
            "opponents",
            "games",
            "verify",
            "seconds",
            "simulations",
            "engineTimeout",
            "threads",
            "opening",
            "maxMoves",
            "parallel",
            "seed",
            "out");
    private static final List<String> OPPONENT_FIELDS = List.of("player", "seconds", "simulations", "threads");
    private static final String OPPONENTS =
            "a list of players, each a name or an object with " + String.join(", ", OPPONENT_FIELDS);
    private static final int MOST_GAMES = 1_000_000;
    private static final int STANDARD_GAMES = 400;
    private static final int STANDARD_VERIFICATION = 100;

    /**
     * Reads the object; an {@link InputException} names the field that is wrong and says what is allowed.
     *
     * @param folder where names of files begin
     */
    public static TuningFile read(JsonNode json, Library library, Path folder) {
        if (!json.isObject()) throw new InputException("A tuning is a JSON object, not " + json + ".");
        JsonFields fields = new JsonFields(json, "", FIELDS);
        Game game = library.open(demandText(fields, "game", "the name of a game"));
        String player = demandText(fields, "player", "a player with each parameter in braces, such as uct[c={x}]");
        List<TunedParameter> parameters = ParameterFields.read(fields, player);
        Limits limits = PlayerFields.limits(fields, PlayerFields.STANDARD);
        Duration patience = PlayerFields.patience(fields);
        int threads = fields.workers("threads", 1);
        int parallel = fields.workers("parallel", 1);
        TuningPlan plan = new TuningPlan(
                conditions(fields, game),
                player,
                new PlayerSpec(player, limits, threads, patience),
                parameters,
                pool(fields, limits, threads).stream()
                        .map(spec -> spec.waitedFor(patience))
                        .toList(),
                pairs(fields, "games", 2, STANDARD_GAMES),
                pairs(fields, "verify", 0, STANDARD_VERIFICATION),
                Math.max(1, parallel / 2),
                fields.whole("seed", Long.MIN_VALUE, Long.MAX_VALUE).orElse(1));
        check(plan, game);
        Optional<Path> out =
                fields.text("out", "the name of a folder").map(name -> SettingsFile.beside(folder, "out", name));
        return new TuningFile(plan, game, parallel, out);
    }

    private static String demandText(JsonFields fields, String field, String allowed) {
        return fields.text(field, allowed)
                .orElseThrow(() -> new InputException("The field " + field + " is missing: " + allowed + "."));
    }

    private static int pairs(JsonFields fields, String field, int least, int standard) {
        int games = fields.whole(field, least, MOST_GAMES, standard);
        if (games % 2 == 0) return games / 2;
        throw new InputException(field + " must be an even number, because games come in pairs, not " + games + ".");
    }

    private static Conditions conditions(JsonFields fields, Game game) {
        int opening = fields.whole("opening", 0, game.maxLength() - 1, 0);
        int longest = fields.whole("maxMoves", opening + 1, Conditions.ENDLESS, Conditions.ENDLESS);
        return new Conditions(game.id(), opening, longest);
    }

    private static List<PlayerSpec> pool(JsonFields fields, Limits limits, int threads) {
        JsonNode list = fields.demand("opponents", OPPONENTS);
        if (!list.isArray() || list.isEmpty()) throw fields.refusal("opponents", OPPONENTS, list);
        List<PlayerSpec> pool = new ArrayList<>();
        for (JsonNode each : list) {
            if (each.isString()) {
                pool.add(PlayerFields.spec(each.stringValue(), limits, threads));
            } else if (each.isObject()) {
                JsonFields own = new JsonFields(each, "opponents[" + (pool.size() + 1) + "].", OPPONENT_FIELDS);
                String name = demandText(own, "player", "a player");
                pool.add(PlayerFields.spec(name, PlayerFields.limits(own, limits), own.workers("threads", threads)));
            } else {
                throw fields.refusal("opponents", OPPONENTS, each);
            }
        }
        return pool;
    }

    /** The player exists at the ends and in the middle of all ranges, and with its standard values. */
    private static void check(TuningPlan plan, Game game) {
        List<List<Double>> tried = new ArrayList<>(plan.isSweep() ? plan.grid() : corners(plan));
        plan.standard().ifPresent(tried::add);
        for (List<Double> values : tried) {
            PlayerSpec spec = PlayerFields.spec(
                    plan.recipe(values), plan.spec().limits(), plan.spec().threads());
            Catalog.check(spec.player(), game, spec.setting(0));
        }
    }

    private static List<List<Double>> corners(TuningPlan plan) {
        return List.of(
                plan.parameters().stream().map(TunedParameter::low).toList(),
                plan.parameters().stream().map(parameter -> parameter.value(0)).toList(),
                plan.parameters().stream().map(TunedParameter::high).toList());
    }
}
