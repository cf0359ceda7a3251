package tesuji.games.tictactoe;

import java.util.List;
import tesuji.core.game.Game;
import tesuji.core.game.GameFamily;
import tesuji.core.game.RuleKey;
import tesuji.core.game.RuleReader;

/** Tic-tac-toe, which has one size only. */
public final class TicTacToeFamily implements GameFamily {
    @Override
    public String name() {
        return TicTacToeGame.NAME;
    }

    @Override
    public String title() {
        return "Tic-tac-toe: three in a row";
    }

    @Override
    public List<RuleKey> keys() {
        return List.of();
    }

    @Override
    public Game open(RuleReader rules) {
        return new TicTacToeGame();
    }
}
