package tesuji.lab.match;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tesuji.core.base.InputException;
import tesuji.core.game.Game;
import tesuji.core.game.GameRecord;
import tesuji.core.game.Heaps;
import tesuji.games.Games;
import tesuji.games.go.GoGame;

final class OpeningsTest {
    @ParameterizedTest
    @ValueSource(strings = {"go:size=5", "hex:size=4", "connectfour", "nim", "tictactoe"})
    void hasTheLengthAskedForAndLeavesSomethingToPlay(String name) {
        Game game = Games.library().open(name);
        for (long seed = 0; seed < 3; seed++) {
            GameRecord opening = new Openings(game).balanced(4, seed);
            assertThat(opening.moves()).hasSize(4);
            assertThat(opening.replay(game).isOver()).isFalse();
        }
    }

    @Test
    void dependsOnTheSeedAlone() {
        Game game = Games.library().open("go:size=9");
        GameRecord one = new Openings(game).balanced(6, 1);
        assertThat(new Openings(game).balanced(6, 1)).isEqualTo(one);
        assertThat(new Openings(game).balanced(6, 2)).isNotEqualTo(one);
    }

    @Test
    void nobodyPasses() {
        GoGame game = (GoGame) Games.library().open("go:size=2");
        for (long seed = 0; seed < 20; seed++) {
            assertThat(new Openings(game).balanced(2, seed).moves()).doesNotContain(game.pass());
        }
    }

    /**
     * Of two heaps of three, taking one counter leaves 2-3, from where random play with one or two counters a move is
     * won by the side to move with probability 1/2; taking two leaves 1-3, where it is 3/4.
     */
    @Test
    void isTheMostEvenOne() {
        Heaps game = new Heaps(3, 2);
        for (long seed = 0; seed < 10; seed++) {
            int move = new Openings(game).balanced(1, seed).moves().get(0);
            assertThat(game.notation().move(move)).endsWith("1");
        }
    }

    @Test
    void noneIsTheBeginningOfTheGame() {
        Heaps game = new Heaps(3, 3);
        assertThat(new Openings(game).balanced(0, 1)).isEqualTo(GameRecord.of(game));
    }

    @Test
    void oneThatIsTooLongIsRefused() {
        Heaps game = new Heaps(1, 1);
        assertThatThrownBy(() -> new Openings(game).balanced(2, 1))
                .isInstanceOf(InputException.class)
                .hasMessageContaining("choose a shorter --opening");
    }
}
