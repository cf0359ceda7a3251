package tesuji.games.go.feature;

import java.util.Optional;
import org.jspecify.annotations.Nullable;
import tesuji.core.base.Hot;
import tesuji.core.eval.OwnerStatistics;
import tesuji.core.eval.Prior;
import tesuji.core.game.Position;
import tesuji.games.go.GoGame;
import tesuji.games.go.GoPosition;

/**
 * Weighs moves by the strengths of their teams, so that shares of the sum are the probabilities of the generalised
 * Bradley–Terry model (Coulom 2007). Passes are not learnt; they get a fixed share. Owned by one thread.
 */
public final class StrengthPrior implements Prior {
    /** The share of a pass, and of one that answers a pass. */
    private static final double PASS = 0.01;

    private static final double SECOND_PASS = 0.5;

    private final Strengths strengths;
    private final MoveTeams teams;
    private final @Nullable OwnerStatistics ends;
    private final int pass;
    private final int[] team = new int[MoveFeature.COUNT];

    public StrengthPrior(GoGame game, Strengths strengths) {
        this.strengths = strengths;
        boolean asks = strengths.tells(MoveFeature.OWNER) || strengths.tells(MoveFeature.CRITICALITY);
        ends = asks ? new OwnerStatistics(game.geometry().points()) : null;
        teams = new MoveTeams(game.geometry(), strengths.dictionary());
        pass = game.pass();
    }

    /** Where the ends of playouts are to be told, if any strength asks for them. */
    public Optional<OwnerStatistics> ends() {
        return Optional.ofNullable(ends);
    }

    @Override
    public void weigh(Position position, int[] moves, int count, float[] weights) {
        GoPosition go = (GoPosition) position;
        if (ends == null) teams.load(go);
        else teams.load(go, ends);
        double sum = weighPoints(moves, count, weights);
        double share = go.passes() > 0 ? SECOND_PASS : PASS;
        for (int i = 0; i < count; i++) {
            if (moves[i] == pass) weights[i] = sum == 0 ? 1 : (float) (sum * share / (1 - share));
        }
    }

    @Hot
    private double weighPoints(int[] moves, int count, float[] weights) {
        double sum = 0;
        for (int i = 0; i < count; i++) {
            if (moves[i] == pass) continue;
            teams.team(moves[i], team);
            weights[i] = strengths.ofTeam(team);
            sum += weights[i];
        }
        return sum;
    }
}
