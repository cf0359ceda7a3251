package tesuji.app.gtp;

import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import tesuji.app.katago.KataGoRules;
import tesuji.core.base.InputException;
import tesuji.core.game.GameId;
import tesuji.core.game.RuleReader;
import tesuji.games.go.GoGame;
import tesuji.games.go.GoRules;
import tesuji.gtp.Arguments;
import tesuji.gtp.server.Command;
import tesuji.gtp.server.Reply;
import tesuji.gtp.server.Session;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ObjectNode;

/** Rules of Go as KataGo names them: a word, or an object with a field for every choice. */
final class KataRules {
    private static final Map<String, String> WORDS = Map.of(
            "chinese", "chinese",
            "japanese", "japanese",
            "korean", "japanese",
            "aga", "aga",
            "bga", "aga",
            "french", "aga",
            "new-zealand", "new-zealand",
            "nz", "new-zealand",
            "tromp-taylor", "tromp-taylor");

    /** The written Chinese rules, which forbid all repetitions, as some servers take them. */
    private static final List<String> CHINESE_TO_THE_LETTER = List.of("chinese-ogs", "chinese-kgs");

    private static final String FRIENDLY_PASS = "friendlyPassOk";

    private KataRules() {}

    static List<Command> commands() {
        return List.of(
                Command.of(
                        "kata-get-rules",
                        "the rules of Go as JSON",
                        (session, arguments) ->
                                Reply.text(fields(rules(session)).toString())),
                Command.of(
                        "kata-set-rules",
                        "NAME or JSON: other rules of Go; the moves stay",
                        (session, arguments) -> set(session, arguments.text(0))),
                Command.of("kata-set-rule", "FIELD VALUE: one other rule of Go; the moves stay", KataRules::setOne));
    }

    private static GoRules rules(Session session) {
        if (session.game() instanceof GoGame game) return game.rules();
        throw new InputException(
                "this command is for Go, and the game is " + session.game().id().name());
    }

    private static ObjectNode fields(GoRules rules) {
        return KataGoRules.of(rules).json();
    }

    private static String tax(GoRules.Scoring scoring) {
        return scoring == GoRules.Scoring.TERRITORY ? "SEKI" : "NONE";
    }

    private static String bonus(GoRules.Bonus bonus) {
        return switch (bonus) {
            case NONE -> "0";
            case STONES -> "N";
            case STONES_LESS_ONE -> "N-1";
        };
    }

    private static Reply set(Session session, String text) {
        GoRules now = rules(session);
        String word = text.strip().toLowerCase(Locale.ROOT).replaceAll("[_ ]", "-");
        if (text.startsWith("{")) {
            revise(session, merged(now, parse(text)));
        } else if (CHINESE_TO_THE_LETTER.contains(word)) {
            session.revise(id -> bare(id).with("rules", "chinese").with("ko", "positional"));
        } else {
            String preset = Optional.ofNullable(WORDS.get(word)).orElseThrow(() -> unknown(text));
            session.revise(id -> bare(id).with("rules", preset));
        }
        return Reply.DONE;
    }

    private static Reply setOne(Session session, Arguments arguments) {
        GoRules now = rules(session);
        String value = arguments.word(1);
        ObjectNode change = JsonMapper.shared().createObjectNode();
        if (value.equals("true") || value.equals("false")) change.put(arguments.word(0), value.equals("true"));
        else change.put(arguments.word(0), value);
        if (!fields(now).has(arguments.word(0))) {
            throw Arguments.syntaxError("there is no rule \"" + arguments.word(0) + "\"");
        }
        if (change.has(FRIENDLY_PASS)
                && !change.get(FRIENDLY_PASS).equals(fields(now).get(FRIENDLY_PASS))) {
            throw new InputException(FRIENDLY_PASS + " follows from ko and suicide here");
        }
        revise(session, merged(now, change));
        return Reply.DONE;
    }

    private static InputException unknown(String text) {
        return Arguments.syntaxError("\"" + text + "\" is not a set of rules; write one of "
                + String.join(
                        ", ",
                        Stream.concat(WORDS.keySet().stream(), CHINESE_TO_THE_LETTER.stream())
                                .sorted()
                                .toList())
                + " or JSON");
    }

    private static JsonNode parse(String text) {
        try {
            JsonNode fields = JsonMapper.shared().readTree(text);
            if (fields.isObject()) return fields;
        } catch (JacksonException garbled) {
            throw new InputException("syntax error: the rules are not JSON", garbled);
        }
        throw Arguments.syntaxError("the rules are not an object");
    }

    /** Fields that are not named stay; fields we know nothing of are passed over, as programs add them over time. */
    private static ObjectNode merged(GoRules now, JsonNode change) {
        ObjectNode fields = fields(now);
        boolean taxed = change.has("tax");
        for (String name : List.copyOf(fields.propertyNames())) {
            JsonNode value = change.get(name);
            if (value != null) fields.set(name, value);
        }
        if (!taxed) fields.put("tax", fields.get("scoring").asString("").equals("TERRITORY") ? "SEKI" : "NONE");
        return fields;
    }

    private static void revise(Session session, ObjectNode fields) {
        GoRules.Scoring scoring = choice(fields, "scoring", GoRules.Scoring.values());
        GoRules.Ko ko = choice(fields, "ko", GoRules.Ko.values());
        boolean suicide = flag(fields, "suicide");
        if (flag(fields, "hasButton")) throw new InputException("there is no button here");
        if (!fields.get("tax").asString("").equals(tax(scoring))) {
            throw new InputException("the tax is SEKI where territory is counted and NONE where area is");
        }
        GoRules.Preset preset = preset(scoring, fields.get("whiteHandicapBonus").asString(""));
        session.revise(id -> bare(id).with("rules", RuleReader.word(preset))
                .with("scoring", RuleReader.word(scoring))
                .with("ko", RuleReader.word(ko))
                .with("suicide", suicide ? "yes" : "no"));
    }

    /** The set of rules with this compensation for handicap stones, counted the same way if there is one. */
    private static GoRules.Preset preset(GoRules.Scoring scoring, String bonus) {
        List<GoRules.Preset> fitting = Stream.of(GoRules.Preset.values())
                .filter(preset -> bonus(preset.rules().bonus()).equals(bonus))
                .toList();
        return fitting.stream()
                .filter(preset -> preset.rules().scoring() == scoring)
                .findFirst()
                .or(() -> fitting.stream().findFirst())
                .orElseThrow(() -> Arguments.syntaxError("whiteHandicapBonus is \"0\", \"N-1\" or \"N\""));
    }

    private static GameId bare(GameId id) {
        return id.without("scoring").without("ko").without("suicide");
    }

    private static <E extends Enum<E>> E choice(ObjectNode fields, String name, E[] values) {
        String word = fields.get(name).asString("");
        for (E value : values) if (value.name().equals(word)) return value;
        throw Arguments.syntaxError("\"" + word + "\" is not a value of " + name);
    }

    private static boolean flag(ObjectNode fields, String name) {
        if (fields.get(name).isBoolean()) return fields.get(name).booleanValue();
        throw Arguments.syntaxError(name + " is true or false");
    }
}
