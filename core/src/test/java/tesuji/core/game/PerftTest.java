package tesuji.core.game;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

final class PerftTest {
    @Test
    void countsSequencesOfExactlyTheDepth() {
        Heaps game = new Heaps(1, 1);
        Perft perft = new Perft(game, 3);
        assertThat(perft.leaves(game.start(), 0)).isEqualTo(1);
        assertThat(perft.leaves(game.start(), 1)).isEqualTo(2);
        assertThat(perft.leaves(game.start(), 2)).isEqualTo(2);
        assertThat(perft.leaves(game.start(), 3)).isZero();
    }

    @Test
    void startsAnywhereAndLeavesThePositionAsItWas() {
        Heaps game = new Heaps(5, 3);
        Position position = Walk.of(game, 1).at(1);
        Snapshot before = Snapshot.of(position);
        int[] moves = new int[game.maxLegalMoves()];
        int count = position.legalMoves(moves);
        Perft perft = new Perft(game, 3);
        long sum = 0;
        for (int i = 0; i < count; i++) {
            position.play(moves[i]);
            sum += perft.leaves(position, 2);
            position.undo();
        }
        assertThat(perft.leaves(position, 3)).isEqualTo(sum);
        assertThat(Snapshot.of(position)).isEqualTo(before);
    }
}
