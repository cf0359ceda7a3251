package tesuji.app.bench;

import tesuji.core.base.Rng;
import tesuji.core.game.Game;
import tesuji.endgame.value.Values;

/**
 * How fast random short games are added and brought to canonical form: sums per second. The games are at most four
 * moves deep, with one to three options a side and whole numbers from -4 to 4 as leaves. Every pair of a pool is added
 * once; then the pool is renewed, arena and all.
 */
public final class CgtBenchmark implements Benchmark {
    private static final int DEPTH = 4;
    private static final int LARGEST = 4;
    private static final int POOL = 300;
    private static final int PORTION = 2000;
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
        private int first = POOL;
        private int second;
        private long checksum;

        Adder(int seed) {
            rng = new Rng(seed);
        }

        long portion() {
            for (int i = 0; i < PORTION; i++) {
                if (second == first) {
                    second = 0;
                    first++;
                }
                if (first >= POOL) renew();
                int sum = values.plus(pool[first], pool[second++]);
                checksum = Rng.mix(checksum + values.leftStop(sum).numerator() * 31 + values.birthday(sum));
            }
            return PORTION;
        }

        private void renew() {
            values = new Values(LIMIT);
            for (int i = 0; i < POOL; i++) pool[i] = draw(DEPTH);
            first = 1;
            second = 0;
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
