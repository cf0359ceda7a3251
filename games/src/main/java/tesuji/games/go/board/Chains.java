package tesuji.games.go.board;

import java.util.Arrays;
import tesuji.core.base.IntList;

/**
 * An exact Go board: stones, chains, liberties, captures and their exact undoing; no ko and no history of positions.
 *
 * <p>A chain is a cycle of stones with one head, which holds its size and its <em>contacts</em>: pairs of a stone and
 * an empty neighbour (pseudo-liberties; Wieczorek 2009, §2.1). Beside their number it keeps the sum and the sum of
 * squares of the empty cells' numbers: by Cauchy and Schwarz, number × squares = sum² exactly when all contacts are one
 * and the same cell, so atari and its liberty are known at once. All three are additive: merging chains adds them,
 * undoing subtracts them again. Cells without a stone belong to chain 0, which takes part in the arithmetic so that no
 * loop needs to ask; nobody reads it.
 *
 * <p>Undoing runs the log backwards. It holds per move: the cell and the numbers its stone overwrote, the chains
 * merged and the chains captured; no board is ever copied (Śliwa 2013, §6.1.5). Owned by one thread.
 */
public final class Chains {
    public static final int EMPTY = 0;
    public static final int BLACK = 1;
    public static final int WHITE = 2;
    public static final int BORDER = 3;

    final int[] colour;
    final int[] neighbours;
    final int[] head;
    final int[] next;
    final int[] size;
    final int[] contacts;
    final int[] sum;
    final int[] squares;
    final int[] captured = new int[3];

    private final Geometry geometry;
    private final int stride;
    private final IntList log;
    private long key;

    public Chains(Geometry geometry) {
        this.geometry = geometry;
        stride = geometry.stride();
        int cells = geometry.cells();
        colour = new int[cells];
        neighbours = new int[cells];
        head = new int[cells];
        next = new int[cells];
        size = new int[cells];
        contacts = new int[cells];
        sum = new int[cells];
        squares = new int[cells];
        log = new IntList(16 * geometry.points());
        clear();
    }

    /** Takes all stones away and forgets the log. */
    public void clear() {
        for (int cell = 0; cell < colour.length; cell++) colour[cell] = geometry.isBorder(cell) ? BORDER : EMPTY;
        for (int point = 0; point < geometry.points(); point++) {
            int cell = geometry.cell(point);
            neighbours[cell] = countNeighbours(cell);
        }
        Arrays.fill(head, 0);
        Arrays.fill(captured, 0);
        log.clear();
        key = 0;
    }

    private int countNeighbours(int cell) {
        int count = 0;
        for (int direction = 0; direction < 4; direction++) {
            count += colour[neighbour(cell, direction)] == BORDER ? Neighbourhood.BORDER : Neighbourhood.EMPTY;
        }
        return count;
    }

    public Geometry geometry() {
        return geometry;
    }

    public int colour(int cell) {
        return colour[cell];
    }

    /** The four neighbours: 0 south, 1 west, 2 east, 3 north. */
    public int neighbour(int cell, int direction) {
        return switch (direction) {
            case 0 -> cell - stride;
            case 1 -> cell - 1;
            case 2 -> cell + 1;
            default -> cell + stride;
        };
    }

    /** The head of the chain of a stone; 0 for a cell without a stone. */
    public int chain(int cell) {
        return head[cell];
    }

    /** The next stone of the same chain; going on leads back to the first. */
    public int nextStone(int cell) {
        return next[cell];
    }

    public int chainSize(int chain) {
        return size[chain];
    }

    /** Pairs of a stone of the chain and an empty neighbour. */
    public int contacts(int chain) {
        return contacts[chain];
    }

    public boolean inAtari(int chain) {
        return (long) contacts[chain] * squares[chain] == (long) sum[chain] * sum[chain];
    }

    /** The only liberty of a chain in atari. */
    public int liberty(int chain) {
        return sum[chain] / contacts[chain];
    }

    /** Stones of this colour taken off the board so far. */
    public int captured(int stoneColour) {
        return captured[stoneColour];
    }

    /** Counts stones as captured before the position began. */
    public void addCaptured(int stoneColour, int stones) {
        captured[stoneColour] += stones;
    }

    /** The hash of the stones on the board. */
    public long key() {
        return key;
    }

    /** Whether a stone here would live: it has an empty neighbour, joins a living chain or captures. */
    public boolean wouldLive(int cell, int mover) {
        if (Neighbourhood.empty(neighbours[cell]) > 0) return true;
        for (int direction = 0; direction < 4; direction++) {
            int q = neighbour(cell, direction);
            if (colour[q] == BORDER) continue;
            if ((colour[q] == mover) != inAtari(head[q])) return true;
        }
        return false;
    }

    /** The hash of the stones after a move here, suicide included, without playing it. */
    public long keyAfter(int cell, int mover) {
        long after = key ^ geometry.key(cell, mover);
        int other = BLACK + WHITE - mover;
        boolean lives = Neighbourhood.empty(neighbours[cell]) > 0;
        for (int direction = 0; direction < 4; direction++) {
            int q = neighbour(cell, direction);
            int chain = head[q];
            if (chain == 0) continue;
            if (colour[q] == mover) {
                lives |= !inAtari(chain);
            } else if (inAtari(chain) && firstContact(cell, direction, chain)) {
                after ^= chainKey(chain, other);
                lives = true;
            }
        }
        return lives ? after : after ^ suicideKey(cell, mover);
    }

    private boolean firstContact(int cell, int direction, int chain) {
        for (int earlier = 0; earlier < direction; earlier++) {
            if (head[neighbour(cell, earlier)] == chain) return false;
        }
        return true;
    }

    private long suicideKey(int cell, int mover) {
        long lost = geometry.key(cell, mover);
        for (int direction = 0; direction < 4; direction++) {
            int q = neighbour(cell, direction);
            if (colour[q] == mover && firstContact(cell, direction, head[q])) lost ^= chainKey(head[q], mover);
        }
        return lost;
    }

    private long chainKey(int chain, int stoneColour) {
        long stones = 0;
        int stone = chain;
        do {
            stones ^= geometry.key(stone, stoneColour);
            stone = next[stone];
        } while (stone != chain);
        return stones;
    }

    /** Puts a stone on an empty cell and takes off what has no liberty then; returns the number of stones captured. */
    public int play(int cell, int mover) {
        remember(cell);
        place(cell, mover);
        int merged = 0;
        for (int direction = 0; direction < 4; direction++) {
            int q = neighbour(cell, direction);
            if (colour[q] == mover && head[q] != head[cell]) {
                log.add(merge(head[cell], head[q]));
                merged++;
            }
        }
        int other = BLACK + WHITE - mover;
        int before = captured[other];
        int chains = 0;
        for (int direction = 0; direction < 4; direction++) {
            int q = neighbour(cell, direction);
            if (colour[q] == other && contacts[head[q]] == 0) {
                log.add(head[q]);
                lift(head[q], other);
                chains++;
            }
        }
        int suicide = contacts[head[cell]] == 0 ? 1 : 0;
        if (suicide == 1) {
            log.add(head[cell]);
            lift(head[cell], mover);
        }
        log.add(((cell * 8 + merged) * 8 + chains) * 4 + suicide * 2 + mover - BLACK);
        return captured[other] - before;
    }

    /** Takes the last {@link #play} back. */
    public void undo() {
        int entry = log.pop();
        int mover = BLACK + (entry & 1);
        boolean suicide = (entry & 2) != 0;
        int chains = entry >> 2 & 7;
        int merged = entry >> 5 & 7;
        int cell = entry >> 8;
        if (suicide) unlift(log.pop(), mover);
        for (int i = 0; i < chains; i++) unlift(log.pop(), BLACK + WHITE - mover);
        for (int i = 0; i < merged; i++) unmerge(log.pop());
        unplace(cell, mover);
        recall(cell);
    }

    /** A chain captured earlier may still need what these cells held when its capture is undone. */
    private void remember(int cell) {
        log.add(next[cell]);
        log.add(size[cell]);
        log.add(contacts[cell]);
        log.add(sum[cell]);
        log.add(squares[cell]);
    }

    private void recall(int cell) {
        squares[cell] = log.pop();
        sum[cell] = log.pop();
        contacts[cell] = log.pop();
        size[cell] = log.pop();
        next[cell] = log.pop();
    }

    private void place(int cell, int mover) {
        head[cell] = cell;
        next[cell] = cell;
        size[cell] = 1;
        contacts[cell] = 0;
        sum[cell] = 0;
        squares[cell] = 0;
        for (int direction = 0; direction < 4; direction++) {
            int q = neighbour(cell, direction);
            if (colour[q] == EMPTY) touch(cell, q, 1);
        }
        occupy(cell, mover);
        colour[cell] = mover;
        key ^= geometry.key(cell, mover);
    }

    private void unplace(int cell, int mover) {
        key ^= geometry.key(cell, mover);
        colour[cell] = EMPTY;
        vacate(cell, mover);
        head[cell] = 0;
    }

    /** An empty cell becomes a stone: its neighbours lose a contact each. */
    private void occupy(int cell, int stoneColour) {
        int change = Neighbourhood.change(stoneColour);
        for (int direction = 0; direction < 4; direction++) {
            int q = neighbour(cell, direction);
            neighbours[q] += change;
            touch(head[q], cell, -1);
        }
    }

    private void vacate(int cell, int stoneColour) {
        int change = Neighbourhood.change(stoneColour);
        for (int direction = 0; direction < 4; direction++) {
            int q = neighbour(cell, direction);
            neighbours[q] -= change;
            touch(head[q], cell, 1);
        }
    }

    private void touch(int chain, int cell, int sign) {
        contacts[chain] += sign;
        sum[chain] += sign * cell;
        squares[chain] += sign * cell * cell;
    }

    /** Joins two chains under the head of the larger and returns the head that gave way. */
    private int merge(int a, int b) {
        int large = size[a] >= size[b] ? a : b;
        int small = a + b - large;
        size[large] += size[small];
        contacts[large] += contacts[small];
        sum[large] += sum[small];
        squares[large] += squares[small];
        relabel(small, large);
        swapNext(large, small);
        return small;
    }

    /** What the smaller chain was when it gave way still stands in its head's cells. */
    private void unmerge(int small) {
        int large = head[small];
        swapNext(large, small);
        relabel(small, small);
        size[large] -= size[small];
        contacts[large] -= contacts[small];
        sum[large] -= sum[small];
        squares[large] -= squares[small];
    }

    private void relabel(int chain, int newHead) {
        int stone = chain;
        do {
            head[stone] = newHead;
            stone = next[stone];
        } while (stone != chain);
    }

    /** Exchanging two successors joins two cycles into one, or parts one into two. */
    private void swapNext(int a, int b) {
        int t = next[a];
        next[a] = next[b];
        next[b] = t;
    }

    /** Takes a chain off the board; its cycle stays in {@code next} for {@link #unlift}. */
    private void lift(int chain, int stoneColour) {
        int stone = chain;
        do {
            colour[stone] = EMPTY;
            head[stone] = 0;
            key ^= geometry.key(stone, stoneColour);
            stone = next[stone];
        } while (stone != chain);
        do {
            vacate(stone, stoneColour);
            stone = next[stone];
        } while (stone != chain);
        captured[stoneColour] += size[chain];
    }

    private void unlift(int chain, int stoneColour) {
        int stone = chain;
        do {
            occupy(stone, stoneColour);
            stone = next[stone];
        } while (stone != chain);
        do {
            colour[stone] = stoneColour;
            head[stone] = chain;
            key ^= geometry.key(stone, stoneColour);
            stone = next[stone];
        } while (stone != chain);
        captured[stoneColour] -= size[chain];
    }

    public void copyFrom(Chains other) {
        copy(other.colour, colour);
        copy(other.neighbours, neighbours);
        copy(other.head, head);
        copy(other.next, next);
        copy(other.size, size);
        copy(other.contacts, contacts);
        copy(other.sum, sum);
        copy(other.squares, squares);
        copy(other.captured, captured);
        log.copyFrom(other.log);
        key = other.key;
    }

    private static void copy(int[] from, int[] to) {
        System.arraycopy(from, 0, to, 0, from.length);
    }
}
