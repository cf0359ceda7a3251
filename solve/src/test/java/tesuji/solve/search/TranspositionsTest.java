package tesuji.solve.search;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

final class TranspositionsTest {
    @Test
    void entriesComeBackWhole() {
        Transpositions table = new Transpositions(4);
        for (int score : new int[] {-8_000_000, -3, 0, 1, 8_000_000}) {
            table.store(77, score, Transpositions.UPPER, 1_000_000, 5);
            long entry = table.find(77);
            assertThat(Transpositions.score(entry)).isEqualTo(score);
            assertThat(Transpositions.bound(entry)).isEqualTo(Transpositions.UPPER);
            assertThat(Transpositions.move(entry)).isEqualTo(1_000_000);
        }
        assertThat(table.find(77 + 16)).isEqualTo(Transpositions.NOTHING);
        assertThat(table.used()).isOne();
    }

    @Test
    void muchWorkStaysForAWhile() {
        Transpositions table = new Transpositions(4);
        table.store(1, 5, Transpositions.EXACT, 2, 1000);
        table.store(17, 6, Transpositions.EXACT, 3, 1);
        assertThat(table.find(1)).isNotEqualTo(Transpositions.NOTHING);
        for (int i = 0; i < 10; i++) table.store(17, 6, Transpositions.EXACT, 3, 1);
        assertThat(table.find(1)).isEqualTo(Transpositions.NOTHING);
        assertThat(Transpositions.score(table.find(17))).isEqualTo(6);
    }
}
