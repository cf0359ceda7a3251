package tesuji.games.connectfour;

import java.util.List;
import tesuji.core.base.InputException;
import tesuji.core.game.Game;
import tesuji.core.game.GameFamily;
import tesuji.core.game.RuleKey;
import tesuji.core.game.RuleReader;
import tesuji.games.grid.Coordinates;

/** Connect Four on boards of many sizes. */
public final class ConnectFourFamily implements GameFamily {
    private static final int MAX_HEIGHT = Long.SIZE - 1;

    @Override
    public String name() {
        return ConnectFourGame.NAME;
    }

    @Override
    public String title() {
        return "Connect Four: four in a row, stones fall";
    }

    @Override
    public List<RuleKey> keys() {
        return List.of(
                new RuleKey(ConnectFourGame.WIDTH, "7", "1 to " + Coordinates.MAX_COLUMNS, "columns"),
                new RuleKey(ConnectFourGame.HEIGHT, "6", "1 to " + MAX_HEIGHT, "rows"));
    }

    @Override
    public Game open(RuleReader rules) {
        int width = rules.number(ConnectFourGame.WIDTH, 1, Coordinates.MAX_COLUMNS);
        int height = rules.number(ConnectFourGame.HEIGHT, 1, MAX_HEIGHT);
        if (width * (height + 1) > Long.SIZE) {
            throw new InputException("connectfour: width times height plus one must be at most " + Long.SIZE + ", but "
                    + width + " times " + (height + 1) + " is " + width * (height + 1) + ".");
        }
        return new ConnectFourGame(width, height);
    }
}
