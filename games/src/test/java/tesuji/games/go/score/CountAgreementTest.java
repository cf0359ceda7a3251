package tesuji.games.go.score;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Set;
import org.junit.jupiter.api.Test;
import tesuji.games.go.Stones;

final class CountAgreementTest {
    private static final Stones FINISHED = Stones.parse("""
            ..XO.
            .XXO.
            .X.OO
            .XXO.
            ..XO.
            """);

    @Test
    void aFinishedBoardAgrees() {
        CountAgreement check = CountAgreement.of(FINISHED, 1);
        assertThat(check.agrees()).isTrue();
        assertThat(check.flood()).hasToString("B+3.5");
        assertThat(check.distance()).hasToString("B+3.5");
        assertThat(check.verdict()).isEqualTo("finished");
    }

    @Test
    void anOpenBoardDoesNot() {
        CountAgreement check = CountAgreement.of(Stones.parse("""
                .....
                .X...
                .X.O.
                .X...
                .....
                """), 0);
        assertThat(check.agrees()).isFalse();
        assertThat(check.verdict()).isEqualTo("not finished, or dead stones are left on the board");
    }

    @Test
    void aDeadStoneLeftOnTheBoardIsNoticed() {
        byte[] colours = FINISHED.toArray();
        int intruder = 20;
        colours[intruder] = Stones.WHITE;
        Stones spoilt = new Stones(5, colours);
        assertThat(CountAgreement.of(spoilt, 1).agrees()).isFalse();
        assertThat(CountAgreement.of(spoilt.without(Set.of(intruder)), 1).agrees())
                .isTrue();
    }
}
