package tesuji.games.go.score;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Set;
import org.junit.jupiter.api.Test;
import tesuji.core.base.InputException;
import tesuji.games.go.Stones;

final class LifeAndDeathTest {
    private static final Stones BOARD = Stones.parse("""
            .OX
            OOX
            .XX
            """);

    @Test
    void aMarkSpreadsOverItsChain() {
        assertThat(LifeAndDeath.of(Set.of(4), Set.of(2)).on(BOARD))
                .isEqualTo(LifeAndDeath.of(Set.of(3, 4, 7), Set.of(1, 2, 5, 8)));
    }

    @Test
    void spreadingTwiceIsSpreadingOnce() {
        LifeAndDeath whole = new LifeAndDeath(Set.of(3), Set.of(), Set.of(8)).on(BOARD);
        assertThat(whole.on(BOARD)).isEqualTo(whole);
        assertThat(whole.unsettled()).containsExactlyInAnyOrder(1, 2, 5, 8);
    }

    @Test
    void onlyStonesCanBeMarked() {
        assertThatThrownBy(() -> LifeAndDeath.of(Set.of(6), Set.of()).on(BOARD))
                .isInstanceOf(InputException.class)
                .hasMessage("There is no stone at A3; only stones can be marked dead.");
        assertThatThrownBy(() -> LifeAndDeath.of(Set.of(), Set.of(9)).on(BOARD))
                .isInstanceOf(InputException.class)
                .hasMessageContaining("points run from 0 to 8");
    }

    @Test
    void aChainIsNotBothDeadAndInSeki() {
        assertThatThrownBy(() -> LifeAndDeath.of(Set.of(3), Set.of(7)).on(BOARD))
                .isInstanceOf(InputException.class)
                .hasMessageContaining("both dead and in seki");
    }
}
