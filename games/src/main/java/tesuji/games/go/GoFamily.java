package tesuji.games.go;

import java.util.List;
import tesuji.core.game.Game;
import tesuji.core.game.GameFamily;
import tesuji.core.game.GameId;
import tesuji.core.game.HalfPoints;
import tesuji.core.game.RuleKey;
import tesuji.core.game.RuleReader;

/** Go on all boards, under all rules. */
public final class GoFamily implements GameFamily {
    private static final int SMALLEST = 2;
    private static final int LARGEST = 25;
    private static final int KOMI_LIMIT = 2 * LARGEST * LARGEST;
    private static final int LONGEST = 100_000;
    private static final String BY_PRESET = "as-rules";
    private static final String BY_SIZE = "by-size";

    private final GoAbilities abilities;

    public GoFamily(GoAbilities abilities) {
        this.abilities = abilities;
    }

    private enum Answer {
        YES,
        NO
    }

    @Override
    public String name() {
        return "go";
    }

    @Override
    public String title() {
        return "Go: surround more of the board than the other side";
    }

    @Override
    public List<RuleKey> keys() {
        return List.of(
                new RuleKey("size", "19", "2 to 25", "points on a line"),
                new RuleKey("komi", BY_PRESET, "-625 to 625 points, halves allowed", "points added to White"),
                new RuleKey(
                        "rules", "chinese", "chinese, japanese, aga, new-zealand or tromp-taylor", "the set of rules"),
                new RuleKey("scoring", BY_PRESET, "area or territory", "how the result is counted"),
                new RuleKey(
                        "ko",
                        BY_PRESET,
                        "simple, positional, situational or no-result",
                        "which repetitions are forbidden"),
                new RuleKey("suicide", BY_PRESET, "yes or no", "whether a move may take its own stones"),
                new RuleKey(
                        "handicap", "0", "0 or 2 up to the fixed points (free: up to the board)", "stones for Black"),
                new RuleKey("placement", "fixed", "fixed or free", "where handicap stones go"),
                new RuleKey("cap", BY_SIZE, "4 to 100000", "moves after which the game ends as it stands"));
    }

    @Override
    public Game open(RuleReader reader) {
        int size = reader.number("size", SMALLEST, LARGEST);
        GoRules.Preset preset = reader.choice("rules", GoRules.Preset.class);
        GoRules standard = preset.rules();
        GoRules.Placement placement = reader.choice("placement", GoRules.Placement.class);
        GoRules rules = new GoRules(
                reader.has("scoring") ? reader.choice("scoring", GoRules.Scoring.class) : standard.scoring(),
                reader.has("ko") ? reader.choice("ko", GoRules.Ko.class) : standard.ko(),
                reader.has("suicide") ? reader.choice("suicide", Answer.class) == Answer.YES : standard.suicide(),
                reader.has("komi") ? reader.halfPoints("komi", KOMI_LIMIT) : standard.komi(),
                handicap(reader, size, placement),
                placement,
                standard.bonus());
        int cap = reader.has("cap") ? reader.number("cap", 4, LONGEST) : standardCap(size);
        return new GoGame(id(size, preset, rules, cap), size, rules, cap, abilities);
    }

    private static int handicap(RuleReader reader, int size, GoRules.Placement placement) {
        int most = placement == GoRules.Placement.FREE ? size * size - 1 : Handicap.most(size);
        int stones = reader.number("handicap", 0, Math.max(0, most));
        if (stones == 1) throw reader.refuse("handicap");
        return stones;
    }

    /** Far beyond any sensible game, and long enough for the wildest ones on tiny boards. */
    private static int standardCap(int size) {
        return Math.max(500, 4 * size * size);
    }

    /** The usual three keys, and those that differ from the preset. */
    private static GameId id(int size, GoRules.Preset preset, GoRules rules, int cap) {
        GoRules standard = preset.rules();
        GameId id = GameId.of("go")
                .with("size", Integer.toString(size))
                .with("komi", HalfPoints.text(rules.komi()))
                .with("rules", RuleReader.word(preset));
        if (rules.scoring() != standard.scoring()) id = id.with("scoring", RuleReader.word(rules.scoring()));
        if (rules.ko() != standard.ko()) id = id.with("ko", RuleReader.word(rules.ko()));
        if (rules.suicide() != standard.suicide()) {
            id = id.with("suicide", RuleReader.word(rules.suicide() ? Answer.YES : Answer.NO));
        }
        if (rules.handicap() > 0) id = id.with("handicap", Integer.toString(rules.handicap()));
        if (rules.placement() != GoRules.Placement.FIXED) id = id.with("placement", RuleReader.word(rules.placement()));
        if (cap != standardCap(size)) id = id.with("cap", Integer.toString(cap));
        return id;
    }
}
