package tesuji.games.go.knowledge;

import java.util.Optional;
import tesuji.core.base.Hot;
import tesuji.core.eval.Advisor;
import tesuji.core.eval.OwnerStatistics;
import tesuji.core.game.Position;
import tesuji.games.go.GoGame;
import tesuji.games.go.feature.StrengthPrior;
import tesuji.games.go.feature.Strengths;

/**
 * Imagined simulations for reasons, and for moves that are likely by strengths learnt from games. The root of the
 * probability spreads them over more moves than the probability itself would. Passes were not learnt and get none.
 * Owned by one thread.
 */
public final class LearntAdvisor implements Advisor {
    /** The points of the board for which weights are told. */
    private static final double POINTS = 81;

    private final TacticalAdvisor reasons;
    private final StrengthPrior prior;
    private final float[] weights;
    private final double weight;
    private final int pass;

    LearntAdvisor(GoGame game, Learnt recipe) {
        reasons = recipe.reasons().on(game);
        prior = new StrengthPrior(game, Strengths.named(recipe.strengths()));
        weights = new float[game.maxLegalMoves()];
        weight = recipe.weight() * game.geometry().points() / POINTS;
        pass = game.pass();
    }

    @Override
    public Optional<OwnerStatistics> ends() {
        return prior.ends();
    }

    @Override
    public void advise(Position position, int[] moves, int count, float[] simulations, float[] wins) {
        reasons.advise(position, moves, count, simulations, wins);
        prior.weigh(position, moves, count, weights);
        add(moves, count, simulations, wins);
    }

    @Hot
    private void add(int[] moves, int count, float[] simulations, float[] wins) {
        double sum = 0;
        for (int i = 0; i < count; i++) sum += weights[i];
        double scale = weight / Math.sqrt(sum);
        for (int i = 0; i < count; i++) {
            if (moves[i] == pass) continue;
            float imagined = (float) (scale * Math.sqrt(weights[i]));
            simulations[i] += imagined;
            wins[i] += imagined;
        }
    }
}
