package tesuji.desk.board;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import tesuji.core.game.Heaps;
import tesuji.games.Games;

final class EdgeLabelsTest {
    @Test
    void goHasNoColumnI() {
        EdgeLabels labels = EdgeLabels.of(Games.library().open("go:size=9"));
        assertThat(labels.columns()).containsExactly("A", "B", "C", "D", "E", "F", "G", "H", "J");
        assertThat(labels.rows()).containsExactly("1", "2", "3", "4", "5", "6", "7", "8", "9");
    }

    @Test
    void handicapStonesHideNoName() {
        assertThat(EdgeLabels.of(Games.library().open("go:size=9,handicap=5")))
                .isEqualTo(EdgeLabels.of(Games.library().open("go:size=9")));
    }

    @Test
    void pilesHaveNamesAndNoRows() {
        EdgeLabels labels = EdgeLabels.of(new Heaps(3, 3));
        assertThat(labels.columns()).containsExactly("a", "b");
        assertThat(labels.rows()).containsOnly("");
    }

    /** No move begins at a store. */
    @Test
    void onlyPitsHaveNames() {
        EdgeLabels labels = EdgeLabels.of(Games.library().open("kalah:pits=2,seeds=3"));
        assertThat(labels.columns()).containsExactly("a", "b", "");
    }
}
