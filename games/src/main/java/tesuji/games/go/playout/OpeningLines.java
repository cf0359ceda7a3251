package tesuji.games.go.playout;

import tesuji.core.eval.OwningPlayout;
import tesuji.games.go.GoGame;

/**
 * The recipe of {@link OpeningPlayout}.
 *
 * @param moves how many moves of the game are its opening, 5 to 10 (Śliwa 2013, §4.4)
 * @param then how the game goes on
 */
public record OpeningLines(int moves, GoPlayout then) implements GoPlayout {
    public static final OpeningLines STANDARD = new OpeningLines(10, Light.STANDARD);

    public OpeningLines {
        if (moves < 5 || moves > 10) throw new IllegalArgumentException("the opening has 5 to 10 moves");
    }

    @Override
    public OpeningPlayout on(GoGame game) {
        return new OpeningPlayout(game, moves, (OwningPlayout) then.on(game));
    }
}
