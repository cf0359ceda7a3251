package tesuji.neural.go;

import java.util.Arrays;
import tesuji.games.go.board.Chains;
import tesuji.games.go.board.Geometry;
import tesuji.games.go.score.BensonReduction;

/**
 * To whom each point belongs as the board stands: pass-alive chains and their territories first (Benson 1976), dead
 * stones in them included; then regions that only one colour surrounds; then all other stones. Owned by one thread.
 */
final class AreaMap {
    private final Geometry geometry;
    private final BensonReduction life;
    private final byte[] owner;
    private final byte[] whole;

    /** Points of the regions one after the other, and where each region begins. */
    private final int[] queue;

    private final int[] start;
    private final int[] region;
    private final int[] inner;
    private final boolean[] mixed;
    private final int[] chainNumber;
    private final int[] contacts;
    private final int[] touched;
    private final boolean[] seen;

    AreaMap(Geometry geometry) {
        this.geometry = geometry;
        int points = geometry.points();
        int cells = geometry.cells();
        life = new BensonReduction(points, points);
        owner = new byte[cells];
        whole = new byte[cells];
        queue = new int[points];
        start = new int[points + 1];
        region = new int[cells];
        inner = new int[points];
        mixed = new boolean[points];
        chainNumber = new int[cells];
        contacts = new int[points];
        touched = new int[points];
        seen = new boolean[cells];
    }

    /** The colour that a cell belongs to. */
    int owner(int cell) {
        return owner[cell];
    }

    /** {@code suicide}: whether pass-alive means alive even if the attacker may take his own stones. */
    void find(Chains board, boolean suicide) {
        Arrays.fill(owner, (byte) Chains.EMPTY);
        claim(board, Chains.BLACK, suicide);
        claim(board, Chains.WHITE, suicide);
        for (int point = 0; point < geometry.points(); point++) {
            int cell = geometry.cell(point);
            if (owner[cell] == Chains.EMPTY) owner[cell] = (byte) board.colour(cell);
        }
    }

    /**
     * The same, less what stands in seki: areas that touch a neutral point or hold a stone in atari keep their stones
     * only.
     */
    void findWithoutSeki(Chains board, boolean suicide) {
        find(board, suicide);
        System.arraycopy(owner, 0, whole, 0, owner.length);
        Arrays.fill(seen, false);
        for (int point = 0; point < geometry.points(); point++) {
            int cell = geometry.cell(point);
            if (whole[cell] != Chains.EMPTY && !seen[cell] && isSeki(board, cell)) dissolve(board, cell);
        }
    }

    private boolean isSeki(Chains board, int cell) {
        if (board.colour(cell) == whole[cell] && board.inAtari(board.chain(cell))) return true;
        for (int direction = 0; direction < 4; direction++) {
            int q = board.neighbour(cell, direction);
            if (board.colour(q) == Chains.EMPTY && whole[q] == Chains.EMPTY) return true;
        }
        return false;
    }

    private void dissolve(Chains board, int first) {
        int colour = whole[first];
        queue[0] = first;
        seen[first] = true;
        int end = 1;
        for (int begin = 0; begin < end; begin++) {
            int cell = queue[begin];
            if (board.colour(cell) != colour) owner[cell] = Chains.EMPTY;
            for (int direction = 0; direction < 4; direction++) {
                int q = board.neighbour(cell, direction);
                if (board.colour(q) == Chains.BORDER || whole[q] != colour || seen[q]) continue;
                seen[q] = true;
                queue[end++] = q;
            }
        }
    }

    /** Marks what belongs to one colour; what is certain overwrites the other's claim. */
    private void claim(Chains board, int colour, boolean suicide) {
        int chains = numberChains(board, colour);
        if (chains == 0) return;
        life.begin(chains);
        Arrays.fill(region, -1);
        int regions = 0;
        start[0] = 0;
        for (int point = 0; point < geometry.points(); point++) {
            int cell = geometry.cell(point);
            if (board.colour(cell) != Chains.EMPTY || region[cell] >= 0) continue;
            explore(board, colour, suicide, cell, regions);
            regions++;
        }
        life.reduce();
        for (int point = 0; point < geometry.points(); point++) {
            int cell = geometry.cell(point);
            if (board.colour(cell) == colour && life.isAlive(chainNumber[board.chain(cell)]))
                owner[cell] = (byte) colour;
        }
        for (int number = 0; number < regions; number++) {
            boolean certain = life.isEnclosed(number) && (inner[number] <= 1 || !mixed[number]);
            if (!certain && mixed[number]) continue;
            for (int i = start[number]; i < start[number + 1]; i++) {
                if (certain || owner[queue[i]] == Chains.EMPTY) owner[queue[i]] = (byte) colour;
            }
        }
    }

    private int numberChains(Chains board, int colour) {
        int chains = 0;
        for (int point = 0; point < geometry.points(); point++) {
            int cell = geometry.cell(point);
            if (board.colour(cell) == colour && board.chain(cell) == cell) chainNumber[cell] = chains++;
        }
        return chains;
    }

    /** Follows the region of a cell: all cells without a stone of the colour that are connected to it. */
    private void explore(Chains board, int colour, boolean suicide, int first, int number) {
        int begin = start[number];
        int end = begin;
        int needed = 0;
        int touching = 0;
        inner[number] = 0;
        mixed[number] = false;
        region[first] = number;
        queue[end++] = first;
        for (int i = begin; i < end; i++) {
            int cell = queue[i];
            boolean counts = suicide || board.colour(cell) == Chains.EMPTY;
            if (counts) needed++;
            if (board.colour(cell) != Chains.EMPTY) mixed[number] = true;
            boolean isInner = true;
            for (int direction = 0; direction < 4; direction++) {
                int q = board.neighbour(cell, direction);
                if (board.colour(q) == Chains.BORDER) continue;
                if (board.colour(q) == colour) {
                    isInner = false;
                    touching = touch(board, cell, direction, counts, touching);
                } else if (region[q] < 0) {
                    region[q] = number;
                    queue[end++] = q;
                }
            }
            if (isInner) inner[number]++;
        }
        start[number + 1] = end;
        for (int i = 0; i < touching; i++) {
            int chain = touched[i];
            if (contacts[chain] - 1 == needed) life.support(chain, number);
            else life.touch(chain, number);
            contacts[chain] = 0;
        }
    }

    /** Notes a contact of a region with a chain; {@code contacts} counts from 1, once for each cell of the region. */
    private int touch(Chains board, int cell, int direction, boolean counts, int touching) {
        int chain = board.chain(board.neighbour(cell, direction));
        int number = chainNumber[chain];
        if (contacts[number] == 0) {
            contacts[number] = 1;
            touched[touching++] = number;
        }
        if (!counts) return touching;
        for (int earlier = 0; earlier < direction; earlier++) {
            if (board.chain(board.neighbour(cell, earlier)) == chain) return touching;
        }
        contacts[number]++;
        return touching;
    }
}
