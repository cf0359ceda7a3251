package tesuji.endgame.safety;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import tesuji.games.go.Stones;

/** Which of Black's chains live by ground that they have sealed off. */
class SealedRegionsTest {
    private static SealedRegions black(String board) {
        Stones stones = Stones.parse(board);
        boolean[] none = new boolean[stones.points()];
        boolean[] all = new boolean[stones.points()];
        Arrays.fill(all, true);
        return new SealedRegions(stones, Stones.BLACK, none, all, 10_000);
    }

    private static long count(boolean[] marks) {
        return IntStream.range(0, marks.length).filter(i -> marks[i]).count();
    }

    @Test
    void aChainLivesByFourPointsInARow() {
        SealedRegions regions = black("""
                O O O O O O O
                O . O O O . O
                O O O O O O O
                O O O O O O O
                O O O O O O O
                X X X X X X O
                X . . . . X O
                """);
        assertThat(count(regions.kept())).as("stones").isEqualTo(8);
        assertThat(count(regions.owned())).as("ground").isEqualTo(4);
    }

    @Test
    void threePointsAreNotEnough() {
        SealedRegions regions = black("""
                O O O O O O O
                O . O O O . O
                O O O O O O O
                O O O O O O O
                O O O O O O O
                X X X X X O O
                X . . . X O O
                """);
        assertThat(count(regions.kept())).isZero();
        assertThat(count(regions.owned())).isZero();
    }

    /** Neither chain has two eyes alone, but the ground between them, and one eye of each, are looked at together. */
    @Test
    void chainsThatShareGroundAreLookedAtTogether() {
        SealedRegions regions = black("""
                O O O O O O O
                O . O O O . O
                O O O O O O O
                O O O O O O O
                X X X O X X X
                X . X X X . X
                X X . . . X X
                """);
        assertThat(count(regions.kept())).as("stones").isEqualTo(15);
        assertThat(count(regions.owned())).as("ground").isEqualTo(5);
    }

    /** The upper chain seals nothing off; without it the lower one is left with its own ground. */
    @Test
    void aChainThatFailsIsLeftOut() {
        SealedRegions regions = black("""
                X X O O O O
                . X O O . O
                X X O O O O
                O O O O O O
                X X X X X X
                X . . . . X
                """);
        assertThat(count(regions.kept())).as("stones").isEqualTo(8);
        assertThat(count(regions.owned())).as("ground").isEqualTo(4);
    }
}
