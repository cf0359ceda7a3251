package tesuji.games.go.feature;

import tesuji.core.base.Hot;
import tesuji.games.go.board.Chains;
import tesuji.games.go.board.Geometry;
import tesuji.games.go.board.TacticalBoard;

/**
 * The chains that a move touches: how many of either colour, and how short of liberties they are. Cuts, connections and
 * races to capture show in both. Owned by the board's thread.
 */
final class ChainContacts {
    /** More liberties than this are alike. */
    private static final int MANY_LIBERTIES = 4;

    /** More chains than this are alike. */
    private static final int MANY_CHAINS = 3;

    /** The highest level of liberties: five times those of own chains, and those of opposing ones; 0 for no chain. */
    static final int MOST_LIBERTIES = (MANY_LIBERTIES + 1) * (MANY_LIBERTIES + 1) - 1;

    /** The highest level of contacts: four times the number of own chains, and that of opposing ones. */
    static final int MOST_CONTACTS = (MANY_CHAINS + 1) * (MANY_CHAINS + 1) - 1;

    private final TacticalBoard board;
    /** By head of a chain. */
    private final int[] liberties;

    private final int[] free = new int[MANY_LIBERTIES];
    private final int[] fewest = new int[3];
    private final int[] chains = new int[3];

    ChainContacts(TacticalBoard board) {
        this.board = board;
        liberties = new int[board.geometry().cells()];
    }

    /** Counts the liberties of all chains. */
    @Hot
    void load() {
        Geometry geometry = board.geometry();
        for (int cell = geometry.firstCell(); cell <= geometry.lastCell(); cell++) {
            if (board.chain(cell) == cell) liberties[cell] = board.liberties(cell, free, MANY_LIBERTIES);
        }
    }

    /** Looks at the chains next to an empty cell. */
    @Hot
    void look(int cell) {
        fewest[Chains.BLACK] = 0;
        fewest[Chains.WHITE] = 0;
        chains[Chains.BLACK] = 0;
        chains[Chains.WHITE] = 0;
        for (int direction = 0; direction < 4; direction++) {
            int q = board.neighbour(cell, direction);
            int colour = board.colour(q);
            if (colour == Chains.EMPTY || colour == Chains.BORDER || isMetBefore(cell, direction)) continue;
            int count = liberties[board.chain(q)];
            fewest[colour] = chains[colour] == 0 ? count : Math.min(fewest[colour], count);
            chains[colour]++;
        }
    }

    @Hot
    private boolean isMetBefore(int cell, int direction) {
        int chain = board.chain(board.neighbour(cell, direction));
        for (int earlier = 0; earlier < direction; earlier++) {
            if (board.chain(board.neighbour(cell, earlier)) == chain) return true;
        }
        return false;
    }

    /** The level of {@link MoveFeature#LIBERTIES} of the cell looked at. */
    @Hot
    int liberties(int mover) {
        return fewest[mover] * (MANY_LIBERTIES + 1) + fewest[Chains.BLACK + Chains.WHITE - mover];
    }

    /** The level of {@link MoveFeature#CONTACTS} of the cell looked at. */
    @Hot
    int contacts(int mover) {
        int own = Math.min(MANY_CHAINS, chains[mover]);
        return own * (MANY_CHAINS + 1) + Math.min(MANY_CHAINS, chains[Chains.BLACK + Chains.WHITE - mover]);
    }
}
