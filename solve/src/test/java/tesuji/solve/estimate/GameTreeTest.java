package tesuji.solve.estimate;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;
import tesuji.core.game.Game;
import tesuji.games.Games;

final class GameTreeTest {
    /** A pile of two: two moves, then one more in half of the games. */
    @Test
    void smallPilesAreMeasuredAsTheyAre() {
        GameTree two = GameTree.sample(Games.library().open("nim:piles=2"), 10_000, 1);
        assertThat(two.length()).isCloseTo(1.5, within(0.05)); // both at once, or one by one
        assertThat(two.branching()).isCloseTo(2.5 / 1.5, within(0.05));
        assertThat(two.exponent()).isCloseTo(two.length() * Math.log10(two.branching()), within(1e-12));
    }

    /** Where every game is equally long and free cells grow fewer by one, nothing is left to chance. */
    @Test
    void aBoardThatFillsUp() {
        GameTree single = GameTree.sample(Games.library().open("hex:size=1"), 7, 1);
        assertThat(single).isEqualTo(new GameTree(7, 1, 1));
        assertThat(single.exponent()).isZero();
    }

    @Test
    void theSeedDecides() {
        Game game = Games.library().open("skoczki:width=3,height=6,variant=A");
        assertThat(GameTree.sample(game, 50, 3)).isEqualTo(GameTree.sample(game, 50, 3));
        assertThat(GameTree.sample(game, 50, 3)).isNotEqualTo(GameTree.sample(game, 50, 4));
        assertThatThrownBy(() -> GameTree.sample(game, 0, 1)).isInstanceOf(IllegalArgumentException.class);
    }

    /** Connect Four is said to have about 10^21 games (Allis 1994); random ones are shorter than good ones. */
    @Test
    void connectFour() {
        GameTree tree = GameTree.sample(Games.library().open("connectfour"), 2_000, 1);
        assertThat(tree.branching()).isBetween(5.0, 7.0);
        assertThat(tree.length()).isBetween(15.0, 30.0);
        assertThat(tree.exponent()).isBetween(12.0, 22.0);
    }
}
