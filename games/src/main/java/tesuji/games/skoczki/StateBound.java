package tesuji.games.skoczki;

import java.math.BigInteger;
import tesuji.core.base.Arrangements;

/**
 * The number of ways to put all men on a board, with either side to move: 2 · n! / (p! p! (n − 2p)!) for n squares and
 * p = 2 · width men a side (Goluch, §6.1, formula 6.4 and table 6.1). Play reaches only some of them.
 */
record StateBound(int width, int height) {
    BigInteger states() {
        int men = SkoczkiGame.ROWS * width;
        return Arrangements.permutations(men, men, width * height - 2 * men).shiftLeft(1);
    }
}
