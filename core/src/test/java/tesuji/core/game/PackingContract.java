package tesuji.core.game;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashMap;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The part of {@link GameContract} about positions as single longs; games without a {@link Packing} pass. */
public interface PackingContract {
    Game game();

    /** What comes out is what the diagram gives: the same moment without its past. */
    @ParameterizedTest
    @ValueSource(longs = {1, 2, 3, 4, 5})
    default void packedPositionsComeBack(long seed) {
        Game game = game();
        game.packing().ifPresent(packing -> {
            Position unpacked = Walk.of(game, seed + 1000).at(1);
            Position placed = game.start();
            Walk.of(game, seed).forEach(position -> {
                long packed = packing.pack(position);
                assertThat(packed).isNotNegative();
                packing.unpack(packed, unpacked);
                game.notation().place(game.notation().diagram(position), placed);
                assertThat(Snapshot.of(unpacked)).isEqualTo(Snapshot.of(placed));
                assertThat(packing.pack(unpacked)).isEqualTo(packed);
                for (int move : Snapshot.legalMoves(unpacked)) {
                    unpacked.play(move);
                    placed.play(move);
                    assertThat(Snapshot.of(unpacked)).isEqualTo(Snapshot.of(placed));
                    unpacked.undo();
                    placed.undo();
                }
            });
        });
    }

    @Test
    default void differentPositionsArePackedDifferently() {
        Game game = game();
        game.packing().ifPresent(packing -> {
            Map<Long, String> diagrams = new HashMap<>();
            for (long seed = 1; seed <= 50; seed++) {
                Walk.of(game, seed).forEach(position -> {
                    String diagram = game.notation().diagram(position);
                    String known = diagrams.putIfAbsent(packing.pack(position), diagram);
                    if (known != null) assertThat(diagram).isEqualTo(known);
                });
            }
        });
    }

    /** Unpacking a position after another leaves no room for a longer past than a game may have. */
    @Test
    default void anUnpackedPositionHasAWholeGameBeforeIt() {
        Game game = game();
        game.packing().ifPresent(packing -> {
            Walk walk = Walk.of(game, 1);
            Position position = walk.at(walk.length());
            packing.unpack(packing.pack(game.start()), position);
            for (int move : walk.moves()) position.play(move);
            assertThat(Snapshot.of(position)).isEqualTo(Snapshot.of(walk.at(walk.length())));
        });
    }
}
