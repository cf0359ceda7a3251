package tesuji.games.go.knowledge;

import tesuji.games.go.GoGame;
import tesuji.games.go.feature.Strengths;

/**
 * The recipe of {@link LearntAdvisor}: the reasons of another advice, and imagined simulations for moves that are
 * likely by strengths learnt from games (Coulom 2007).
 *
 * @param weight imagined simulations, all won, for a move of probability 1 on 9×9, where one of probability p has
 *     weight · √p; other boards have more or fewer in proportion to their points, as they have moves to choose from
 * @param strengths {@code standard}, or the file that {@code tesuji train} wrote
 * @param reasons the other advice
 */
public record Learnt(double weight, String strengths, Tactical reasons) implements GoAdvice {
    public static final Learnt STANDARD = new Learnt(40, Strengths.STANDARD, Tactical.STANDARD);

    public Learnt {
        if (!(weight >= 0)) throw new IllegalArgumentException("the weight must not be negative");
    }

    @Override
    public LearntAdvisor on(GoGame game) {
        return new LearntAdvisor(game, this);
    }
}
