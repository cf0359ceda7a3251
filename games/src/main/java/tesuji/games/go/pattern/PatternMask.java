package tesuji.games.go.pattern;

import java.util.stream.IntStream;
import tesuji.core.base.Hot;
import tesuji.games.go.board.Chains;
import tesuji.games.go.board.Geometry;
import tesuji.games.go.board.Pattern3x3;
import tesuji.games.go.board.TacticalBoard;

/**
 * One way to turn a pattern, made ready for comparing: what must stand on the eight cells around the move as a mask
 * and a code of {@link Pattern3x3}, and the rest place by place. Immutable.
 */
final class PatternMask {
    /** Rows and columns of the eight neighbours, numbered as in {@link Pattern3x3}. */
    private static final int[] NORTH = {-1, 0, 0, 1, -1, -1, 1, 1};

    private static final int[] EAST = {0, -1, 1, 0, -1, 1, -1, 1};

    final float weight;
    private final int mask;
    private final int code;
    private final int[] north;
    private final int[] east;
    private final int[] colour;

    PatternMask(Pattern pattern) {
        weight = pattern.weight();
        int half = pattern.size() / 2;
        int innerMask = 0;
        int innerCode = 0;
        for (int place = 0; place < 8; place++) {
            char sign = pattern.sign(half - NORTH[place], half + EAST[place]);
            if (sign == Pattern.ANY) continue;
            innerMask |= 3 << (2 * place);
            innerCode |= colour(sign) << (2 * place);
        }
        mask = innerMask;
        code = innerCode;
        int[] outer = outer(pattern);
        north = new int[outer.length];
        east = new int[outer.length];
        colour = new int[outer.length];
        for (int i = 0; i < outer.length; i++) {
            north[i] = half - outer[i] / pattern.size();
            east[i] = outer[i] % pattern.size() - half;
            colour[i] = colour(pattern.signs().charAt(outer[i]));
        }
    }

    /** The places that mean something and are not in the middle nine. */
    private static int[] outer(Pattern pattern) {
        int half = pattern.size() / 2;
        return IntStream.range(0, pattern.signs().length())
                .filter(i -> pattern.signs().charAt(i) != Pattern.ANY)
                .filter(i -> Math.abs(i / pattern.size() - half) > 1 || Math.abs(i % pattern.size() - half) > 1)
                .toArray();
    }

    /** As Black sees it. */
    private static int colour(char sign) {
        return switch (sign) {
            case 'X' -> Chains.BLACK;
            case 'O' -> Chains.WHITE;
            case '#' -> Chains.BORDER;
            default -> Chains.EMPTY;
        };
    }

    boolean isSmall() {
        return colour.length == 0;
    }

    /** {@code around}: the neighbours as the mover sees them, its own stones black. */
    @Hot
    boolean fits(int around) {
        return (around & mask) == code;
    }

    /** Whether the places outside the middle nine are as they must be. */
    @Hot
    boolean fits(TacticalBoard board, int cell, int mover) {
        Geometry geometry = board.geometry();
        int row = cell / geometry.stride();
        int column = cell % geometry.stride();
        for (int i = 0; i < colour.length; i++) {
            int y = row + north[i];
            int x = column + east[i];
            boolean beyond = y < 1 || x < 1 || y > geometry.size() || x > geometry.size();
            int there = beyond ? Chains.BORDER : board.colour(geometry.cell(y, x));
            int seen = mover == Chains.WHITE && (there == Chains.BLACK || there == Chains.WHITE)
                    ? Chains.BLACK + Chains.WHITE - there
                    : there;
            if (seen != colour[i]) return false;
        }
        return true;
    }
}
