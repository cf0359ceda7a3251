package tesuji.games.go.tactics;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import tesuji.games.go.board.Chains;
import tesuji.games.go.board.Ladders;
import tesuji.games.go.board.TacticalBoard;

class RepliesTest {
    private static Set<Integer> cells(Replies replies) {
        Set<Integer> cells = new TreeSet<>();
        for (int i = 0; i < replies.count(); i++) cells.add(replies.cell(i));
        return cells;
    }

    private static Set<Integer> toAtari(TacticalBoard board, String stone, int mover) {
        Replies replies = new Replies(board, new Ladders(board, 100));
        replies.toAtari(board.chain(Boards.cell(board, stone)), mover);
        return cells(replies);
    }

    private static Set<Integer> toLadder(TacticalBoard board, String stone, int mover) {
        Replies replies = new Replies(board, new Ladders(board, 100));
        replies.toLadder(board.chain(Boards.cell(board, stone)), mover);
        return cells(replies);
    }

    /** Black takes C3 at D3; White runs there, and there is nothing to take for it. */
    @Test
    void takeOrRun() {
        TacticalBoard board = Boards.of("""
                .......
                .......
                .......
                ..X....
                .XO....
                ..X....
                .......
                """);
        int run = Boards.cell(board, "D3");
        assertThat(toAtari(board, "C3", Chains.BLACK)).containsExactly(run);
        assertThat(toAtari(board, "C3", Chains.WHITE)).containsExactly(run);
    }

    /** Running along the first line only makes it worse; taking the stone that gives atari saves. */
    @Test
    void takingInsteadOfRunning() {
        TacticalBoard board = Boards.of("""
                .....
                .....
                OO...
                XXO..
                .OXX.
                """);
        assertThat(toAtari(board, "B1", Chains.WHITE)).containsExactly(Boards.cell(board, "A1"));
    }

    /** A ladder works against C7: Black begins it, White gets out of the way. */
    @Test
    void ladder() {
        TacticalBoard board = Boards.of("""
                .........
                ..X......
                .XO......
                .X.......
                .........
                .........
                .........
                .........
                .........
                """);
        assertThat(toLadder(board, "C7", Chains.BLACK)).containsExactly(Boards.cell(board, "D7"));
        assertThat(toLadder(board, "C7", Chains.WHITE)).contains(Boards.cell(board, "D7"));
        assertThat(toLadder(board, "C8", Chains.WHITE)).isEmpty();
    }
}
