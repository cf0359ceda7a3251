package tesuji.games.go.playout;

import tesuji.games.go.GoGame;
import tesuji.games.go.board.EyeRule;

/** The recipe of {@link LightPlayout}. */
public record Light(EyeRule eyes) implements GoPlayout {
    public static final Light STANDARD = new Light(EyeRule.DIAGONAL);

    @Override
    public LightPlayout on(GoGame game) {
        return new LightPlayout(game, eyes);
    }
}
