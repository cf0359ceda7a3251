package tesuji.core.game;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.function.IntUnaryOperator;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The part of {@link GameContract} about turning and mirroring the board. */
public interface SymmetryContract {
    Game game();

    @Test
    default void symmetriesPermuteMovesAndPoints() {
        Game game = game();
        Symmetries symmetries = game.symmetries();
        int points = game.notation().picture(game.start()).layout().points();
        for (int i = 0; i < symmetries.count(); i++) {
            int symmetry = i;
            checkPermutation(game.moveLimit(), move -> symmetries.move(symmetry, move));
            checkPermutation(points, point -> symmetries.point(symmetry, point));
        }
        assertThat(IntStream.range(0, points)).allMatch(point -> symmetries.point(0, point) == point);
        assertThat(IntStream.range(0, game.moveLimit())).allMatch(move -> symmetries.move(0, move) == move);
    }

    private static void checkPermutation(int size, IntUnaryOperator permutation) {
        assertThat(IntStream.range(0, size).map(permutation).sorted().toArray())
                .isEqualTo(IntStream.range(0, size).toArray());
    }

    @ParameterizedTest
    @ValueSource(longs = {1, 2, 3, 4, 5})
    default void symmetriesCommuteWithPlay(long seed) {
        Game game = game();
        Symmetries symmetries = game.symmetries();
        Walk walk = Walk.of(game, seed);
        for (int symmetry = 0; symmetry < symmetries.count(); symmetry++) {
            Position position = game.start();
            Position image = game.start();
            checkImage(position, image, symmetry);
            for (int move : walk.moves()) {
                position.play(move);
                image.play(symmetries.move(symmetry, move));
                checkImage(position, image, symmetry);
            }
        }
    }

    private static void checkImage(Position position, Position image, int symmetry) {
        Symmetries symmetries = position.game().symmetries();
        Notation notation = position.game().notation();
        assertThat(Snapshot.legalMoves(image))
                .containsExactlyInAnyOrderElementsOf(Snapshot.legalMoves(position).stream()
                        .map(move -> symmetries.move(symmetry, move))
                        .toList());
        Picture picture = notation.picture(position);
        Picture turned = notation.picture(image);
        for (int point = 0; point < picture.layout().points(); point++) {
            assertThat(turned.at(symmetries.point(symmetry, point))).isEqualTo(picture.at(point));
        }
        assertThat(image.isOver()).isEqualTo(position.isOver());
        if (position.isOver()) assertThat(image.score()).isEqualTo(position.score());
    }
}
