package tesuji.endgame.check;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * At most 64 points of a board as numbers from 0, with the rules of Go on them. Sets of points are {@code long}s. All
 * other stones next to them are safe: a chain that touches one of its own colour has a liberty for ever.
 */
public final class LocalBoard {
    public static final int MOST = Long.SIZE;

    private final List<Integer> points;
    private final long all;
    private final long[] near;
    /** The points next to safe stones of each colour. */
    private final long nearBlack;

    private final long nearWhite;

    /** What stands there. */
    public record Stones(long black, long white) {
        long of(boolean isBlack) {
            return isBlack ? black : white;
        }

        static Stones of(boolean isBlack, long own, long others) {
            return isBlack ? new Stones(own, others) : new Stones(others, own);
        }
    }

    /**
     * What a move makes of the stones.
     *
     * @param captured how many stones it captures
     * @param ko the point where the other side could capture the stone that has just captured one; empty if there is
     *     none
     */
    public record Played(Stones stones, int captured, long ko) {}

    /**
     * The points, and the colour of every safe stone of the whole board, {@link PlainBoard#EMPTY} where there is
     * none.
     */
    public LocalBoard(PlainBoard board, List<Integer> points, byte[] safe) {
        Flaw.in(points.size() > MOST, "a region has more than " + MOST + " points");
        this.points = List.copyOf(points);
        all = points.size() == MOST ? -1L : (1L << points.size()) - 1;
        near = new long[points.size()];
        long black = 0;
        long white = 0;
        for (int i = 0; i < near.length; i++) {
            for (int other : board.near(points.get(i))) {
                int index = points.indexOf(other);
                if (index >= 0) near[i] |= 1L << index;
                else if (safe[other] == PlainBoard.BLACK) black |= 1L << i;
                else if (safe[other] == PlainBoard.WHITE) white |= 1L << i;
            }
        }
        nearBlack = black;
        nearWhite = white;
    }

    public List<Integer> points() {
        return points;
    }

    public long all() {
        return all;
    }

    public long empty(Stones at) {
        return all & ~at.black & ~at.white;
    }

    long near(boolean isBlack) {
        return isBlack ? nearBlack : nearWhite;
    }

    long around(long set) {
        long around = 0;
        for (long rest = set; rest != 0; rest &= rest - 1) around |= near[Long.numberOfTrailingZeros(rest)];
        return around;
    }

    /** All of a set that hangs together with some of its points. */
    long flood(long seeds, long within) {
        long reached = seeds & within;
        for (long edge = reached; edge != 0; ) {
            edge = around(edge) & within & ~reached;
            reached |= edge;
        }
        return reached;
    }

    /** What a move leads to; null if the point is taken, or the move is suicide. */
    @Nullable
    Played play(Stones at, int point, boolean isBlack) {
        long stone = 1L << point;
        if ((empty(at) & stone) == 0) return null;
        long own = at.of(isBlack) | stone;
        long others = at.of(!isBlack);
        long captured = 0;
        for (long rest = others & near[point]; rest != 0; ) {
            long chain = flood(rest & -rest, others);
            rest &= ~chain;
            boolean breathes = (chain & near(!isBlack)) != 0 || (around(chain) & all & ~own & ~others) != 0;
            if (!breathes) captured |= chain;
        }
        long left = others & ~captured;
        long chain = flood(stone, own);
        long liberties = around(chain) & all & ~own & ~left;
        if (liberties == 0 && (chain & near(isBlack)) == 0) return null;
        boolean isKo =
                chain == stone && (stone & near(isBlack)) == 0 && Long.bitCount(captured) == 1 && liberties == captured;
        return new Played(Stones.of(isBlack, own, left), Long.bitCount(captured), isKo ? captured : 0);
    }

    /**
     * Stones that are safe as things stand: connected to safe ones, or unconditionally alive by eyes in here (Benson
     * 1976).
     */
    long safe(Stones at, boolean isBlack) {
        long own = at.of(isBlack);
        long linked = flood(own & near(isBlack), own);
        long alive = own & ~linked;
        while (alive != 0) {
            long left = alive(at, isBlack, linked | alive) & alive;
            if (left == alive) break;
            alive = left;
        }
        return linked | alive;
    }

    /** The chains that have two areas, sealed off by these stones, all of whose empty points are their liberties. */
    private long alive(Stones at, boolean isBlack, long stones) {
        long own = at.of(isBlack);
        long once = 0;
        long twice = 0;
        for (long rest = all & ~own; rest != 0; ) {
            long area = flood(rest & -rest, all & ~own);
            rest &= ~area;
            boolean isSealed = (around(area) & own & ~stones) == 0 && (area & near(!isBlack)) == 0;
            long empty = area & empty(at);
            if (!isSealed || empty == 0) continue;
            long chains = flood(near[Long.numberOfTrailingZeros(empty)] & stones, stones);
            for (long chain; chains != 0; chains &= ~chain) {
                chain = flood(chains & -chains, stones);
                if ((empty & ~around(chain)) != 0) continue;
                twice |= once & chain;
                once |= chain;
            }
        }
        return twice;
    }

    /** Whether two points of a set are not next to each other, so that both could be eyes. */
    boolean isRoomForTwoEyes(long set) {
        for (long rest = set; rest != 0; rest &= rest - 1) {
            int one = Long.numberOfTrailingZeros(rest);
            if ((rest & (rest - 1) & ~near[one]) != 0) return true;
        }
        return false;
    }

    /** What stands there, written as X, O and points. */
    public String text(Stones at) {
        StringBuilder text = new StringBuilder();
        for (int i = 0; i < near.length; i++) {
            text.append((at.black >> i & 1) != 0 ? 'X' : (at.white >> i & 1) != 0 ? 'O' : '.');
        }
        return text.toString();
    }

    Stones read(String text) {
        Flaw.in(text.length() != near.length, "\"" + text + "\" does not have " + near.length + " points");
        long black = 0;
        long white = 0;
        for (int i = 0; i < near.length; i++) {
            char sign = text.charAt(i);
            Flaw.in("XO.".indexOf(sign) < 0, "\"" + text + "\" is no position");
            if (sign == 'X') black |= 1L << i;
            if (sign == 'O') white |= 1L << i;
        }
        return new Stones(black, white);
    }
}
