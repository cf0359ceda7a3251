package tesuji.core.base;

/**
 * A seedable, forkable source of random numbers: xoroshiro128++ (Blackman and Vigna 2021), seeded by SplitMix64.
 *
 * <p>Owned by one thread. The same seed gives the same numbers on every machine.
 */
public final class Rng {
    private static final long GOLDEN = 0x9E3779B97F4A7C15L;

    private long s0;
    private long s1;

    public Rng(long seed) {
        reseed(seed);
    }

    /** Starts the sequence of this seed anew. */
    public void reseed(long seed) {
        s0 = mix(seed + GOLDEN);
        s1 = mix(seed + GOLDEN + GOLDEN);
        if ((s0 | s1) == 0) s1 = GOLDEN; // the all-zero state is the one that never leaves itself
    }

    /** SplitMix64's finaliser: a bijection of longs that scatters neighbouring inputs. */
    public static long mix(long z) {
        z = (z ^ (z >>> 30)) * 0xBF58476D1CE4E5B9L;
        z = (z ^ (z >>> 27)) * 0x94D049BB133111EBL;
        return z ^ (z >>> 31);
    }

    public long nextLong() {
        long a = s0;
        long b = s1;
        long result = Long.rotateLeft(a + b, 17) + a;
        b ^= a;
        s0 = Long.rotateLeft(a, 49) ^ b ^ (b << 21);
        s1 = Long.rotateLeft(b, 28);
        return result;
    }

    /**
     * A number in [0, bound). One multiplication instead of a division (Lemire 2019, without the rejection step): the
     * bias is below bound / 2^32.
     */
    public int nextInt(int bound) {
        return (int) (((nextLong() >>> 32) * bound) >>> 32);
    }

    /** A number in [0, 1) with 53 random bits. */
    public double nextDouble() {
        return (nextLong() >>> 11) * 0x1.0p-53;
    }

    /** A generator for worker number {@code stream}, independent of this one, which does not advance. */
    public Rng fork(int stream) {
        return new Rng(mix(s0 ^ mix(s1 + GOLDEN * (stream + 1L))));
    }
}
