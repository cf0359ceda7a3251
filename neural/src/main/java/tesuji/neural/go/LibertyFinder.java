package tesuji.neural.go;

import tesuji.core.base.Hot;
import tesuji.games.go.board.Chains;

/** Finds liberties of chains, which the board of a position only counts as pseudo-liberties. */
final class LibertyFinder {
    private LibertyFinder() {}

    /**
     * Adds the liberties of a stone's chain to a list unless they are in it, and returns its new end. Stops looking
     * when the list holds {@code most}.
     */
    @Hot
    static int find(Chains board, int stone, int[] list, int begin, int end, int most) {
        int chain = board.chain(stone);
        if (board.inAtari(chain)) return add(board.liberty(chain), list, begin, end);
        int each = chain;
        do {
            if (board.emptyNeighbours(each) > 0) {
                for (int direction = 0; direction < 4; direction++) {
                    int cell = board.neighbour(each, direction);
                    if (board.colour(cell) != Chains.EMPTY) continue;
                    end = add(cell, list, begin, end);
                    if (end - begin == most) return end;
                }
            }
            each = board.nextStone(each);
        } while (each != chain);
        return end;
    }

    @Hot
    static int add(int cell, int[] list, int begin, int end) {
        for (int i = begin; i < end; i++) if (list[i] == cell) return end;
        list[end] = cell;
        return end + 1;
    }

    /** How many liberties a stone's chain has, {@code most} if there are more. */
    @Hot
    static int count(Chains board, int stone, int most, int[] scratch) {
        return find(board, stone, scratch, 0, 0, most);
    }
}
