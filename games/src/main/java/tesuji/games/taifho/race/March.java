package tesuji.games.taifho.race;

import java.util.List;

/**
 * A way for one side to fill its goal row while the other stands still.
 *
 * @param moves its moves in order
 * @param atLeast a number of moves that is known to be needed
 */
public record March(List<Integer> moves, int atLeast) {
    public March {
        moves = List.copyOf(moves);
    }

    public int length() {
        return moves.size();
    }

    /** Whether no shorter one exists. */
    public boolean isShortest() {
        return length() == atLeast;
    }
}
