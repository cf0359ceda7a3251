package tesuji.games.threemensmorris;

import java.util.List;
import tesuji.core.game.Game;
import tesuji.core.game.GameFamily;
import tesuji.core.game.GameId;
import tesuji.core.game.RuleKey;
import tesuji.core.game.RuleReader;

/** Three men's morris with and without diagonals, men walking or flying. */
public final class ThreeMensMorrisFamily implements GameFamily {
    private static final String DIAGONALS = "diagonals";
    private static final String FLYING = "flying";
    private static final String CAP = "cap";
    private static final String STANDARD_CAP = "200";
    private static final int LONGEST = 100_000;

    private enum Choice {
        NO,
        YES
    }

    @Override
    public String name() {
        return ThreeMensMorrisGame.NAME;
    }

    @Override
    public String title() {
        return "Three men's morris: three in a row with three men";
    }

    @Override
    public List<RuleKey> keys() {
        return List.of(
                new RuleKey(DIAGONALS, "yes", "yes or no", "whether the diagonals are lines"),
                new RuleKey(FLYING, "no", "yes or no", "whether men move to any free point"),
                new RuleKey(CAP, STANDARD_CAP, "4 to " + LONGEST, "moves after which the game is a draw"));
    }

    @Override
    public Game open(RuleReader rules) {
        Choice diagonals = rules.choice(DIAGONALS, Choice.class);
        Choice flying = rules.choice(FLYING, Choice.class);
        String cap = String.valueOf(rules.number(CAP, 4, LONGEST));
        GameId id =
                GameId.of(name()).with(DIAGONALS, RuleReader.word(diagonals)).with(FLYING, RuleReader.word(flying));
        return new ThreeMensMorrisGame(
                cap.equals(STANDARD_CAP) ? id : id.with(CAP, cap),
                new MorrisBoard(diagonals == Choice.YES, flying == Choice.YES),
                Integer.parseInt(cap));
    }
}
