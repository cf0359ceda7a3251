package tesuji.games.connectfour;

import java.util.List;
import tesuji.core.game.Game;
import tesuji.core.game.GameFamily;
import tesuji.core.game.RuleKey;
import tesuji.core.game.RuleReader;
import tesuji.games.grid.AlgebraicCoordinates;

/** Connect Four on boards of any width and height. */
public final class ConnectFourFamily implements GameFamily {
    private static final int MAX_HEIGHT = 63;

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
                new RuleKey(ConnectFourGame.WIDTH, "7", "1 to " + AlgebraicCoordinates.MAX_COLUMNS, "columns"),
                new RuleKey(ConnectFourGame.HEIGHT, "6", "1 to " + MAX_HEIGHT, "rows"));
    }

    @Override
    public Game open(RuleReader rules) {
        int width = rules.number(ConnectFourGame.WIDTH, 1, AlgebraicCoordinates.MAX_COLUMNS);
        int height = rules.number(ConnectFourGame.HEIGHT, 1, MAX_HEIGHT);
        return new ConnectFourGame(width, height);
    }
}
