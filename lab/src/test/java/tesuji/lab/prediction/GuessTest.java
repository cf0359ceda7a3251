package tesuji.lab.prediction;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tesuji.core.play.TreeView;

final class GuessTest {
    /** A root whose moves 0, 1, 2 … have so many simulations. */
    private static TreeView.Level root(long... visits) {
        List<TreeView.Branch> branches = new ArrayList<>();
        for (int move = 0; move < visits.length; move++) {
            branches.add(new TreeView.Branch(move, visits[move], 0.5, 0, 0, Double.NaN));
        }
        branches.sort((a, b) -> Long.compare(b.visits(), a.visits()));
        return new TreeView.Level(List.of(), 100, 0.5, branches);
    }

    private static Guess guess(int expert, long... visits) {
        return Guess.of(root(visits), expert, Set.of(expert), false);
    }

    @ParameterizedTest
    @CsvSource({"1, 1", "0, 2", "3, 3", "2, 4"})
    void movesAreRankedBySimulations(int expert, int rank) {
        assertThat(guess(expert, 20, 30, 5, 10).rank()).isEqualTo(rank);
        assertThat(guess(expert, 20, 30, 5, 10).choice()).isEqualTo(1);
    }

    /** Of equals the expert's move is the last. */
    @Test
    void tiesCountAgainstTheGuess() {
        assertThat(guess(0, 20, 20, 20, 1)).isEqualTo(new Guess(4, 3, 20, 1, false));
        assertThat(guess(0, 20, 20, 20, 1).isHit()).isFalse();
        assertThat(guess(0, 20, 19, 19, 1).isHit()).isTrue();
    }

    @Test
    void aMoveNeverSimulatedComesAfterAllOthers() {
        Guess guess = guess(2, 20, 30, 0, 0);
        assertThat(guess).isEqualTo(new Guess(4, 5, 0, 1, false));
        assertThat(guess.quality(10)).isZero();
    }

    /** An eye that was filled, for example. */
    @Test
    void aMoveThatTheSearchDoesNotKnowCountsAlike() {
        assertThat(guess(77, 20, 30)).isEqualTo(new Guess(2, 3, 0, 1, false));
    }

    /** Moves 0 and 3 are one by symmetry, and so are 1 and 2. */
    @Test
    void equivalentMovesAreTheExpertsMove() {
        TreeView.Level root = root(30, 20, 20, 30);
        assertThat(Guess.of(root, 0, Set.of(0, 3), false).rank()).isEqualTo(1);
        assertThat(Guess.of(root, 3, Set.of(0, 3), false).choice()).isEqualTo(3);
        assertThat(Guess.of(root, 1, Set.of(1, 2), false).rank()).isEqualTo(3);
    }

    @Test
    void qualityIsTheShareOfFreePointsBehindTheMove() {
        assertThat(guess(1, 20, 30, 5).quality(10)).isEqualTo(0.9);
        assertThat(guess(2, 20, 30, 5).quality(10)).isEqualTo(0.7);
    }
}
