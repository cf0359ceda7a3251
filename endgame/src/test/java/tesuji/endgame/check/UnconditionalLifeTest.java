package tesuji.endgame.check;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import tesuji.core.base.Rng;
import tesuji.endgame.board.EndgameProblem;
import tesuji.endgame.proof.ProofBuilder;
import tesuji.endgame.value.Side;
import tesuji.games.go.Stones;
import tesuji.games.go.score.Benson;

/** Life as the checker sees it, against the program's own. */
final class UnconditionalLifeTest {
    @Test
    void itAgreesWithTheProgramOnRandomBoards() {
        Rng rng = new Rng(7);
        int alive = 0;
        for (int i = 0; i < 3_000; i++) {
            int size = 5 + rng.nextInt(3);
            byte[] colours = new byte[size * size];
            for (int point = 0; point < colours.length; point++) {
                int draw = rng.nextInt(10);
                colours[point] = draw < 7 ? Stones.BLACK : draw < 8 ? Stones.WHITE : Stones.EMPTY;
            }
            Stones stones = new Stones(size, colours);
            Benson benson = Benson.of(stones);
            PlainBoard board = new PlainBoard(
                    ProofBuilder.problem(EndgameProblem.of(stones, Side.BLACK)).board());
            boolean[] black = UnconditionalLife.of(board, true);
            boolean[] white = UnconditionalLife.of(board, false);
            for (int point = 0; point < colours.length; point++) {
                assertThat(black[point] || white[point]).isEqualTo(benson.isAlive(point) && colours[point] != 0);
                if (black[point]) alive++;
            }
        }
        assertThat(alive).isGreaterThan(1_000);
    }
}
