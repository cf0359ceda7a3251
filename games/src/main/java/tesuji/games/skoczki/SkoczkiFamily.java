package tesuji.games.skoczki;

import java.util.List;
import tesuji.core.base.InputException;
import tesuji.core.game.Game;
import tesuji.core.game.GameFamily;
import tesuji.core.game.GameId;
import tesuji.core.game.RuleKey;
import tesuji.core.game.RuleReader;

/** Skoczki on boards of any width and height, in all variants. */
public final class SkoczkiFamily implements GameFamily {
    /** Two rows of men on either side and one row between them. */
    private static final int LOWEST = 5;

    private static final int HIGHEST = 50;
    private static final int WIDEST = 20;
    /** So many as Halma has; the moves on larger boards would not fit into tables. */
    private static final int MOST_SQUARES = 256;

    private static final String STANDARD_CAP = "500";
    private static final int LONGEST = 100_000;

    @Override
    public String name() {
        return SkoczkiGame.NAME;
    }

    @Override
    public String title() {
        return "Skoczki: jump across and fill the other side's start squares";
    }

    @Override
    public List<RuleKey> keys() {
        return List.of(
                new RuleKey(SkoczkiGame.WIDTH, "6", "1 to " + WIDEST, "columns"),
                new RuleKey(SkoczkiGame.HEIGHT, "11", LOWEST + " to " + HIGHEST, "rows"),
                new RuleKey(SkoczkiGame.VARIANT, "A", "A, B-1, B-2, C, D, E, F or original", "how men move"),
                new RuleKey(SkoczkiGame.CAP, STANDARD_CAP, "4 to " + LONGEST, "moves after which the game is a draw"));
    }

    @Override
    public Game open(RuleReader rules) {
        int width = rules.number(SkoczkiGame.WIDTH, 1, WIDEST);
        int height = rules.number(SkoczkiGame.HEIGHT, LOWEST, HIGHEST);
        if (width * height > MOST_SQUARES) {
            throw new InputException(SkoczkiGame.NAME + ": a board of " + width + " times " + height + " has "
                    + width * height + " squares; at most " + MOST_SQUARES + " are allowed.");
        }
        Variant variant = Variant.of(rules.text(SkoczkiGame.VARIANT), rules.refuse(SkoczkiGame.VARIANT));
        int cap = rules.number(SkoczkiGame.CAP, 4, LONGEST);
        return new SkoczkiGame(id(width, height, variant, cap), width, height, variant, cap);
    }

    private static GameId id(int width, int height, Variant variant, int cap) {
        GameId id = GameId.of(SkoczkiGame.NAME)
                .with(SkoczkiGame.WIDTH, String.valueOf(width))
                .with(SkoczkiGame.HEIGHT, String.valueOf(height))
                .with(SkoczkiGame.VARIANT, variant.text());
        String length = String.valueOf(cap);
        return length.equals(STANDARD_CAP) ? id : id.with(SkoczkiGame.CAP, length);
    }
}
