package tesuji.gtp.toy;

import java.util.List;
import tesuji.core.game.Game;
import tesuji.core.game.GameFamily;
import tesuji.core.game.GameId;
import tesuji.core.game.Layout;
import tesuji.core.game.Library;
import tesuji.core.game.RuleKey;
import tesuji.core.game.RuleReader;

/** All toy games. */
public final class Toys {
    private static final RuleKey SIZE = new RuleKey("size", "5", "2 to 19", "rows and columns");

    public static final Library LIBRARY = new Library(List.of(
            family(
                    ToyKind.CATCH,
                    SIZE,
                    new RuleKey("komi", "0.5", "-100 to 100", "points for White"),
                    new RuleKey("rules", "chinese", "chinese, japanese, aga or new-zealand", "the name of the rules"),
                    new RuleKey("handicap", "0", "0 to 4", "stones of Black in the lowest row")),
            family(
                    ToyKind.DROP,
                    new RuleKey("width", "3", "1 to 9", "columns"),
                    new RuleKey("height", "2", "1 to 9", "rows")),
            family(ToyKind.WALK),
            family(ToyKind.RHOMB, SIZE),
            family(ToyKind.HEAPS)));

    private enum Ruleset {
        CHINESE,
        JAPANESE,
        AGA,
        NEW_ZEALAND
    }

    private Toys() {}

    private static GameFamily family(ToyKind kind, RuleKey... keys) {
        return new GameFamily() {
            @Override
            public String name() {
                return RuleReader.word(kind);
            }

            @Override
            public String title() {
                return name();
            }

            @Override
            public List<RuleKey> keys() {
                return List.of(keys);
            }

            @Override
            public Game open(RuleReader rules) {
                return Toys.open(kind, rules);
            }
        };
    }

    private static Game open(ToyKind kind, RuleReader rules) {
        GameId id = GameId.of(RuleReader.word(kind));
        return switch (kind) {
            case CATCH -> {
                int size = rules.number("size", 2, 19);
                int handicap = rules.number("handicap", 0, Math.min(4, size));
                GameId full = id.with("size", "" + size)
                        .with("komi", rules.text("komi"))
                        .with("rules", RuleReader.word(rules.choice("rules", Ruleset.class)));
                yield new ToyGame(
                        handicap == 0 ? full : full.with("handicap", "" + handicap),
                        kind,
                        new Layout(kind.shape(), size, size),
                        rules.halfPoints("komi", 200),
                        handicap);
            }
            case DROP -> {
                int width = rules.number("width", 1, 9);
                int height = rules.number("height", 1, 9);
                GameId full = id.with("width", "" + width).with("height", "" + height);
                yield new ToyGame(full, kind, new Layout(kind.shape(), width, height), 0, 0);
            }
            case WALK -> new ToyGame(id, kind, new Layout(kind.shape(), 3, 4), 0, 0);
            case RHOMB -> {
                int size = rules.number("size", 2, 19);
                yield new ToyGame(id.with("size", "" + size), kind, new Layout(kind.shape(), size, size), 0, 0);
            }
            case HEAPS -> new ToyGame(id, kind, new Layout(kind.shape(), 3, 1), 0, 0);
        };
    }
}
