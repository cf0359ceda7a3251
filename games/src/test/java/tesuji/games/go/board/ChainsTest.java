package tesuji.games.go.board;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class ChainsTest {
    private static List<Integer> cycle(Chains board, int cell) {
        List<Integer> stones = new ArrayList<>();
        int stone = cell;
        do {
            stones.add(stone);
            stone = board.nextStone(stone);
        } while (stone != cell);
        return stones;
    }

    /** Śliwa (2013, Figure 6.6): a stone that joins two chains and touches one of them twice. */
    @Test
    void joiningCycles() {
        Chains board = new Chains(new Geometry(5));
        for (int cell : new int[] {16, 10, 11}) board.play(cell, Chains.WHITE);
        board.play(15, Chains.WHITE);
        assertThat(cycle(board, 15)).containsExactlyInAnyOrder(15, 10, 11, 16);
        for (int cell : new int[] {31, 32, 25}) board.play(cell, Chains.BLACK);
        for (int cell : new int[] {20, 14}) board.play(cell, Chains.BLACK);
        board.play(26, Chains.BLACK);
        assertThat(cycle(board, 26)).containsExactlyInAnyOrder(26, 32, 25, 31, 14, 20);
        board.undo();
        assertThat(cycle(board, 32)).containsExactlyInAnyOrder(32, 25, 31);
        assertThat(cycle(board, 20)).containsExactlyInAnyOrder(20, 14);
    }

    /** A chain captured, its points played on and merged again: undoing everything finds every number as it was. */
    @Test
    void undoingACaptureUnderLaterStones() {
        Geometry geometry = new Geometry(4);
        Chains board = new Chains(geometry);
        int a1 = geometry.cell(1, 1);
        int b1 = geometry.cell(1, 2);
        board.play(a1, Chains.BLACK);
        board.play(b1, Chains.BLACK);
        board.play(geometry.cell(2, 1), Chains.WHITE);
        board.play(geometry.cell(2, 2), Chains.WHITE);
        int pseudoLiberties = board.pseudoLiberties(board.chain(a1));
        assertThat(board.play(geometry.cell(1, 3), Chains.WHITE)).isEqualTo(2);
        board.play(b1, Chains.WHITE);
        board.play(a1, Chains.WHITE);
        for (int i = 0; i < 3; i++) board.undo();
        assertThat(board.chain(a1)).isEqualTo(board.chain(b1)).isNotZero();
        assertThat(board.pseudoLiberties(board.chain(a1))).isEqualTo(pseudoLiberties);
        assertThat(board.chainSize(board.chain(a1))).isEqualTo(2);
        assertThat(board.inAtari(board.chain(a1))).isTrue();
        board.undo();
        board.undo();
        board.undo();
        assertThat(board.pseudoLiberties(board.chain(a1))).isEqualTo(2);
        board.undo();
        assertThat(board.key()).isZero();
    }
}
