package tesuji.gtp;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import tesuji.core.base.Rng;
import tesuji.core.game.GameFamily;
import tesuji.core.game.Position;
import tesuji.gtp.toy.Toys;

final class MoveTextTest {
    static Stream<Arguments> walks() {
        return Toys.LIBRARY.families().stream()
                .map(GameFamily::name)
                .flatMap(game -> IntStream.range(0, 5).mapToObj(seed -> Arguments.of(game, seed)));
    }

    @ParameterizedTest
    @MethodSource("walks")
    void everyLegalMoveIsReadBack(String game, int seed) {
        Position position = Toys.LIBRARY.open(game).start();
        Rng rng = new Rng(seed);
        int[] moves = new int[position.game().maxLegalMoves()];
        while (!position.isOver()) {
            int count = position.legalMoves(moves);
            for (int i = 0; i < count; i++) {
                assertThat(MoveText.read(position, MoveText.write(position, moves[i])))
                        .isEqualTo(moves[i]);
            }
            assertThat(MoveText.list(position).split(" ")).hasSize(count).doesNotHaveDuplicates();
            position.play(moves[rng.nextInt(count)]);
        }
        assertThat(MoveText.list(position)).isEmpty();
    }

    @Test
    void aFallingStoneIsNamedByItsLandingPlace() {
        Position position = Toys.LIBRARY.open("drop").start();
        position.play(1);
        assertThat(MoveText.write(position, 1)).isEqualTo("B2");
        assertThat(MoveText.read(position, "b2")).isEqualTo(1);
        assertThat(MoveText.read(position, "2")).isEqualTo(1);
        assertRefused(position, "B1", "illegal move: the point is occupied");
    }

    /** On hexagons the toy's own notation counts rows from the top; the vertex must win over it. */
    @Test
    void aVertexIsNeverReadAsAnotherPoint() {
        Position position = Toys.LIBRARY.open("rhomb:size=3").start();
        int lowerLeft = MoveText.read(position, "A1");
        assertThat(position.game().notation().move(lowerLeft)).isEqualTo("a3");
        position.play(lowerLeft);
        assertRefused(position, "A1", "illegal move: the point is occupied");
    }

    @Test
    void movesFromHereToThereKeepTheirOwnText() {
        Position position = Toys.LIBRARY.open("walk").start();
        assertThat(MoveText.write(position, MoveText.read(position, "B1-B2"))).isEqualTo("b1-b2");
        assertRefused(position, "b1", "illegal move: \"b1\" is not a move of walk.");
        assertRefused(position, "b1-b3", "illegal move: out of reach");
        assertRefused(position, "b1>b2", "syntax error: \"b1>b2\" is not a move of walk.");
    }

    @Test
    void pilesHaveNoVertices() {
        Position position = Toys.LIBRARY.open("heaps").start();
        assertThat(MoveText.list(position)).isEqualTo("1 2 3");
        assertThat(MoveText.point(position, "A1")).isEmpty();
        assertRefused(position, "A1", "syntax error: \"A1\" is not a move of heaps.");
    }

    private static void assertRefused(Position position, String text, String message) {
        assertThatThrownBy(() -> MoveText.read(position, text)).hasMessage(message);
    }
}
