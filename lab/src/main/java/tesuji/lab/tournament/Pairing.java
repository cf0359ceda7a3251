package tesuji.lab.tournament;

/**
 * Games that two entrants are to play against each other.
 *
 * @param round from 1
 * @param a the number of the entrant, from 0, that moves first in the first game
 * @param b the number of the other
 * @param opening the number, from 0, of the first opening of the list; later games take the next ones
 */
public record Pairing(int round, int a, int b, int games, int opening) {
    public boolean has(int player) {
        return a == player || b == player;
    }

    /** The opponent of one of the two. */
    public int other(int player) {
        return player == a ? b : a;
    }
}
