package tesuji.games.go.playout;

import tesuji.games.go.GoGame;

/**
 * The recipe of {@link SequencePlayout}.
 *
 * @param tries how often a point among empty ones is sought when no pattern fits; 0 for never
 * @param neighbourhood what is next to a point: 4 (Śliwa 2013, §4.4.2) or 8 (Gelly, Wang, Munos and Teytaud 2006)
 */
public record SequenceLike(int tries, int neighbourhood) implements GoPlayout {
    public static final SequenceLike STANDARD = new SequenceLike(8, 8);

    public SequenceLike {
        if (tries < 0) throw new IllegalArgumentException("tries must not be negative");
        if (neighbourhood != 4 && neighbourhood != 8) {
            throw new IllegalArgumentException("the neighbourhood must be 4 or 8");
        }
    }

    @Override
    public SequencePlayout on(GoGame game) {
        return new SequencePlayout(game, this);
    }
}
