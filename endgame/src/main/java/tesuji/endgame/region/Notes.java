package tesuji.endgame.region;

import java.util.Arrays;

/** A number for every {@link Spot}, 0 until another one is noted. */
final class Notes {
    private int[] numbers = new int[256];

    int at(Spot spot) {
        return spot.number < numbers.length ? numbers[spot.number] : 0;
    }

    void put(Spot spot, int number) {
        if (spot.number >= numbers.length) {
            numbers = Arrays.copyOf(numbers, Math.max(2 * numbers.length, spot.number + 1));
        }
        numbers[spot.number] = number;
    }

    /** Sets everything odd back to 0. */
    void dropOdd() {
        for (int i = 0; i < numbers.length; i++) if ((numbers[i] & 1) == 1) numbers[i] = 0;
    }
}
