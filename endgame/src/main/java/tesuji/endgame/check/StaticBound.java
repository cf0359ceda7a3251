package tesuji.endgame.check;

import tesuji.endgame.check.LocalBoard.Stones;

/**
 * What a region counts without looking ahead.
 *
 * <p>Stones that touch safe ones of their colour are safe; the other points fall apart into areas. By territory an
 * area with e empty points and s stones of the other side is worth at most e + 2s to a side: a move of that side
 * lowers this number by one and one of the other side raises it by one, captures included. It is worth just that if
 * the other side cannot live in it even if nobody answers: there are no stones to capture for it, no safe friends
 * next to it, and no two points for eyes. An eye is a point that touches no safe stone of the first side.
 */
final class StaticBound {
    private StaticBound() {}

    /** What a side is sure of, counted for that side. */
    static int points(LocalBoard board, Stones at, long ban, boolean isBlack, boolean isArea) {
        long own = at.of(isBlack);
        long others = at.of(!isBlack);
        long safeOwn = board.safe(at, isBlack);
        long safeOthers = board.safe(at, !isBlack);
        long nearOwn = board.near(isBlack) | board.around(safeOwn);
        long nearOthers = board.near(!isBlack) | board.around(safeOthers);
        int sum = isArea ? Long.bitCount(safeOwn) - Long.bitCount(safeOthers) : 0;
        long open = board.all() & ~safeOwn & ~safeOthers;
        for (long rest = open; rest != 0; ) {
            long area = board.flood(rest & -rest, open);
            rest &= ~area;
            boolean isOwned = isOwned(board, area, nearOthers | own | ban, nearOwn);
            long empty = area & board.empty(at);
            sum += isOwned ? allOf(area, empty, area & others, isArea) : -allOf(area, empty, area & own, isArea);
        }
        return sum;
    }

    private static boolean isOwned(LocalBoard board, long area, long disputed, long nearOwn) {
        return (area & disputed) == 0 && !board.isRoomForTwoEyes(area & ~nearOwn);
    }

    /** The points of areas that a side does not own, and the other side's stones in them. */
    static int open(LocalBoard board, Stones at, long ban, boolean isBlack) {
        long own = at.of(isBlack);
        long safeOwn = board.safe(at, isBlack);
        long safeOthers = board.safe(at, !isBlack);
        long nearOwn = board.near(isBlack) | board.around(safeOwn);
        long nearOthers = board.near(!isBlack) | board.around(safeOthers);
        long left = board.all() & ~safeOwn & ~safeOthers;
        int open = 0;
        for (long rest = left; rest != 0; ) {
            long area = board.flood(rest & -rest, left);
            rest &= ~area;
            boolean isOwned = isOwned(board, area, nearOthers | own | ban, nearOwn);
            if (!isOwned) open += Long.bitCount(area) + Long.bitCount(area & at.of(!isBlack));
        }
        return open;
    }

    /** What an area is worth at most to a side, with these empty points and stones of the other side in it. */
    static int allOf(long area, long empty, long stones, boolean isArea) {
        return isArea ? Long.bitCount(area) : Long.bitCount(empty) + 2 * Long.bitCount(stones);
    }

    /** Black's area less White's, as it stands. */
    static int standing(LocalBoard board, Stones at) {
        int area = Long.bitCount(at.black()) - Long.bitCount(at.white());
        long empty = board.empty(at);
        for (long rest = empty; rest != 0; ) {
            long space = board.flood(rest & -rest, empty);
            rest &= ~space;
            boolean byBlack = ((space & board.near(true)) | (board.around(space) & at.black())) != 0;
            boolean byWhite = ((space & board.near(false)) | (board.around(space) & at.white())) != 0;
            if (byBlack != byWhite) area += byBlack ? Long.bitCount(space) : -Long.bitCount(space);
        }
        return area;
    }
}
