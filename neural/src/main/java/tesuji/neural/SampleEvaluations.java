package tesuji.neural;

import java.util.ArrayList;
import java.util.List;
import tesuji.core.base.Rng;
import tesuji.core.game.Game;
import tesuji.games.go.GoGame;
import tesuji.games.go.GoPosition;
import tesuji.neural.backend.Backend;
import tesuji.neural.go.NetworkOutput;

/** Positions of one random game, evaluated in turn, to measure how fast that is. Owned by one thread. */
public final class SampleEvaluations {
    /** So many positions are evaluated, then the same again by another symmetry. */
    public static final int POSITIONS = 16;

    private static final int SYMMETRIES = 8;
    private static final long SEED = 1;

    private final GoNetwork network;
    private final NetworkOutput output;
    private final List<GoPosition> positions = new ArrayList<>();
    private int turn;

    /** A network for a game; an {@link tesuji.core.base.InputException} says why it does not fit. */
    public SampleEvaluations(Backend backend, Game game) {
        NetworkEvaluators.check(game);
        GoGame go = (GoGame) game;
        network = new GoNetwork(backend, go);
        output = new NetworkOutput(go.size());
        Rng rng = new Rng(SEED);
        GoPosition position = (GoPosition) go.start();
        int[] legal = new int[go.maxLegalMoves()];
        while (positions.size() < POSITIONS) {
            GoPosition kept = (GoPosition) go.start();
            kept.copyFrom(position);
            positions.add(kept);
            int count = position.legalMoves(legal);
            position.play(legal[rng.nextInt(count - 1)]); // the last one is pass
        }
    }

    /** Evaluates the next position and returns its likeliest move. */
    public int next() {
        int symmetry = turn / POSITIONS % SYMMETRIES;
        network.evaluate(positions.get(turn % POSITIONS), symmetry, 0, output);
        turn++;
        float[] policy = output.policy();
        int best = 0;
        for (int move = 1; move < policy.length; move++) if (policy[move] > policy[best]) best = move;
        return best;
    }
}
