package tesuji.solve.estimate;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import tesuji.games.Games;

/** The groups of Goluch, §3.1.3. */
final class SymmetryGroupTest {
    private static final int RING = 8;

    @Test
    void ticTacToe() {
        SymmetryGroup group = SymmetryGroup.of(9, mirror(3), diagonal(3));
        assertThat(group.size()).isEqualTo(8);
        assertThat(group.size())
                .isEqualTo(Games.library().open("tictactoe").symmetries().count());
        assertThat(group.fillings(3)).isEqualTo(2862);
        assertThat(group.fillings(1)).isEqualTo(1);
    }

    /**
     * Three rings of eight points: eight turns and mirrors, each with or without the inner and outer ring exchanged.
     */
    @Test
    void nineMensMorris() {
        int[] quarter = new int[3 * RING];
        int[] mirror = new int[3 * RING];
        int[] exchange = new int[3 * RING];
        for (int point = 0; point < 3 * RING; point++) {
            int ring = point / RING;
            int place = point % RING;
            quarter[point] = ring * RING + (place + 2) % RING;
            mirror[point] = ring * RING + (RING - place) % RING;
            exchange[point] = (2 - ring) * RING + place;
        }
        assertThat(SymmetryGroup.of(3 * RING, quarter, mirror).size()).isEqualTo(8);
        assertThat(SymmetryGroup.of(3 * RING, quarter, mirror, exchange).size()).isEqualTo(16);
    }

    /** One mirror while there are pawns, which know one direction only; all eight symmetries without them. */
    @Test
    void chess() {
        assertThat(SymmetryGroup.of(64, mirror(8)).size()).isEqualTo(2);
        assertThat(SymmetryGroup.of(64, mirror(8), diagonal(8)).size()).isEqualTo(8);
        assertThat(SymmetryGroup.of(64).size()).isEqualTo(1);
    }

    /** Left and right exchanged. */
    private static int[] mirror(int size) {
        int[] image = new int[size * size];
        for (int point = 0; point < image.length; point++) image[point] = point / size * size + size - 1 - point % size;
        return image;
    }

    /** Rows and columns exchanged. */
    private static int[] diagonal(int size) {
        int[] image = new int[size * size];
        for (int point = 0; point < image.length; point++) image[point] = point % size * size + point / size;
        return image;
    }
}
