package tesuji.games.hex;

import java.util.List;
import tesuji.core.game.Game;
import tesuji.core.game.GameFamily;
import tesuji.core.game.RuleKey;
import tesuji.core.game.RuleReader;
import tesuji.games.grid.AlgebraicCoordinates;

/** Hex on boards of all sizes. */
public final class HexFamily implements GameFamily {
    @Override
    public String name() {
        return HexGame.NAME;
    }

    @Override
    public String title() {
        return "Hex: Black joins top and bottom, White left and right";
    }

    @Override
    public List<RuleKey> keys() {
        return List.of(
                new RuleKey(HexGame.SIZE, "11", "1 to " + AlgebraicCoordinates.MAX_COLUMNS, "cells along each edge"));
    }

    @Override
    public Game open(RuleReader rules) {
        return new HexGame(rules.number(HexGame.SIZE, 1, AlgebraicCoordinates.MAX_COLUMNS));
    }
}
