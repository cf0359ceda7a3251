package tesuji.endgame;

import tesuji.core.base.Rng;
import tesuji.endgame.number.Dyadic;
import tesuji.endgame.value.Values;

/** Games drawn at random, the same for the same seed. */
public final class RandomGames {
    private final Values values;
    private final Rng rng;

    public RandomGames(Values values, long seed) {
        this.values = values;
        rng = new Rng(seed);
    }

    /** A game of at most this depth with up to three options a side and whole numbers up to {@code size} as leaves. */
    public int hot(int depth, int size) {
        if (depth == 0 || rng.nextInt(6) == 0) return values.number(rng.nextInt(2 * size + 1) - size);
        return values.game(options(depth, size), options(depth, size));
    }

    private int[] options(int depth, int size) {
        int[] options = new int[1 + rng.nextInt(3)];
        for (int i = 0; i < options.length; i++) options[i] = hot(depth - 1, size);
        return options;
    }

    /** A game in which either both players can move or none, all the way down. */
    public int allSmall(int depth) {
        if (depth == 0 || rng.nextInt(8) == 0) return Values.ZERO;
        int[][] sides = new int[2][];
        for (int side = 0; side < 2; side++) {
            sides[side] = new int[1 + rng.nextInt(2)];
            for (int i = 0; i < sides[side].length; i++) sides[side][i] = allSmall(depth - 1);
        }
        return values.game(sides[0], sides[1]);
    }

    /** A number with up to three binary places. */
    public Dyadic number(int size) {
        return Dyadic.of(rng.nextInt(16 * size + 1) - 8L * size, rng.nextInt(4));
    }

    public int below(int bound) {
        return rng.nextInt(bound);
    }
}
