package tesuji.games.go.playout;

import tesuji.core.base.Hot;
import tesuji.core.base.Rng;

/** A probability to be drawn often: what is certain costs no random number. */
record Odds(int of1024) {
    private static final int ALL = 1024;

    static Odds of(double probability) {
        return new Odds((int) Math.round(probability * ALL));
    }

    boolean isZero() {
        return of1024 == 0;
    }

    @Hot
    boolean hit(Rng rng) {
        return of1024 != 0 && (of1024 == ALL || (rng.nextLong() >>> 54) < of1024);
    }
}
