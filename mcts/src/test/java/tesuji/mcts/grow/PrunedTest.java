package tesuji.mcts.grow;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import tesuji.core.base.RecordText;
import tesuji.core.eval.Prior;
import tesuji.core.game.Game;
import tesuji.core.game.GameRecord;
import tesuji.core.play.Limits;
import tesuji.core.play.TreeView;
import tesuji.games.Games;
import tesuji.mcts.Knowledge;
import tesuji.mcts.Mcts;
import tesuji.mcts.MctsPlayer;

final class PrunedTest {
    /** Even moves alone have weight. */
    private static final Prior EVEN = (position, moves, count, weights) -> {
        for (int i = 0; i < count; i++) weights[i] = 1 - moves[i] % 2;
    };

    private static final Prior NONE = (position, moves, count, weights) -> {
        for (int i = 0; i < count; i++) weights[i] = 0;
    };

    private final Game game = Games.library().open("tictactoe");

    private MctsPlayer search(Prior prior, String growth) {
        MctsPlayer player = Mcts.read("mcts[play=PlaySettings[stopEarly=false],growth=" + growth + "]")
                .player("test", game, Knowledge.of(game).with(prior), 1);
        player.choose(GameRecord.of(game), Limits.steps(300));
        return player;
    }

    private static List<Integer> children(MctsPlayer player, Integer... way) {
        return player.level(List.of(way)).orElseThrow().branches().stream()
                .map(TreeView.Branch::move)
                .sorted()
                .toList();
    }

    @Test
    void movesWithoutWeightAreNoChildrenOnAnyLevel() {
        MctsPlayer player = search(EVEN, "Pruned[prior=x]");
        assertThat(children(player)).containsExactly(0, 2, 4, 6, 8);
        assertThat(children(player, 4)).containsExactly(0, 2, 6, 8);
    }

    @Test
    void whereNothingHasWeightAllAreChildren() {
        assertThat(children(search(NONE, "Pruned[prior=x]"))).hasSize(9);
    }

    /** The part around it still counts: of the corners one stands for all. */
    @Test
    void itWorksInsideAnotherPart() {
        MctsPlayer player = search(EVEN, "Symmetric[growth=Pruned[prior=x]]");
        assertThat(player.choose(GameRecord.of(game), Limits.steps(1))
                        .analysis()
                        .candidates())
                .extracting(candidate -> candidate.move())
                .containsExactlyInAnyOrder(0, 4);
    }

    @Test
    void itIsReadAsItIsWritten() {
        Growth growth = new Pruned("x", new AllAtOnce(7));
        assertThat(RecordText.read(Growth.class, growth.toString())).isEqualTo(growth);
        assertThat(growth.together()).isTrue();
        assertThat(new Pruned("x", Widening.STANDARD).columns()).isEqualTo(Widening.STANDARD.columns());
    }
}
