package tesuji.endgame.search;

import java.util.Arrays;
import tesuji.endgame.local.Counting;
import tesuji.endgame.value.Side;
import tesuji.games.go.Stones;

/**
 * The scores of all positions on a board of 3 by 3 points, by nothing but the rules: every move is tried in every
 * position, and scores are handed back from the ends of games until nothing changes (value iteration). Nothing is
 * pruned, and nobody is told who lives.
 *
 * <p>This is done twice, for endless play that Black loses and for endless play that he wins. Where both are the
 * same, nobody gains by long repetitions.
 */
final class EveryPosition {
    static final int POINTS = 9;
    static final int POSITIONS = 19_683;
    static final int ENDLESS = 1_000;

    private static final int WIDTH = 3;
    private static final int NO_BAN = POINTS;
    private static final int BANS = POINTS + 1;
    private static final int SUICIDE = -1;

    private final Counting counting;
    private final Ending ending;
    private final boolean[] legal = new boolean[POSITIONS];
    /** By position, side and point: the position after a move, times {@link #BANS}, and the ban after it. */
    private final int[] after = new int[POSITIONS * 2 * POINTS];

    private final int[] areas = new int[POSITIONS];
    private final int[] lows;
    private final int[] highs;

    EveryPosition(Counting counting, Ending ending) {
        this.counting = counting;
        this.ending = ending;
        for (int position = 0; position < POSITIONS; position++) prepare(position);
        lows = scores(-ENDLESS);
        highs = scores(ENDLESS);
    }

    static Stones stones(int position) {
        return new Stones(WIDTH, colours(position));
    }

    boolean isLegal(int position) {
        return legal[position];
    }

    /** Whether a side could be banned from a point, since it would take a ko there. */
    boolean isKo(int position, Side side, int point) {
        return isKo(position, number(side), point);
    }

    private boolean isKo(int position, int side, int point) {
        int next = after[(position * 2 + side) * POINTS + point];
        return next != SUICIDE && next % BANS != NO_BAN;
    }

    /** Black's score if he loses endless play. */
    int low(int position, Side toMove, int ban) {
        return shown(lows, position, toMove, ban);
    }

    /** Black's score if he wins endless play. */
    int high(int position, Side toMove, int ban) {
        return shown(highs, position, toMove, ban);
    }

    private int shown(int[] scores, int position, Side toMove, int ban) {
        int surplus = 0;
        for (byte colour : colours(position)) surplus += colour == Stones.BLACK ? 1 : colour == Stones.WHITE ? -1 : 0;
        int step = counting == Counting.AREA ? 1 : 0;
        int score = scores[state(position, number(toMove), 0, step, ban == BoardSearch.NONE ? NO_BAN : ban)];
        return score - (counting == Counting.AREA ? 0 : surplus);
    }

    private static int number(Side side) {
        return side == Side.BLACK ? 0 : 1;
    }

    private static int state(int position, int side, int passes, int step, int ban) {
        return (((position * 2 + side) * 2 + passes) * 2 + step) * BANS + ban;
    }

    private int[] scores(int endless) {
        int[] scores = new int[POSITIONS * 8 * BANS];
        Arrays.fill(scores, endless);
        for (boolean changed = true; changed; ) {
            changed = false;
            for (int position = 0; position < POSITIONS; position++) {
                if (legal[position]) changed |= improve(scores, position);
            }
        }
        return scores;
    }

    private boolean improve(int[] scores, int position) {
        boolean changed = false;
        for (int step = 0; step < 2; step++) {
            for (int side = 0; side < 2; side++) {
                for (int ban = 0; ban < BANS; ban++) {
                    if (ban != NO_BAN && !isKo(position, side, ban)) continue;
                    for (int passes = 0; passes < (ban == NO_BAN ? 2 : 1); passes++) {
                        int state = state(position, side, passes, step, ban);
                        int score = score(scores, position, side, passes, step, ban);
                        changed |= scores[state] != score;
                        scores[state] = score;
                    }
                }
            }
        }
        return changed;
    }

    private int score(int[] scores, int position, int side, int passes, int step, int ban) {
        int best = passed(scores, position, side, passes, step, ban);
        for (int point = 0; point < POINTS; point++) {
            int next = after[(position * 2 + side) * POINTS + point];
            if (next == SUICIDE || point == ban) continue;
            int later = scores[state(next / BANS, 1 - side, 0, step, next % BANS)];
            int cost = step == 1 || Math.abs(later) == ENDLESS ? 0 : side == 0 ? -1 : 1;
            best = side == 0 ? Math.max(best, later + cost) : Math.min(best, later + cost);
        }
        return best;
    }

    private int passed(int[] scores, int position, int side, int passes, int step, int ban) {
        boolean counts = ban == NO_BAN || ending == Ending.TWO_PASSES;
        if (!counts) return scores[state(position, 1 - side, 0, step, NO_BAN)];
        if (passes == 0) return scores[state(position, 1 - side, 1, step, NO_BAN)];
        return step == 1 ? areas[position] : scores[state(position, 1 - side, 0, 1, NO_BAN)];
    }

    private static byte[] colours(int position) {
        byte[] colours = new byte[POINTS];
        int rest = position;
        for (int i = 0; i < POINTS; i++, rest /= 3) colours[i] = (byte) (rest % 3);
        return colours;
    }

    private static int position(byte[] colours) {
        int position = 0;
        for (int i = POINTS - 1; i >= 0; i--) position = position * 3 + colours[i];
        return position;
    }

    private void prepare(int position) {
        byte[] colours = colours(position);
        legal[position] = true;
        for (int point = 0; point < POINTS; point++)
            legal[position] &= colours[point] == 0 || liberties(colours, point) > 0;
        Arrays.fill(after, position * 2 * POINTS, (position + 1) * 2 * POINTS, SUICIDE);
        if (!legal[position]) return;
        areas[position] = area(colours);
        for (int side = 0; side < 2; side++) {
            for (int point = 0; point < POINTS; point++) {
                if (colours[point] == 0) after[(position * 2 + side) * POINTS + point] = played(colours, point, side);
            }
        }
    }

    private static int played(byte[] before, int point, int side) {
        byte[] colours = before.clone();
        colours[point] = side == 0 ? Stones.BLACK : Stones.WHITE;
        boolean[] captured = new boolean[POINTS];
        int count = 0;
        int last = NO_BAN;
        for (int other = 0; other < POINTS; other++) {
            captured[other] = colours[other] == Stones.opponent(colours[point]) && liberties(colours, other) == 0;
            if (captured[other]) last = other;
            if (captured[other]) count++;
        }
        for (int other = 0; other < POINTS; other++) if (captured[other]) colours[other] = 0;
        int liberties = liberties(colours, point);
        if (liberties == 0) return SUICIDE;
        boolean isKo = count == 1 && liberties == 1 && chainSize(colours, point) == 1;
        return position(colours) * BANS + (isKo ? last : NO_BAN);
    }

    /** Everything of the same colour that hangs together with a point. */
    private static boolean[] chain(byte[] colours, int point) {
        boolean[] chain = new boolean[POINTS];
        chain[point] = true;
        for (int round = 0; round < POINTS; round++) {
            for (int other = 0; other < POINTS; other++) {
                chain[other] |= colours[other] == colours[point] && touches(chain, other);
            }
        }
        return chain;
    }

    private static boolean touches(boolean[] set, int point) {
        for (int other = 0; other < POINTS; other++) if (set[other] && areNeighbours(point, other)) return true;
        return false;
    }

    private static boolean areNeighbours(int one, int other) {
        return Math.abs(one / WIDTH - other / WIDTH) + Math.abs(one % WIDTH - other % WIDTH) == 1;
    }

    private static int chainSize(byte[] colours, int point) {
        int size = 0;
        for (boolean in : chain(colours, point)) if (in) size++;
        return size;
    }

    private static int liberties(byte[] colours, int point) {
        boolean[] chain = chain(colours, point);
        int liberties = 0;
        for (int other = 0; other < POINTS; other++) if (colours[other] == 0 && touches(chain, other)) liberties++;
        return liberties;
    }

    private static int area(byte[] colours) {
        int area = 0;
        for (int point = 0; point < POINTS; point++) {
            boolean black = reaches(colours, point, Stones.BLACK);
            boolean white = reaches(colours, point, Stones.WHITE);
            area += black == white ? 0 : black ? 1 : -1;
        }
        return area;
    }

    private static boolean reaches(byte[] colours, int point, byte colour) {
        if (colours[point] != 0) return colours[point] == colour;
        boolean[] room = chain(colours, point);
        for (int other = 0; other < POINTS; other++) if (colours[other] == colour && touches(room, other)) return true;
        return false;
    }
}
