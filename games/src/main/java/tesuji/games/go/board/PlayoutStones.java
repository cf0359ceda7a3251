package tesuji.games.go.board;

import tesuji.core.base.Hot;

/**
 * The stones of a {@link PlayoutBoard} and their chains: putting a stone on, joining and capturing.
 *
 * <p>Minima and maxima over the four neighbours replace questions about each of them, because branches that cannot be
 * predicted are most of what a playout costs. Rows lie {@value #STRIDE} cells apart whatever the size, so that the
 * compiler knows where the neighbours are. A class above the board and not a part of it, so that a move costs no more
 * loads. Owned by one thread.
 */
abstract sealed class PlayoutStones permits PlayoutBoard {
    static final int STRIDE = 26;
    static final int NO_CELL = 0;

    /** The number of a chain is this times its colour, and the cell of its head. */
    static final int COLOUR = PackedCell.CELLS + 1;

    final int[] cells;
    /** By number; numbers without a colour are for cells without a stone. */
    final int[] chains = new int[3 * COLOUR];
    /** In no particular order. */
    final int[] empty;

    final int[] captured = new int[3];
    int empties;
    int ko;
    int lead;

    PlayoutStones(int size) {
        cells = new int[(size + 2) * STRIDE + 1];
        empty = new int[size * size];
    }

    /** What a stone adds to Black's lead. */
    static int stoneLead(int colour) {
        return 3 - 2 * colour;
    }

    /**
     * Whether a stone on a cell without empty neighbours lives. Takes the cell's pseudo-liberties away for a moment: an
     * own neighbour that still has one survives, an opposing one that has none is captured (Wieczorek 2009, §2.2.2).
     */
    @Hot
    final boolean wouldLive(int cell, int mover) {
        int[] cells = this.cells;
        int[] chains = this.chains;
        int south = PackedCell.chain(cells[cell - STRIDE]);
        int west = PackedCell.chain(cells[cell - 1]);
        int east = PackedCell.chain(cells[cell + 1]);
        int north = PackedCell.chain(cells[cell + STRIDE]);
        chains[south] -= PackedChain.LIBERTY;
        chains[west] -= PackedChain.LIBERTY;
        chains[east] -= PackedChain.LIBERTY;
        chains[north] -= PackedChain.LIBERTY;
        int southSeen = PackedChain.seenBy(mover, chains[south]);
        int westSeen = PackedChain.seenBy(mover, chains[west]);
        int eastSeen = PackedChain.seenBy(mover, chains[east]);
        int northSeen = PackedChain.seenBy(mover, chains[north]);
        chains[south] += PackedChain.LIBERTY;
        chains[west] += PackedChain.LIBERTY;
        chains[east] += PackedChain.LIBERTY;
        chains[north] += PackedChain.LIBERTY;
        int weakest = Math.min(Math.min(southSeen, westSeen), Math.min(eastSeen, northSeen));
        int strongest = Math.max(Math.max(southSeen, westSeen), Math.max(eastSeen, northSeen));
        return strongest >= PackedChain.OWN + PackedChain.LIBERTY || weakest < PackedChain.LIBERTY;
    }

    /**
     * Puts a stone on a legal cell that has just been taken out of the list. Chains around it lose a pseudo-liberty.
     * With the own colour struck out of their numbers own chains have the smallest, with the opposing colour the
     * largest, so the least and the largest tell whether there is an own chain to join, and whether there are two.
     */
    @Hot
    final void place(int cell, int mover) {
        int[] cells = this.cells;
        int[] chains = this.chains;
        int change = PackedCell.change(mover);
        int own = mover * COLOUR;
        int opposing = 3 * COLOUR - own;

        int here = cells[cell - STRIDE] + change;
        cells[cell - STRIDE] = here;
        int number = PackedCell.chain(here);
        int chain = chains[number] - PackedChain.LIBERTY;
        chains[number] = chain;
        int least = number ^ own;
        int largest = number ^ opposing;
        int weakest = PackedChain.seenBy(mover, chain);

        here = cells[cell - 1] + change;
        cells[cell - 1] = here;
        number = PackedCell.chain(here);
        chain = chains[number] - PackedChain.LIBERTY;
        chains[number] = chain;
        least = Math.min(least, number ^ own);
        largest = Math.max(largest, number ^ opposing);
        weakest = Math.min(weakest, PackedChain.seenBy(mover, chain));

        here = cells[cell + 1] + change;
        cells[cell + 1] = here;
        number = PackedCell.chain(here);
        chain = chains[number] - PackedChain.LIBERTY;
        chains[number] = chain;
        least = Math.min(least, number ^ own);
        largest = Math.max(largest, number ^ opposing);
        weakest = Math.min(weakest, PackedChain.seenBy(mover, chain));

        here = cells[cell + STRIDE] + change;
        cells[cell + STRIDE] = here;
        number = PackedCell.chain(here);
        chain = chains[number] - PackedChain.LIBERTY;
        chains[number] = chain;
        least = Math.min(least, number ^ own);
        largest = Math.max(largest, number ^ opposing);
        weakest = Math.min(weakest, PackedChain.seenBy(mover, chain));

        int around = cells[cell];
        int second = largest - 3 * COLOUR;
        if (second > least) {
            connect(cell, mover, around, least + second + 2 * own);
        } else {
            // a chain of its own, or one stone more in the own chain: the same arithmetic
            int alone = (PackedCell.CELLS - least) >> 31;
            int head = (least & ~alone) | (cell & alone);
            int colour = PackedChain.colour(mover) & alone;
            chains[head | own] = (chains[head | own] & ~alone) + PackedChain.stone(around) + colour;
            cells[cell] = PackedCell.of(around, PackedCell.next(cells[head]), head | own);
            cells[head] = PackedCell.withNext(cells[head], cell);
        }
        lead += stoneLead(mover);
        ko = NO_CELL;
        if (weakest < PackedChain.LIBERTY) capture(cell, Chains.BLACK + Chains.WHITE - mover, around);
    }

    /**
     * Puts a new stone into the first own chain around it, and joins that with the others.
     *
     * @param sum the numbers of two of the chains, added
     */
    @Hot
    private void connect(int cell, int mover, int around, int sum) {
        int south = PackedCell.chain(cells[cell - STRIDE]);
        int west = PackedCell.chain(cells[cell - 1]);
        int first = south / COLOUR == mover ? south : west / COLOUR == mover ? west : PackedCell.chain(cells[cell + 1]);
        int head = first & PackedCell.CELLS;
        chains[first] += PackedChain.stone(around);
        cells[cell] = PackedCell.of(around, PackedCell.next(cells[head]), first);
        cells[head] = PackedCell.withNext(cells[head], cell);
        int opposing = Chains.BLACK + Chains.WHITE - mover;
        if (PackedCell.empty(around) + PackedCell.neighbours(opposing, around) > 1) {
            join(first, sum - first); // two own neighbours
            return;
        }
        int chain = joinNeighbour(first, cell - 1);
        chain = joinNeighbour(chain, cell + 1);
        joinNeighbour(chain, cell + STRIDE);
    }

    @Hot
    private int joinNeighbour(int chain, int neighbour) {
        int other = PackedCell.chain(cells[neighbour]);
        return other == chain || other / COLOUR != chain / COLOUR ? chain : join(chain, other);
    }

    /** Makes one chain of two and returns its number. */
    @Hot
    private int join(int a, int b) {
        int[] cells = this.cells;
        int[] chains = this.chains;
        int large = PackedChain.stones(chains[a]) >= PackedChain.stones(chains[b]) ? a : b;
        int small = a + b - large;
        chains[large] += PackedChain.colourless(chains[small]);
        int head = small & PackedCell.CELLS;
        int stone = head;
        do {
            int here = cells[stone];
            cells[stone] = PackedCell.withChain(here, large);
            stone = PackedCell.next(here);
        } while (stone != head);
        // exchanging two successors joins two cycles into one
        int other = large & PackedCell.CELLS;
        int next = PackedCell.next(cells[head]);
        cells[head] = PackedCell.withNext(cells[head], PackedCell.next(cells[other]));
        cells[other] = PackedCell.withNext(cells[other], next);
        return large;
    }

    /** Takes off the chains of this colour around a new stone that have no liberty; there is at least one. */
    @Hot
    private void capture(int cell, int colour, int around) {
        int before = empties;
        int south = deadChain(cell - STRIDE, colour);
        int west = deadChain(cell - 1, colour);
        int east = deadChain(cell + 1, colour);
        int north = deadChain(cell + STRIDE, colour);
        int chain = Math.max(Math.max(south, west), Math.max(east, north));
        // the least that is not 0
        int least = Math.min(
                Math.min((south - 1) & Integer.MAX_VALUE, (west - 1) & Integer.MAX_VALUE),
                Math.min((east - 1) & Integer.MAX_VALUE, (north - 1) & Integer.MAX_VALUE));
        if (least == chain - 1) {
            lift(chain, colour);
        } else {
            if (south != 0) lift(south, colour);
            if (west != 0 && west != south) lift(west, colour);
            if (east != 0 && east != south && east != west) lift(east, colour);
            if (north != 0 && north != south && north != west && north != east) lift(north, colour);
        }
        int stones = empties - before;
        if (stones == 1 && PackedCell.neighbours(colour, around) == 4) ko = empty[before];
        captured[colour] += stones;
        lead -= stones * stoneLead(colour);
    }

    /** The number of the neighbour's chain if that is of this colour and has no liberty, else 0. */
    @Hot
    private int deadChain(int neighbour, int colour) {
        int chain = PackedCell.chain(cells[neighbour]);
        int seen = PackedChain.seenBy(Chains.BLACK + Chains.WHITE - colour, chains[chain]);
        return chain & ((seen - PackedChain.LIBERTY) >> 31);
    }

    @Hot
    private void lift(int chain, int colour) {
        int[] cells = this.cells;
        int[] chains = this.chains;
        int[] empty = this.empty;
        int count = empties;
        int change = PackedCell.change(colour);
        int head = chain & PackedCell.CELLS;
        int stone = head;
        do {
            int here = cells[stone];
            cells[stone] = PackedCell.alone(here, stone);
            empty[count++] = stone;
            int south = cells[stone - STRIDE] - change;
            int west = cells[stone - 1] - change;
            int east = cells[stone + 1] - change;
            int north = cells[stone + STRIDE] - change;
            cells[stone - STRIDE] = south;
            cells[stone - 1] = west;
            cells[stone + 1] = east;
            cells[stone + STRIDE] = north;
            chains[PackedCell.chain(south)] += PackedChain.LIBERTY;
            chains[PackedCell.chain(west)] += PackedChain.LIBERTY;
            chains[PackedCell.chain(east)] += PackedChain.LIBERTY;
            chains[PackedCell.chain(north)] += PackedChain.LIBERTY;
            stone = PackedCell.next(here);
        } while (stone != head);
        empties = count;
    }
}
