package tesuji.mcts;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import tesuji.core.game.Game;
import tesuji.core.play.Player;
import tesuji.core.play.PlayerContract;
import tesuji.games.Games;

final class MctsPlayerTest implements PlayerContract {
    @Override
    public Game game() {
        return Games.library().open("tictactoe");
    }

    @Override
    public Player player(Game game, long seed) {
        return Mcts.STANDARD.player("uct", game, Games.parts(game), seed);
    }

    @Test
    void aRecipeIsReadFromWhatItPrints() {
        assertThat(Mcts.read(Mcts.STANDARD.toString())).isEqualTo(Mcts.STANDARD);
    }

    @Test
    void whatARecipeLeavesOutIsStandard() {
        assertThat(Mcts.read("mcts[selection=Ucb1[exploration=0.5]]").selection())
                .hasToString("Ucb1[exploration=0.5]");
    }
}
