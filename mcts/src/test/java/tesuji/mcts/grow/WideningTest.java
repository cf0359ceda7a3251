package tesuji.mcts.grow;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tesuji.core.base.InputException;
import tesuji.core.base.RecordText;
import tesuji.core.game.Game;
import tesuji.core.game.GameRecord;
import tesuji.core.play.Limits;
import tesuji.core.play.TreeView;
import tesuji.games.Games;
import tesuji.mcts.Knowledge;
import tesuji.mcts.Mcts;
import tesuji.mcts.MctsPlayer;

final class WideningTest {
    /** The thresholds of equation 4.9: 50, 65, 84.5, 109.85, 142.8, 185.6, 241.3 and 313.7. */
    @ParameterizedTest
    @CsvSource({
        "0, 81",
        "49, 81",
        "50, 5",
        "64, 5",
        "65, 6",
        "84, 6",
        "85, 7",
        "109, 7",
        "110, 8",
        "142, 8",
        "143, 9",
        "185, 9",
        "186, 10",
        "241, 10",
        "242, 11",
        "313, 11",
        "314, 12",
        "2000000000, 71"
    })
    void childrenComeBackOneByOne(int visits, int available) {
        assertThat(Widening.STANDARD.available(visits, 81)).isEqualTo(available);
    }

    @Test
    void fewChildrenAreAlwaysAvailable() {
        assertThat(Widening.STANDARD.available(50, 3)).isEqualTo(3);
        assertThat(Widening.STANDARD.available(65, 6)).isEqualTo(6);
    }

    @Test
    void aSearchLooksAtTheMostPromisingMoves() {
        Game game = Games.library().open("go:size=5");
        Knowledge knowledge = Knowledge.of(game).with((position, moves, count, weights) -> {
            for (int i = 0; i < count; i++) weights[i] = moves[i];
        });
        MctsPlayer player = Mcts.read(
                        "mcts[growth=Widening[alpha=10,initial=3,beta=2],play=PlaySettings[stopEarly=false]]")
                .player("w", game, knowledge, 1);
        player.choose(GameRecord.of(game), Limits.steps(60));
        TreeView.Level root = player.level(List.of()).orElseThrow();
        // 1 visit for the root itself, 9 for its 9 most promising moves, then 3, from 20 on 4, from 40 on 5
        assertThat(root.branches().stream().filter(branch -> branch.visits() > 0))
                .extracting(TreeView.Branch::move)
                .containsExactlyInAnyOrder(25, 24, 23, 22, 21, 20, 19, 18, 17);
        assertThat(root.branches().stream().filter(branch -> branch.visits() > 1))
                .extracting(TreeView.Branch::move)
                .containsExactlyInAnyOrder(25, 24, 23, 22, 21);
        assertThat(root.branches().stream().mapToLong(TreeView.Branch::visits).sum())
                .isEqualTo(59);
    }

    @Test
    void aRecipeIsReadFromWhatItPrints() {
        Growth growth = new Symmetric(new Ahead(1, new Widening(20, 1.5, 4, "x", new AllAtOnce(7))));
        assertThat(RecordText.read(Growth.class, growth.toString())).isEqualTo(growth);
        assertThatThrownBy(() -> RecordText.read(Growth.class, "Widening[beta=1]"))
                .isInstanceOf(InputException.class)
                .hasMessage("Widening: beta must be more than 1.");
    }
}
