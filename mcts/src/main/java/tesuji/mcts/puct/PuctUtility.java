package tesuji.mcts.puct;

/**
 * What results are worth, and how much an evaluation tells about them: the utility of winning and of points, measured
 * from near the score that is expected at the root, and the weight of an evaluator that says how far it may be off.
 */
final class PuctUtility {
    /** Widths of the board over which points count where they are measured from 0. */
    private static final double STATIC_SCALE = 2;

    private final PuctParameters parameters;
    private final double width;
    private double centre;
    private boolean weighsErrors;

    /**
     * One that expects an even game.
     *
     * @param width of the board, in points: the scale of scores
     */
    PuctUtility(PuctParameters parameters, double width) {
        this.parameters = parameters;
        this.width = width;
    }

    /**
     * Says what is expected at the root.
     *
     * @param errors whether the evaluator says how far it may be off
     */
    void expect(double score, boolean errors) {
        double far = parameters.dynamicScoreCenterScale() * width;
        double drawn = score * (1 - parameters.dynamicScoreCenterZeroWeight());
        centre = Math.min(score + far, Math.max(score - far, drawn));
        weighsErrors = errors && parameters.useUncertainty();
    }

    double of(double winLoss, double score, double scoreSquare) {
        double deviation = Math.sqrt(Math.max(0, scoreSquare - score * score));
        return parameters.winLossUtilityFactor() * winLoss + ofScore(score, deviation);
    }

    /** What a move is worth to the side that makes it; at the root pointless ones lose a little. */
    double ofMove(PuctNode node, PuctNode child, int index) {
        double value = child.utilityOf(node.side);
        if (node.fines == null || node.fines[index] == 0) return value;
        double sign = node.side == 0 ? 1 : -1;
        double deviation = child.deviation();
        double fined = ofScore(child.score - sign * node.fines[index], deviation);
        return value + sign * (fined - ofScore(child.score, deviation));
    }

    private double ofScore(double score, double deviation) {
        double value = 0;
        if (parameters.staticScoreUtilityFactor() > 0) {
            double scale = STATIC_SCALE * width;
            value += parameters.staticScoreUtilityFactor() * ScoreUtility.expected(score, deviation, 0, scale);
        }
        if (parameters.dynamicScoreUtilityFactor() > 0) {
            double scale = parameters.dynamicScoreCenterScale() * width;
            value += parameters.dynamicScoreUtilityFactor() * ScoreUtility.expected(score, deviation, centre, scale);
        }
        return value;
    }

    /**
     * How much the evaluation of a node counts: the more, the surer it is (Wu, KataGo, “uncertainty weighting”).
     * What the rules say of a finished game has no error and counts most. 1 where the evaluator does not speak of
     * errors.
     */
    double weight(PuctNode node) {
        if (!weighsErrors || node.outcomeError < 0) return 1;
        double slope = parameters.staticScoreUtilityFactor() * slope(node.ownScore, STATIC_SCALE * width)
                + parameters.dynamicScoreUtilityFactor()
                        * slope(node.ownScore - centre, parameters.dynamicScoreCenterScale() * width);
        double error = parameters.winLossUtilityFactor() * node.outcomeError + slope * node.scoreError;
        double coefficient = parameters.uncertaintyCoeff();
        double power = Math.pow(error, parameters.uncertaintyExponent());
        return coefficient / (power + coefficient / parameters.uncertaintyMaxWeight());
    }

    /** How much a point more is worth: the derivative of the bounded utility of points. */
    private static double slope(double score, double scale) {
        return 2 / Math.PI * scale / (scale * scale + score * score);
    }
}
