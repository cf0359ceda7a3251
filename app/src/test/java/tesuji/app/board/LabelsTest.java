package tesuji.app.board;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import tesuji.core.game.Heaps;
import tesuji.games.Games;

final class LabelsTest {
    @Test
    void goHasNoColumnI() {
        Labels labels = Labels.of(Games.library().open("go:size=9"));
        assertThat(labels.columns()).containsExactly("A", "B", "C", "D", "E", "F", "G", "H", "J");
        assertThat(labels.rows()).containsExactly("1", "2", "3", "4", "5", "6", "7", "8", "9");
    }

    @Test
    void handicapStonesHideNoName() {
        assertThat(Labels.of(Games.library().open("go:size=9,handicap=5")))
                .isEqualTo(Labels.of(Games.library().open("go:size=9")));
    }

    @Test
    void pilesHaveNamesAndNoRows() {
        Labels labels = Labels.of(new Heaps(3, 3));
        assertThat(labels.columns()).containsExactly("a", "b");
        assertThat(labels.rows()).containsOnly("");
    }

    /** No move begins at a store. */
    @Test
    void onlyPitsHaveNames() {
        Labels labels = Labels.of(Games.library().open("kalah:pits=2,seeds=3"));
        assertThat(labels.columns()).containsExactly("a", "b", "");
    }
}
