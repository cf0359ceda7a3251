package tesuji.games.go.playout;

import tesuji.games.go.GoGame;

/**
 * The recipe of {@link UrgencyPlayout}: the urgency of a move is the sum of what holds for it.
 *
 * @param plain of every move
 * @param capture for each stone taken
 * @param escape for each own stone saved from atari
 * @param pattern of a good 3×3 shape
 */
public record UrgencyBased(int plain, int capture, int escape, int pattern) implements GoPlayout {
    public static final UrgencyBased STANDARD = new UrgencyBased(1, 50, 25, 10);

    /** Keeps the sum over a large board within an int. */
    private static final int MOST = 1000;

    public UrgencyBased {
        if (plain < 1) throw new IllegalArgumentException("plain must be positive");
        if (Math.min(capture, Math.min(escape, pattern)) < 0) {
            throw new IllegalArgumentException("urgencies must not be negative");
        }
        if (Math.max(Math.max(plain, capture), Math.max(escape, pattern)) > MOST) {
            throw new IllegalArgumentException("urgencies must not exceed " + MOST);
        }
    }

    @Override
    public UrgencyPlayout on(GoGame game) {
        return new UrgencyPlayout(game, this);
    }
}
