package tesuji.lab.statistics;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import org.junit.jupiter.api.Test;

final class TallyTest {
    @Test
    void drawsCountAsHalves() {
        Tally tally = Tally.NONE.with(1).with(7).with(-2).with(0);
        assertThat(tally).isEqualTo(new Tally(2, 1, 1));
        assertThat(tally.games()).isEqualTo(4);
        assertThat(tally.points()).isEqualTo(2.5);
        assertThat(tally.score()).isEqualTo(0.625);
    }

    @Test
    void theOtherPlayerSeesTheRest() {
        assertThat(new Tally(5, 3, 2).reversed()).isEqualTo(new Tally(3, 5, 2));
        assertThat(new Tally(5, 3, 2).score() + new Tally(3, 5, 2).score()).isEqualTo(1);
    }

    @Test
    void thereIsNoScoreWithoutGamesAndNoGameLessThanNone() {
        assertThat(Tally.NONE.score()).isNaN();
        assertThatIllegalArgumentException().isThrownBy(() -> new Tally(0, -1, 0));
    }
}
