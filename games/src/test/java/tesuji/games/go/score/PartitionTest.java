package tesuji.games.go.score;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import tesuji.games.go.Stones;

final class PartitionTest {
    @Test
    void chainsAndRegionsAreNumberedFromTheFirstPoint() {
        Partition parts = Partition.byColour(Stones.parse("""
                ..X
                .XO
                XXO
                """));
        assertThat(parts.count()).isEqualTo(4);
        assertThat(parts.part(0)).isEqualTo(parts.part(4)).isZero();
        assertThat(parts.size(parts.part(5))).isEqualTo(2);
        assertThat(parts.size(parts.part(3))).isEqualTo(3);
        assertThat(parts.size(parts.part(8)))
                .as("diagonal stones are not connected")
                .isEqualTo(1);
    }

    @Test
    void aroundOneColourEverythingElseIsOneRegion() {
        Partition parts = Partition.around(Stones.parse("""
                .OX
                O.O
                XO.
                """), Stones.BLACK);
        assertThat(parts.count()).isEqualTo(3);
        assertThat(parts.size(parts.part(4))).isEqualTo(7);
    }

    @ParameterizedTest
    @MethodSource("tesuji.games.go.score.RandomBoards#mixed")
    void everyPointIsInExactlyOnePart(Stones stones) {
        Partition parts = Partition.byColour(stones);
        boolean[] seen = new boolean[stones.points()];
        for (int part = 0; part < parts.count(); part++) {
            for (int i = 0; i < parts.size(part); i++) {
                int point = parts.point(part, i);
                assertThat(seen[point]).isFalse();
                assertThat(parts.part(point)).isEqualTo(part);
                assertThat(stones.at(point)).isEqualTo(stones.at(parts.point(part, 0)));
                seen[point] = true;
            }
        }
        assertThat(seen).containsOnly(true);
    }
}
