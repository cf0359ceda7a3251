package tesuji.games.taifho.race;

import tesuji.games.taifho.Ground;
import tesuji.games.taifho.TaifhoGame;
import tesuji.games.taifho.TaifhoPosition;

/**
 * Whether one side can come back to where the other marches.
 *
 * <p>The zone of a march are the rows up to m, counted from its goal, with all pieces of its side in them. Who stands
 * beyond row 2m cannot jump over a piece in the zone: he would land behind the goal. Until somebody comes so near, the
 * intruders move as if they were alone on the board, whatever happens in the zone, so that searching their moves alone
 * tells how many they need. Whoever comes within 2m is taken to be there already: the same move might go on over a
 * piece of the zone. Owned by one thread.
 */
final class Intrusion {
    /** More moves than these are not looked at. */
    static final int MOST = 4;

    private final Solo solo = new Solo();
    private final int[][] moves = new int[MOST][Solo.MOST_MOVES];
    private int zone;

    /**
     * Whether a side may have a piece among the first {@code rows} + 1 rows of the other's goal after so many moves.
     */
    boolean isPossible(TaifhoPosition position, int intruder, int rows, int count) {
        if (count == 0) return false;
        if (count > MOST) return true;
        solo.takeAlone(position, intruder);
        zone = rows;
        return enters(count);
    }

    private boolean enters(int left) {
        int nearest = Ground.ROWS;
        for (int piece = 0; piece < Solo.PIECES; piece++) nearest = Math.min(nearest, height(piece));
        if (nearest <= 2 * zone) return true;
        if (left == 0 || !isNear(nearest, left)) return false;
        int count = solo.moves(moves[left - 1]);
        for (int i = 0; i < count; i++) {
            int move = moves[left - 1][i];
            solo.move(TaifhoGame.from(move), TaifhoGame.to(move));
            boolean entered = enters(left - 1);
            solo.move(TaifhoGame.to(move), TaifhoGame.from(move));
            if (entered) return true;
        }
        return false;
    }

    /** The rows from the goal of the side that marches. */
    private int height(int piece) {
        return Ground.ROWS - 1 - solo.togo(piece);
    }

    /**
     * Whether so many moves could be enough: one move brings the foremost piece back by a step, or another one from at
     * most the last row over the foremost to as far before it.
     */
    private boolean isNear(int nearest, int left) {
        int height = nearest;
        for (int i = 0; i < left; i++) {
            if (height <= 2 * zone) return true;
            height = Math.min(height - 1, 2 * height - (Ground.ROWS - 1));
        }
        return height <= 2 * zone;
    }
}
