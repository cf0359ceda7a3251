package tesuji.solve.method;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tesuji.core.game.Position;
import tesuji.core.play.Patience;
import tesuji.games.Games;
import tesuji.solve.Judge;
import tesuji.solve.SolverContract;
import tesuji.solve.Value;
import tesuji.solve.Verdict;

/** Every state of small boards, solved by every method that can, is worth what going round all states says it is. */
final class SkoczkiAgreementTest {
    @ParameterizedTest
    @CsvSource({"1, 5, A", "1, 6, A", "1, 7, A", "1, 8, A", "1, 9, A", "2, 5, A", "1, 8, B-1", "1, 6, C"})
    void allMethods(int width, int height, String variant) {
        Explored explored = explored(width, height, variant);
        for (String name : List.of("pn", "pn2", "bta", "pds", "pnstar", "dfpn", "mcpns")) agree(explored, name, false);
        agree(explored, "AlphaBeta[tableBits=8]", false);
        agree(explored, "pn-dcg", true);
    }

    @Tag("nightly")
    @ParameterizedTest
    @CsvSource({"1, 10", "1, 11", "2, 6", "2, 7", "3, 5"})
    void soundMethodsOnLargerBoards(int width, int height) {
        Explored explored = explored(width, height, "A");
        agree(explored, "bta", false);
        agree(explored, "dfpn", false);
        agree(explored, "pn-dcg", true);
    }

    private static Explored explored(int width, int height, String variant) {
        return Explored.of(
                Games.library().open("skoczki:width=" + width + ",height=" + height + ",variant=" + variant));
    }

    private static void agree(Explored explored, String name, boolean mayOverlook) {
        Judge judge = Methods.read(name).judge(explored.game());
        for (int state = 0; state < explored.states().size(); state++) {
            Position position = explored.position(state);
            if (position.isOver()) continue;
            Value value = SolverContract.of(
                    position.toMove() == 0
                            ? explored.values().get(state)
                            : -explored.values().get(state));
            Verdict verdict = judge.judge(position, Patience.ENDLESS);
            if (mayOverlook && verdict.value() == Value.DRAW && !verdict.proven()) continue;
            assertThat(verdict.value())
                    .as(() -> name + "\n" + explored.game().notation().diagram(position))
                    .isEqualTo(value);
        }
    }
}
