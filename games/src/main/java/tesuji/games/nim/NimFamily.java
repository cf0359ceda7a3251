package tesuji.games.nim;

import java.util.List;
import tesuji.core.game.Game;
import tesuji.core.game.GameFamily;
import tesuji.core.game.RuleKey;
import tesuji.core.game.RuleReader;
import tesuji.games.grid.AlgebraicCoordinates;

/** Nim with any piles, normal and misère. */
public final class NimFamily implements GameFamily {
    private static final int MAX_COUNTERS = 99;

    private enum Choice {
        NO,
        YES
    }

    @Override
    public String name() {
        return NimGame.NAME;
    }

    @Override
    public String title() {
        return "Nim: take the last counter";
    }

    @Override
    public List<RuleKey> keys() {
        return List.of(
                new RuleKey(
                        NimGame.PILES,
                        "1-3-5-7",
                        "1 to " + AlgebraicCoordinates.MAX_COLUMNS + " numbers from 1 to " + MAX_COUNTERS
                                + " joined by hyphens",
                        "counters in each pile"),
                new RuleKey(NimGame.MISERE, "no", "yes or no", "whether the last counter loses"));
    }

    @Override
    public Game open(RuleReader rules) {
        List<Integer> piles = rules.numbers(NimGame.PILES, 1, MAX_COUNTERS);
        if (piles.size() > AlgebraicCoordinates.MAX_COLUMNS) throw rules.refuse(NimGame.PILES);
        return new NimGame(piles, rules.choice(NimGame.MISERE, Choice.class) == Choice.YES);
    }
}
