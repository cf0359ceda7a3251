package tesuji.lab.journal;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import tesuji.core.game.Game;
import tesuji.games.Games;

final class MovesHashTest {
    private final Game game = Games.library().open("go:size=9");

    private String hash(String... moves) {
        return MovesHash.of(game, Stream.of(moves).map(game.notation()::move).toList());
    }

    @Test
    void isTheSameHoweverTheBoardIsTurned() {
        String hash = hash("C3", "G7", "C7", "pass", "D5");
        assertThat(hash).matches("[0-9a-f]{16}");
        assertThat(hash("G3", "C7", "G7", "pass", "F5")).as("mirrored").isEqualTo(hash);
        assertThat(hash("G7", "C3", "G3", "pass", "F5")).as("turned round").isEqualTo(hash);
        assertThat(hash("C3", "G7", "G3", "pass", "E4")).as("transposed").isEqualTo(hash);
    }

    @Test
    void differsWhereTheGamesDo() {
        assertThat(List.of(
                        hash(),
                        hash("C3"),
                        hash("C3", "G7"),
                        hash("C3", "C7"),
                        hash("C3", "pass"),
                        hash("C3", "G7", "pass"),
                        hash("C3", "G7", "D5"),
                        hash("C3", "D5", "G7")))
                .doesNotHaveDuplicates();
    }
}
