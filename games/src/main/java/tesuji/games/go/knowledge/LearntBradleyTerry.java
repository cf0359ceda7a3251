package tesuji.games.go.knowledge;

import tesuji.games.go.GoGame;
import tesuji.games.go.feature.StrengthPrior;
import tesuji.games.go.feature.Strengths;

/**
 * The recipe of {@link StrengthPrior}: the probabilities of moves by strengths learnt from games (Coulom 2007).
 *
 * @param strengths {@code standard}, or the file that {@code tesuji train} wrote
 */
public record LearntBradleyTerry(String strengths) implements GoPrior {
    public static final LearntBradleyTerry STANDARD = new LearntBradleyTerry(Strengths.STANDARD);

    @Override
    public StrengthPrior on(GoGame game) {
        return new StrengthPrior(game, Strengths.named(strengths));
    }
}
