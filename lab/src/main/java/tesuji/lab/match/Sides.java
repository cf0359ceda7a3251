package tesuji.lab.match;

/** Who moves first in the games of a match. */
public enum Sides {
    /** A in the first game of a pair and B in the second, with the same opening and the same random numbers. */
    EXCHANGED,

    /** A in every game, with an opening and random numbers of its own. */
    FIXED;

    /** Whether B moves first in the game with this number, from 1. */
    boolean exchanged(int number) {
        return this == EXCHANGED && number % 2 == 0;
    }

    /** The number, from 0, of the random numbers that the game with this number has: games of a pair have the same. */
    int stream(int number) {
        return this == EXCHANGED ? (number - 1) / 2 : number - 1;
    }
}
