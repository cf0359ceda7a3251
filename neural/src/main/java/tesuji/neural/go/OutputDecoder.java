package tesuji.neural.go;

import java.util.Arrays;
import tesuji.games.go.GoGame;
import tesuji.games.go.GoPosition;
import tesuji.games.go.board.Chains;
import tesuji.games.go.board.Geometry;
import tesuji.neural.backend.RawOutput;
import tesuji.neural.model.Network;
import tesuji.neural.model.OutputScales;

/** Turns logits into probabilities of legal moves and into points. Owned by one thread. */
public final class OutputDecoder {
    /** Beyond this a softplus is its argument. */
    private static final double LINEAR = 40;

    private final int version;
    private final OutputScales scales;
    private final Geometry geometry;
    private final NetworkRules rules;
    private final int pass;
    private final int[][] places = new int[BoardSymmetry.COUNT][];
    private final boolean[] legal;
    private final int[] moves;
    private final double[] outcome = new double[Network.OUTCOMES];

    public OutputDecoder(GoGame game, Network network) {
        this(game, NetworkRules.of(game.rules()), network);
    }

    OutputDecoder(GoGame game, NetworkRules rules, Network network) {
        version = network.version();
        scales = network.scales();
        geometry = game.geometry();
        pass = game.pass();
        this.rules = rules;
        for (int symmetry = 0; symmetry < places.length; symmetry++) {
            places[symmetry] = BoardSymmetry.places(game.size(), symmetry);
        }
        legal = new boolean[game.moveLimit()];
        moves = new int[game.maxLegalMoves()];
    }

    /**
     * Reads what a network said of a position that was turned by a symmetry.
     *
     * @param optimism how much of the optimistic policy is mixed in, from 0 to 1, where the network has one
     */
    public void decode(RawOutput raw, GoPosition position, int symmetry, double optimism, NetworkOutput into) {
        boolean black = position.toMove() == 0;
        policy(raw, position, symmetry, optimism, into.policy());
        outcome(raw.outcome());
        into.whiteWin = outcome[black ? 1 : 0];
        into.whiteLoss = outcome[black ? 0 : 1];
        into.noResult = outcome[2];
        score(raw.score(), black ? -1 : 1, into);
        errors(raw.score(), into);
        float sign = black ? -1 : 1;
        for (int point = 0; point < pass; point++) {
            into.ownership()[point] = sign * (float) Math.tanh(raw.ownership()[places[symmetry][point]]);
        }
    }

    private void policy(RawOutput raw, GoPosition position, int symmetry, double optimism, float[] policy) {
        Arrays.fill(legal, false);
        int count = position.legalMoves(moves);
        Chains board = position.board();
        int mover = Chains.BLACK + position.toMove();
        for (int i = 0; i < count; i++) {
            int move = moves[i];
            legal[move] = move == pass || !GoInputs.isLoneSuicide(board, geometry.cell(move), mover);
        }
        int channels = raw.policies();
        float most = Float.NEGATIVE_INFINITY;
        for (int move = 0; move <= pass; move++) {
            float[] logits = move == pass ? raw.pass() : raw.policy();
            int first = move == pass ? 0 : places[symmetry][move] * channels;
            policy[move] = logits[first];
            if (channels > 1) policy[move] += (float) (optimism * (logits[first + 1] - logits[first]));
            if (legal[move]) most = Math.max(most, policy[move]);
        }
        double sum = 0;
        for (int move = 0; move <= pass; move++) {
            if (!legal[move]) {
                policy[move] = NetworkOutput.UNKNOWN;
                continue;
            }
            policy[move] = (float) Math.exp(policy[move] - most);
            sum += policy[move];
        }
        for (int move = 0; move <= pass; move++) if (legal[move]) policy[move] /= (float) sum;
    }

    /** Win, loss and no result for the side to move; no result is left out where the rules know none. */
    private void outcome(float[] logits) {
        boolean hasNoResult = rules.hasNoResult();
        double most = Math.max(logits[0], logits[1]);
        if (hasNoResult) most = Math.max(most, logits[2]);
        double sum = 0;
        for (int i = 0; i < outcome.length; i++) {
            outcome[i] = i == 2 && !hasNoResult ? 0 : Math.exp(logits[i] - most);
            sum += outcome[i];
        }
        for (int i = 0; i < outcome.length; i++) outcome[i] /= sum;
    }

    private void score(float[] score, int sign, NetworkOutput into) {
        double decided = 1 - into.noResult;
        double mean = score[0] * (double) scales.scoreMean();
        double deviation = softplus(score[1]) * scales.scoreStdev();
        into.whiteScore = sign * mean * decided;
        into.whiteScoreSquared = (mean * mean + deviation * deviation) * decided;
        into.whiteLead = sign * score[2] * (double) scales.lead() * decided;
    }

    /** What networks say about their own errors, in three ways; those of version 8 say nothing. */
    private void errors(float[] score, NetworkOutput into) {
        if (version == Network.OLDEST) {
            into.timeLeft = NetworkOutput.UNKNOWN;
            into.outcomeError = NetworkOutput.UNKNOWN;
            into.scoreError = NetworkOutput.UNKNOWN;
            return;
        }
        into.timeLeft = softplus(score[3]) * scales.varianceTime();
        if (version >= 14) {
            into.outcomeError = softplus(score[4] / 2) * Math.sqrt(scales.shorttermValueError());
            into.scoreError = softplus(score[5] / 2) * Math.sqrt(scales.shorttermScoreError());
        } else if (version >= 10) {
            into.outcomeError = Math.sqrt(softplus(score[4]) * scales.shorttermValueError());
            into.scoreError = Math.sqrt(softplus(score[5]) * scales.shorttermScoreError());
        } else {
            into.outcomeError = softplus(score[4]);
            into.scoreError = 10 * softplus(score[5]);
        }
    }

    private static double softplus(double x) {
        return x > LINEAR ? x : Math.log1p(Math.exp(x));
    }
}
