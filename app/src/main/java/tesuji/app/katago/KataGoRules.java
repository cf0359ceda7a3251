package tesuji.app.katago;

import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import tesuji.core.base.InputException;
import tesuji.core.game.GameId;
import tesuji.core.game.HalfPoints;
import tesuji.core.game.RuleReader;
import tesuji.games.go.GoRules;
import tesuji.games.go.GoRules.Bonus;
import tesuji.games.go.GoRules.Ko;
import tesuji.games.go.GoRules.Scoring;
import tesuji.neural.go.NetworkRules;
import tesuji.neural.go.NetworkRules.Tax;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ObjectNode;

/**
 * Rules of Go as KataGo names them: a word, or an object with a field for every choice.
 *
 * @param bonus what White gets for handicap stones
 * @param komi half-points, those that belong to the rules unless others were named
 */
public record KataGoRules(NetworkRules rules, Bonus bonus, int komi) {
    private static final int AREA_KOMI = 15;
    private static final int BUTTON_KOMI = 14;
    private static final int TERRITORY_KOMI = 13;

    /** The largest komi a query may name, in half-points. */
    public static final int MOST_KOMI = 800;

    private static final KataGoRules TROMP_TAYLOR = area(Ko.POSITIONAL, true, false, Bonus.NONE, AREA_KOMI);
    private static final KataGoRules JAPANESE = territory(Tax.SEKI);
    private static final KataGoRules CHINESE = area(Ko.SIMPLE, false, true, Bonus.STONES, AREA_KOMI);
    private static final KataGoRules CHINESE_SERVER = area(Ko.POSITIONAL, false, true, Bonus.STONES, AREA_KOMI);
    private static final KataGoRules AGA = area(Ko.SITUATIONAL, false, true, Bonus.STONES_LESS_ONE, AREA_KOMI);
    private static final KataGoRules NEW_ZEALAND = area(Ko.SITUATIONAL, true, true, Bonus.NONE, BUTTON_KOMI);
    private static final KataGoRules ING = area(Ko.POSITIONAL, true, true, Bonus.NONE, AREA_KOMI);
    private static final KataGoRules STONES = new KataGoRules(
            new NetworkRules(Ko.SIMPLE, Scoring.AREA, Tax.ALL, false, true, false), Bonus.NONE, AREA_KOMI);
    private static final KataGoRules BUTTON = new KataGoRules(
            new NetworkRules(Ko.SITUATIONAL, Scoring.AREA, Tax.NONE, false, true, true),
            Bonus.STONES_LESS_ONE,
            BUTTON_KOMI);

    /** By their names without blanks, hyphens and underscores. */
    private static final Map<String, KataGoRules> NAMED = Map.ofEntries(
            Map.entry("tromptaylor", TROMP_TAYLOR),
            Map.entry("chinese", CHINESE),
            Map.entry("chineseogs", CHINESE_SERVER),
            Map.entry("chinesekgs", CHINESE_SERVER),
            Map.entry("japanese", JAPANESE),
            Map.entry("korean", JAPANESE),
            Map.entry("aga", AGA),
            Map.entry("bga", AGA),
            Map.entry("french", AGA),
            Map.entry("agabutton", BUTTON),
            Map.entry("newzealand", NEW_ZEALAND),
            Map.entry("nz", NEW_ZEALAND),
            Map.entry("stonescoring", STONES),
            Map.entry("ancientarea", STONES),
            Map.entry("ancientterritory", territory(Tax.ALL)),
            Map.entry("ing", ING),
            Map.entry("goe", ING));

    private static KataGoRules area(Ko ko, boolean suicide, boolean friendlyPass, Bonus bonus, int komi) {
        return new KataGoRules(new NetworkRules(ko, Scoring.AREA, Tax.NONE, suicide, friendlyPass, false), bonus, komi);
    }

    private static KataGoRules territory(Tax tax) {
        NetworkRules rules = new NetworkRules(Ko.SIMPLE, Scoring.TERRITORY, tax, false, false, false);
        return new KataGoRules(rules, Bonus.NONE, TERRITORY_KOMI);
    }

    /** The rules with this name, in any case, with blanks, hyphens or underscores between its words or without. */
    public static Optional<KataGoRules> named(String name) {
        String joined = name.strip().toLowerCase(Locale.ROOT).replaceAll("[-_ ]", "");
        return Optional.ofNullable(NAMED.get(joined));
    }

    /** Reads an object. What it does not name is as in the rules of Tromp and Taylor; unknown names are refused. */
    public static KataGoRules read(JsonNode object) {
        KataGoRules start = TROMP_TAYLOR;
        Ko ko = start.rules.ko();
        Scoring scoring = start.rules.scoring();
        Optional<Tax> tax = Optional.empty();
        boolean suicide = start.rules.suicide();
        boolean friendlyPass = start.rules.friendlyPass();
        boolean button = false;
        Bonus bonus = start.bonus;
        Optional<Integer> komi = Optional.empty();
        for (String name : object.propertyNames()) {
            JsonNode value = object.get(name);
            switch (name) {
                case "ko" -> ko = choice(name, value, Ko.SIMPLE, Ko.POSITIONAL, Ko.SITUATIONAL);
                case "scoring", "score" -> scoring = choice(name, value, Scoring.values());
                case "tax" -> tax = Optional.of(choice(name, value, Tax.values()));
                case "suicide" -> suicide = flag(name, value);
                case "hasButton" -> button = flag(name, value);
                case "friendlyPassOk" -> friendlyPass = flag(name, value);
                case "whiteHandicapBonus" -> bonus = bonus(value.asString(""));
                case "komi" -> komi = Optional.of(komi(value));
                default -> throw new InputException("there is no rule \"" + name + "\"");
            }
        }
        boolean territory = scoring == Scoring.TERRITORY;
        Tax usual = territory ? Tax.SEKI : Tax.NONE;
        int usualKomi = territory ? TERRITORY_KOMI : button ? BUTTON_KOMI : AREA_KOMI;
        NetworkRules rules = new NetworkRules(ko, scoring, tax.orElse(usual), suicide, friendlyPass, button);
        return new KataGoRules(rules, bonus, komi.orElse(usualKomi));
    }

    @SafeVarargs
    private static <E extends Enum<E>> E choice(String name, JsonNode value, E... choices) {
        String word = value.asString("").strip();
        for (E choice : choices) if (choice.name().equalsIgnoreCase(word)) return choice;
        throw new InputException("\"" + word + "\" is not a value of " + name);
    }

    private static boolean flag(String name, JsonNode value) {
        if (value.isBoolean()) return value.booleanValue();
        throw new InputException(name + " must be true or false");
    }

    /** Reads {@code 0}, {@code N} or {@code N-1}. */
    public static Bonus bonus(String text) {
        return switch (text) {
            case "0" -> Bonus.NONE;
            case "N" -> Bonus.STONES;
            case "N-1" -> Bonus.STONES_LESS_ONE;
            default -> throw new InputException("whiteHandicapBonus must be \"0\", \"N\" or \"N-1\"");
        };
    }

    /** Half-points of a komi that is a whole or half number. */
    public static int komi(JsonNode value) {
        double doubled = value.isNumber() ? 2 * value.doubleValue() : Double.NaN;
        if (doubled == Math.rint(doubled) && Math.abs(doubled) <= MOST_KOMI) return (int) doubled;
        throw new InputException("Must be a integer or half-integer from -400.0 to 400.0");
    }

    public KataGoRules withKomi(int halfPoints) {
        return new KataGoRules(rules, bonus, halfPoints);
    }

    public KataGoRules withBonus(Bonus other) {
        return new KataGoRules(rules, other, komi);
    }

    /** The rules of a game of ours, as KataGo would write them. */
    public static KataGoRules of(GoRules rules) {
        return new KataGoRules(NetworkRules.of(rules), rules.bonus(), rules.komi());
    }

    /**
     * The closest rules that games have here: no button, no tax but in territory, and dead stones are agreed on except
     * under the rules of Tromp and Taylor.
     */
    public KataGoRules nearest() {
        Tax tax = rules.scoring() == Scoring.TERRITORY ? Tax.SEKI : Tax.NONE;
        boolean friendly = rules.scoring() == Scoring.TERRITORY
                ? rules.friendlyPass()
                : rules.ko() != Ko.POSITIONAL || !rules.suicide();
        NetworkRules near = new NetworkRules(rules.ko(), rules.scoring(), tax, rules.suicide(), friendly, false);
        return new KataGoRules(near, bonus, komi);
    }

    /**
     * The game with these rules.
     *
     * @param handicap what White gets for handicap stones, in points
     */
    public GameId game(int size, int handicap) {
        return GameId.of("go")
                .with("size", Integer.toString(size))
                .with("komi", HalfPoints.text(komi + 2 * handicap))
                .with("scoring", RuleReader.word(rules.scoring()))
                .with("ko", RuleReader.word(rules.ko()))
                .with("suicide", rules.suicide() ? "yes" : "no");
    }

    /** White's points for so many handicap stones. */
    public int handicapPoints(int stones) {
        return switch (bonus) {
            case NONE -> 0;
            case STONES -> stones;
            case STONES_LESS_ONE -> Math.max(0, stones - 1);
        };
    }

    /** The object that {@link #read} takes, without komi. */
    public ObjectNode json() {
        ObjectNode fields = JsonMapper.shared().createObjectNode();
        fields.put("friendlyPassOk", rules.friendlyPass());
        fields.put("hasButton", rules.button());
        fields.put("ko", rules.ko().name());
        fields.put("scoring", rules.scoring().name());
        fields.put("suicide", rules.suicide());
        fields.put("tax", rules.tax().name());
        fields.put("whiteHandicapBonus", text(bonus));
        return fields;
    }

    private static String text(Bonus bonus) {
        return switch (bonus) {
            case NONE -> "0";
            case STONES -> "N";
            case STONES_LESS_ONE -> "N-1";
        };
    }
}
