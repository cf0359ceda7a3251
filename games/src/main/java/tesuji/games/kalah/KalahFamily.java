package tesuji.games.kalah;

import java.util.List;
import tesuji.core.game.Game;
import tesuji.core.game.GameFamily;
import tesuji.core.game.RuleKey;
import tesuji.core.game.RuleReader;

/** Kalah with any number of pits and seeds up to the largest in use. */
public final class KalahFamily implements GameFamily {
    private static final int MOST_PITS = 6;
    private static final int MOST_SEEDS = 10;

    @Override
    public String name() {
        return KalahGame.NAME;
    }

    @Override
    public String title() {
        return "Kalah: sow seeds around the board and gather them in your store";
    }

    @Override
    public List<RuleKey> keys() {
        return List.of(
                new RuleKey(KalahGame.PITS, "6", "1 to " + MOST_PITS, "pits of either side"),
                new RuleKey(KalahGame.SEEDS, "4", "1 to " + MOST_SEEDS, "seeds in every pit at the start"),
                new RuleKey(
                        KalahGame.EMPTY_CAPTURE,
                        "yes",
                        "yes or no",
                        "whether the last seed in an empty own pit is stored even if nothing lies opposite"));
    }

    @Override
    public Game open(RuleReader rules) {
        return new KalahGame(
                rules.number(KalahGame.PITS, 1, MOST_PITS),
                rules.number(KalahGame.SEEDS, 1, MOST_SEEDS),
                rules.choice(KalahGame.EMPTY_CAPTURE, Choice.class) == Choice.YES);
    }

    private enum Choice {
        YES,
        NO
    }
}
