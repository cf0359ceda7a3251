package tesuji.games.go.knowledge;

import tesuji.core.eval.Advisor;
import tesuji.core.eval.Prior;
import tesuji.core.game.Position;

/** Advice as a prior: the more imagined simulations a move wins beyond those it loses, the more it weighs. */
public final class AdvisedPrior implements Prior {
    private final Advisor advisor;
    private final float[] simulations;
    private final float[] wins;

    public AdvisedPrior(Advisor advisor, int maxLegalMoves) {
        this.advisor = advisor;
        simulations = new float[maxLegalMoves];
        wins = new float[maxLegalMoves];
    }

    @Override
    public void weigh(Position position, int[] moves, int count, float[] weights) {
        advisor.advise(position, moves, count, simulations, wins);
        float sum = 0;
        for (int i = 0; i < count; i++) {
            // odds of winning, so that many good reasons weigh more than one
            weights[i] = (wins[i] + 1) / (simulations[i] - wins[i] + 1);
            sum += weights[i];
        }
        for (int i = 0; i < count; i++) weights[i] /= sum;
    }
}
