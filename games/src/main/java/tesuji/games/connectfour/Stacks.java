package tesuji.games.connectfour;

import java.math.BigInteger;
import java.util.Arrays;
import tesuji.core.base.Arrangements;

/**
 * The number of ways to stack stones in columns without gaps, as many of one side as of the other or one more (Allis
 * 1988, §2.1). Play reaches only some of them.
 */
record Stacks(int width, int height) {
    BigInteger states() {
        BigInteger[] shapes = shapes();
        BigInteger sum = BigInteger.ZERO;
        for (int stones = 0; stones < shapes.length; stones++) {
            sum = sum.add(shapes[stones].multiply(Arrangements.choose(stones, stones / 2)));
        }
        return sum;
    }

    /** In how many ways the columns can be high so that there are 0, 1, 2, … stones. */
    private BigInteger[] shapes() {
        BigInteger[] shapes = new BigInteger[width * height + 1];
        Arrays.fill(shapes, BigInteger.ZERO);
        shapes[0] = BigInteger.ONE;
        for (int column = 1; column <= width; column++) {
            for (int stones = column * height; stones > 0; stones--) {
                for (int high = 1; high <= Math.min(height, stones); high++) {
                    shapes[stones] = shapes[stones].add(shapes[stones - high]);
                }
            }
        }
        return shapes;
    }
}
