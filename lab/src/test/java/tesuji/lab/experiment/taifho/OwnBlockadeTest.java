package tesuji.lab.experiment.taifho;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import tesuji.core.game.Game;
import tesuji.core.game.Position;
import tesuji.games.Games;
import tesuji.games.taifho.TaifhoPosition;

/** What a move does to the blockade of Fig. 1.6, told by the lists of the experiment and by the rules. */
final class OwnBlockadeTest {
    /** The position after a move from Fig. 1.6, under this reading of fair play. */
    private static TaifhoPosition after(String move, String fairPlay) {
        Game free = Games.library().open("taifho:fairplay=none");
        Position position = free.start();
        free.notation().place(OwnBlockade.POSITION, position);
        position.play(free.notation().move(move));
        Game game = Games.library().open("taifho:fairplay=" + fairPlay);
        Position same = game.start();
        game.notation().place(free.notation().diagram(position), same);
        return (TaifhoPosition) same;
    }

    private static List<String> legal() {
        Game game = Games.library().open("taifho:fairplay=full-row");
        Position position = game.start();
        game.notation().place(OwnBlockade.POSITION, position);
        int[] moves = new int[game.maxLegalMoves()];
        int count = position.legalMoves(moves);
        List<String> texts = new ArrayList<>();
        for (int i = 0; i < count; i++) texts.add(game.notation().move(moves[i]));
        return texts;
    }

    @Test
    void thereAreFifteenMovesAsInTheSource() {
        assertThat(legal()).hasSize(15).contains("B8D6");
    }

    @Test
    void theListsSayWhatTheRulesSay() {
        for (String move : legal()) {
            boolean filled = after(move, "full-row").loser() == 0;
            boolean closed = after(move, "blockade").loser() == 0;
            String expected = filled ? "lost at once" : closed ? "kept" : "opened";
            assertThat(OwnBlockade.result("full-row", move)).as(move).isEqualTo(expected);
            String free = filled ? "row filled" : expected;
            assertThat(OwnBlockade.result("none", move)).as(move).isEqualTo(free);
        }
    }
}
