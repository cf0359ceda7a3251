package tesuji.endgame.check;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalLong;
import tesuji.endgame.check.LocalBoard.Stones;

/**
 * The theorem on a chain with access to many corridors (Berlekamp and Wolfe 1994; Frejlak 2020, §2.5), for the two
 * cases in which the chilled value is a number. The chain has one point by which it can be connected to its friends,
 * in ground of its own, and can push into corridors of the other side. A blocked corridor of n points ends at a wall
 * and weighs 2^(1-n); an unblocked one of l points leads to a safe friend of the chain and weighs 2^(3-l).
 */
public final class CorridorTheorem {
    private final LocalBoard board;
    private final Stones at;
    private final boolean isBlack;
    private final List<Integer> blocked = new ArrayList<>();
    private final List<Integer> unblocked = new ArrayList<>();
    private int home;
    private int homes;

    /** A chain of one colour, and all that is around it. */
    private CorridorTheorem(LocalBoard board, Stones at, boolean isBlack) {
        this.board = board;
        this.at = at;
        this.isBlack = isBlack;
    }

    /** The chilled value of a region, in units of {@link PlainGames#ONE}; nothing if the theorem does not tell it. */
    public static OptionalLong value(LocalBoard board, Stones at) {
        for (boolean isBlack : new boolean[] {true, false}) {
            for (long rest = at.of(isBlack); rest != 0; ) {
                long chain = board.flood(rest & -rest, at.of(isBlack));
                rest &= ~chain;
                CorridorTheorem theorem = new CorridorTheorem(board, at, isBlack);
                if (!theorem.fits(chain)) continue;
                OptionalLong value = theorem.value();
                if (value.isPresent()) return isBlack ? OptionalLong.of(-value.getAsLong()) : value;
            }
        }
        return OptionalLong.empty();
    }

    private boolean fits(long chain) {
        long others = board.all() & ~chain;
        for (long rest = others; rest != 0; ) {
            long part = board.flood(rest & -rest, others);
            rest &= ~part;
            long link = board.around(chain) & part;
            if (Long.bitCount(link) != 1) return false;
            if (isHome(part, link)) {
                home = StaticBound.allOf(part, part & board.empty(at), part & at.of(!isBlack), false);
                homes++;
            } else if (!isCorridor(part, link)) {
                return false;
            }
        }
        return homes == 1;
    }

    /** Ground of the chain's side, in which the link is next to a safe friend. */
    private boolean isHome(long part, long link) {
        long enemy = at.of(!isBlack);
        long open = part & ~enemy;
        return (part & at.of(isBlack)) == 0
                && (open & board.near(!isBlack)) == 0
                && (open & ~board.near(isBlack)) == 0
                && (link & open) != 0;
    }

    /** A path of empty points along safe enemy stones; only its far end may be next to a safe friend of the chain. */
    private boolean isCorridor(long part, long link) {
        if ((part & ~board.empty(at)) != 0 || (part & board.near(!isBlack)) == 0) return false;
        long last = link;
        for (long done = link; done != part; done |= last) {
            last = board.around(last) & part & ~done;
            if (Long.bitCount(last) != 1) return false;
        }
        if ((part & board.near(isBlack) & ~last) != 0) return false;
        boolean isOpen = (part & board.near(isBlack)) != 0;
        if (isOpen && part == link) return false;
        (isOpen ? unblocked : blocked).add(Long.bitCount(part));
        return true;
    }

    /** For a white chain. */
    private OptionalLong value() {
        long points = 1L - home;
        long weight = 0;
        long ways = 0;
        for (int length : blocked) {
            points += length - 2;
            weight += PlainGames.ONE >> (length - 1);
        }
        for (int length : unblocked) {
            points += length - 4;
            ways += way(length);
        }
        if (weight >= PlainGames.ONE) return OptionalLong.of(points * PlainGames.ONE + weight + ways);
        if (unblocked.isEmpty()) return OptionalLong.empty();
        long half = way(unblocked.stream().min(Integer::compare).orElseThrow()) / 2;
        long left = 0;
        for (int length : blocked) left += half >> (length - 1);
        return OptionalLong.of((points + 1) * PlainGames.ONE + ways - half + left);
    }

    private static long way(int length) {
        return (8 * PlainGames.ONE) >> length;
    }
}
