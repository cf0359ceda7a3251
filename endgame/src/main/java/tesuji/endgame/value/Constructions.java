package tesuji.endgame.value;

import java.util.Arrays;

/** Games built from games, beyond sums. */
public final class Constructions {
    private final Values values;

    public Constructions(Values values) {
        this.values = values;
    }

    /**
     * The ordinal sum {@code G:H}: a move in G ends play in H. It depends on the form of G, here the canonical one
     * (Conway 1976, chapter 15).
     */
    public int ordinalSum(int g, int h) {
        if (h == Values.ZERO) return g;
        int[] lefts = joined(values.lefts(g), values.lefts(h), g);
        int[] rights = joined(values.rights(g), values.rights(h), g);
        return values.game(lefts, rights);
    }

    private int[] joined(int[] first, int[] second, int g) {
        int[] all = Arrays.copyOf(first, first.length + second.length);
        for (int i = 0; i < second.length; i++) all[first.length + i] = ordinalSum(g, second[i]);
        return all;
    }

    /** {@code {G|-G}}: whoever moves takes G. */
    public int plusMinus(int... options) {
        int[] mirrored = new int[options.length];
        for (int i = 0; i < options.length; i++) mirrored[i] = values.negative(options[i]);
        return values.game(options, mirrored);
    }

    /** What Left gains by each of his moves, {@code GL - G}, without those that gain less than another. */
    public int[] leftIncentives(int game) {
        return best(Arrays.stream(values.lefts(game))
                .map(option -> values.minus(option, game))
                .distinct()
                .toArray());
    }

    /** What Right gains by each of his moves, {@code G - GR}. */
    public int[] rightIncentives(int game) {
        return best(Arrays.stream(values.rights(game))
                .map(option -> values.minus(game, option))
                .distinct()
                .toArray());
    }

    private int[] best(int[] incentives) {
        return Arrays.stream(incentives)
                .filter(one ->
                        Arrays.stream(incentives).noneMatch(other -> other != one && values.isAtMost(one, other)))
                .toArray();
    }
}
