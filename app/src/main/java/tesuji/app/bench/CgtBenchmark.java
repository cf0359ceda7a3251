package tesuji.app.bench;

import tesuji.core.base.Rng;
import tesuji.core.game.Game;
import tesuji.endgame.value.Values;

/**
 * How fast random short games are added and brought to canonical form: sums per second. The games are at most four moves deep,
 * with one to three options a side and whole numbers from -4 to 4 as leaves; pairs are drawn from a pool that is renewed,
 * arena and all, before sums begin to repeat.
 */
public final class CgtBenchmark implements Benchmark {
    private static final int DEPTH = 4;
    private static final int LARGEST = 4;
    private static final int POOL = 1000;
    private static final int PORTION = 2000;
    private static final int PORTIONS = 20;
    private static final int LIMIT = 1_000_000;

    @Override
    public String name() {
        return "cgt";
    }

    @Override
    public String unit() {
        return "sums";
    }

    @Override
    public String meaning() {
        return "canonical sums of random short games";
    }

    @Override
    public String standardGame() {
        return "";
    }

    @Override
    public String subject(Game game) {
        return "random short games";
    }

    @Override
    public double warmUp() {
        return 3;
    }

    @Override
    public Worker worker(Game game, int thread) {
        Adder adder = new Adder(thread);
        return adder::portion;
    }

    @Override
    public long fingerprint(Game game) {
        Adder adder = new Adder(0);
        adder.portion();
        return adder.checksum;
    }

    /** Adds games of its own pool. */
    private static final class Adder {
        private final Rng rng;
        private final int[] pool = new int[POOL];
        private Values values = new Values(LIMIT);
        private int portions = PORTIONS;
        private long checksum;

        Adder(int seed) {
            rng = new Rng(seed);
        }

        long portion() {
            if (portions++ == PORTIONS) {
                portions = 1;
                values = new Values(LIMIT);
                for (int i = 0; i < POOL; i++) pool[i] = draw(DEPTH);
            }
            for (int i = 0; i < PORTION; i++) {
                int sum = values.plus(pool[rng.nextInt(POOL)], pool[rng.nextInt(POOL)]);
                checksum = Rng.mix(checksum + values.leftStop(sum).numerator() * 31 + values.birthday(sum));
            }
            return PORTION;
        }

        private int draw(int depth) {
            if (depth == 0 || rng.nextInt(8) == 0) return values.number(rng.nextInt(2 * LARGEST + 1) - LARGEST);
            return values.game(options(depth), options(depth));
        }

        private int[] options(int depth) {
            int[] options = new int[1 + rng.nextInt(3)];
            for (int i = 0; i < options.length; i++) options[i] = draw(depth - 1);
            return options;
        }
    }
}
