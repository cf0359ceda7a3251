package tesuji.lab.statistics.rank;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.util.List;
import org.junit.jupiter.api.Test;

final class RankFamiliesTest {
    @Test
    void familiesMayOverlap() {
        RankFamilies families =
                RankFamilies.of(List.of("slow", "good", "best", "fair", "bad"), List.of(3.0, 1.8, 1.0, 2.4, 5.0), 1.3);
        assertThat(families.names()).containsExactly("best", "good", "fair", "slow", "bad");
        assertThat(families.meanRanks()).containsExactly(1.0, 1.8, 2.4, 3.0, 5.0);
        assertThat(families.groups().stream().map(families::members))
                .containsExactly(List.of("best", "good"), List.of("good", "fair", "slow"), List.of("bad"));
        assertThat(families.groups()).extracting(RankFamilies.Group::size).containsExactly(2, 3, 1);
    }

    @Test
    void aDistanceJustReachedSeparates() {
        assertThat(RankFamilies.of(List.of("a", "b"), List.of(1.0, 2.0), 1.0).groups())
                .containsExactly(new RankFamilies.Group(0, 0), new RankFamilies.Group(1, 1));
        assertThat(RankFamilies.of(List.of("a", "b"), List.of(1.0, 2.0), 1.01).groups())
                .containsExactly(new RankFamilies.Group(0, 1));
    }

    /** The example of Demšar (2006), figure 1a, at 0.10: C4.5 is worse than the two best, by more than 1.12. */
    @Test
    void thePublishedExample() {
        Friedman ranks = new Friedman(14, List.of(3.143, 2.000, 2.893, 1.964), 9.28, 1);
        RankFamilies families = RankFamilies.nemenyi(List.of("C4.5", "C4.5+m", "C4.5+cf", "C4.5+m+cf"), ranks, 0.10);
        assertThat(families.groups().stream().map(families::members))
                .containsExactly(List.of("C4.5+m+cf", "C4.5+m", "C4.5+cf"), List.of("C4.5+cf", "C4.5"));
    }

    @Test
    void everyRankHasAName() {
        assertThatIllegalArgumentException().isThrownBy(() -> RankFamilies.of(List.of("a"), List.of(1.0, 2.0), 1));
    }
}
