package tesuji.mcts.puct;

import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.RecordComponent;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import tesuji.core.base.InputException;

/**
 * The numbers of the search, under the names of KataGo's configuration and with the values of its examples, so that
 * what is written about them there helps here.
 *
 * @param winLossUtilityFactor how much winning counts
 * @param staticScoreUtilityFactor how much the score counts, measured from 0
 * @param dynamicScoreUtilityFactor how much it counts, measured from what is expected at the root
 * @param dynamicScoreCenterZeroWeight how far that centre is drawn to 0
 * @param dynamicScoreCenterScale how wide the scale of that score is, in widths of the board
 * @param cpuctExploration the weight of exploration
 * @param cpuctExplorationLog how it grows with the logarithm of the visits
 * @param cpuctExplorationBase from how many visits on
 * @param cpuctUtilityStdevPrior the standard deviation of utility that is expected below a node
 * @param cpuctUtilityStdevPriorWeight how many visits that expectation is worth
 * @param cpuctUtilityStdevScale how much exploration follows the deviation that is found; 0 for not at all
 * @param fpuReductionMax how much worse than its parent an unvisited move is believed to be
 * @param rootFpuReductionMax the same at the root
 * @param fpuParentWeightByVisitedPolicyPow how fast the searched value replaces the evaluator's in that belief
 * @param useNoisePruning whether visits beyond a share of the prior count less if they found something worse
 * @param noisePruneUtilityScale how much worse
 * @param valueWeightExponent how much children that look better than their siblings count more; 0 for not at all
 * @param useUncertainty whether evaluations count the more the surer they are, by evaluators that say so
 * @param uncertaintyCoeff the weight of an evaluation whose utility may be off by 1
 * @param uncertaintyExponent weights fall with this power of the uncertainty
 * @param uncertaintyMaxWeight the weight of what is certain
 * @param subtreeValueBiasFactor how far evaluations follow what was found where moves are alike; 0 for not at all
 * @param subtreeValueBiasWeightExponent what is found counts by its weight to this power
 * @param subtreeValueBiasFreeProp the share of it that is withdrawn when it leaves the tree
 * @param numVirtualLossesPerThread visits that count as lost while a thread is below a move
 * @param policyOptimism how much of the policy that hopes for surprises is mixed in, by networks that have one
 * @param rootPolicyOptimism the same at the root
 * @param rootPolicyTemperature flattens the priors of the root if more than 1
 * @param rootSymmetryPruning whether of the moves of a symmetric root that are alike only one is searched
 * @param rootEndingBonusPoints points that moves lose at the root if they only prolong the game; 0 for none
 * @param rootPruneUselessMoves whether such moves are not searched at all when the opponent has passed four times
 * @param enableMorePassingHacks whether a move that would end the game is tried in every position, and another one
 * @param rootNoiseEnabled whether Dirichlet noise is added to the priors of the root
 * @param rootDirichletNoiseTotalConcentration the sum of the parameters of that noise
 * @param rootDirichletNoiseWeight its share
 * @param wideRootNoise flattens the priors of the root and adds random bonuses, so that the search looks at more
 * @param analysisWideRootNoise the same for somebody who studies a position
 * @param analysisIgnorePreRootHistory whether the evaluator then sees no move before the root
 * @param useLcbForSelection whether the move with the best lower confidence bound is preferred
 * @param lcbStdevs how many standard deviations below the mean that bound lies
 * @param minVisitPropForLCB how many visits such a move needs, as a share of the most visited one's
 * @param chosenMoveTemperatureEarly at the beginning of a game moves are drawn with weights to the power of one by this
 * @param chosenMoveTemperature the same late in the game; 0 takes the best move
 * @param chosenMoveTemperatureHalflife in how many moves on 19 lines the difference halves
 * @param chosenMoveSubtract subtracted from every weight before drawing
 * @param chosenMovePrune moves with less weight are not drawn
 * @param allowResignation whether a hopeless game is given up
 * @param resignThreshold how bad that is, from -1 to 0
 * @param resignConsecTurns for how many of the player's moves in a row
 */
public record PuctParameters(
        double winLossUtilityFactor,
        double staticScoreUtilityFactor,
        double dynamicScoreUtilityFactor,
        double dynamicScoreCenterZeroWeight,
        double dynamicScoreCenterScale,
        double cpuctExploration,
        double cpuctExplorationLog,
        double cpuctExplorationBase,
        double cpuctUtilityStdevPrior,
        double cpuctUtilityStdevPriorWeight,
        double cpuctUtilityStdevScale,
        double fpuReductionMax,
        double rootFpuReductionMax,
        double fpuParentWeightByVisitedPolicyPow,
        boolean useNoisePruning,
        double noisePruneUtilityScale,
        double valueWeightExponent,
        boolean useUncertainty,
        double uncertaintyCoeff,
        double uncertaintyExponent,
        double uncertaintyMaxWeight,
        double subtreeValueBiasFactor,
        double subtreeValueBiasWeightExponent,
        double subtreeValueBiasFreeProp,
        double numVirtualLossesPerThread,
        double policyOptimism,
        double rootPolicyOptimism,
        double rootPolicyTemperature,
        boolean rootSymmetryPruning,
        double rootEndingBonusPoints,
        boolean rootPruneUselessMoves,
        boolean enableMorePassingHacks,
        boolean rootNoiseEnabled,
        double rootDirichletNoiseTotalConcentration,
        double rootDirichletNoiseWeight,
        double wideRootNoise,
        double analysisWideRootNoise,
        boolean analysisIgnorePreRootHistory,
        boolean useLcbForSelection,
        double lcbStdevs,
        double minVisitPropForLCB,
        double chosenMoveTemperatureEarly,
        double chosenMoveTemperature,
        double chosenMoveTemperatureHalflife,
        double chosenMoveSubtract,
        double chosenMovePrune,
        boolean allowResignation,
        double resignThreshold,
        int resignConsecTurns) {
    /** The values of KataGo's example configuration for play. */
    public static final PuctParameters STANDARD = new PuctParameters(
            1, 0.1, 0.3, 0.2, 0.75, 1, 0.45, 500, 0.4, 2, 0.85, 0.2, 0.1, 2, true, 0.15, 0.25, true, 0.25, 1, 8, 0.45,
            0.85, 0.8, 1, 1, 0.2, 1, true, 0.5, true, true, false, 10.83, 0.25, 0, 0.04, true, true, 5, 0.15, 0.5, 0.1,
            19, 0, 1, false, -0.9, 3);

    /** What a value may be; everything else lies between 0 and a thousand. */
    private static final Map<String, double[]> RANGES = Map.ofEntries(
            Map.entry("resignThreshold", new double[] {-1, 0}),
            Map.entry("rootDirichletNoiseWeight", new double[] {0, 1}),
            Map.entry("policyOptimism", new double[] {0, 1}),
            Map.entry("rootPolicyOptimism", new double[] {0, 1}),
            Map.entry("uncertaintyCoeff", new double[] {0.0001, 1}),
            Map.entry("uncertaintyExponent", new double[] {0, 2}),
            Map.entry("uncertaintyMaxWeight", new double[] {1, 100}),
            Map.entry("subtreeValueBiasFactor", new double[] {0, 1}),
            Map.entry("subtreeValueBiasWeightExponent", new double[] {0, 1}),
            Map.entry("subtreeValueBiasFreeProp", new double[] {0, 1}),
            Map.entry("dynamicScoreCenterZeroWeight", new double[] {0, 1}),
            Map.entry("cpuctExplorationBase", new double[] {10, 100_000}),
            Map.entry("cpuctUtilityStdevPrior", new double[] {0.001, 10}),
            Map.entry("noisePruneUtilityScale", new double[] {0.001, 10}),
            Map.entry("rootPolicyTemperature", new double[] {0.01, 100}),
            Map.entry("rootDirichletNoiseTotalConcentration", new double[] {0.001, 10_000}),
            Map.entry("dynamicScoreCenterScale", new double[] {0.2, 5}),
            Map.entry("chosenMoveTemperatureHalflife", new double[] {0.1, 100_000}),
            Map.entry("resignConsecTurns", new double[] {1, 100}));

    private static final double[] USUAL_RANGE = {0, 1000};

    /** The names of all parameters. */
    public static List<String> names() {
        return Arrays.stream(PuctParameters.class.getRecordComponents())
                .map(RecordComponent::getName)
                .toList();
    }

    /** The value of a parameter as text; an {@link InputException} says that there is none with this name. */
    public String value(String name) {
        for (RecordComponent component : PuctParameters.class.getRecordComponents()) {
            if (component.getName().equals(name)) return String.valueOf(value(component));
        }
        throw unknown(name);
    }

    private Object value(RecordComponent component) {
        try {
            return component.getAccessor().invoke(this);
        } catch (InvocationTargetException | IllegalAccessException impossible) {
            throw new IllegalStateException(impossible);
        }
    }

    private static InputException unknown(String name) {
        return new InputException("There is no parameter \"" + name + "\" of the search.");
    }

    /** The largest utility there is. */
    public double utilityRadius() {
        return winLossUtilityFactor + staticScoreUtilityFactor + dynamicScoreUtilityFactor;
    }

    /** The same with one parameter changed; an {@link InputException} says what is allowed. */
    public PuctParameters with(String name, String value) {
        RecordComponent[] components = PuctParameters.class.getRecordComponents();
        Object[] values = new Object[components.length];
        Class<?>[] types = new Class<?>[components.length];
        boolean found = false;
        try {
            for (int i = 0; i < components.length; i++) {
                types[i] = components[i].getType();
                boolean meant = components[i].getName().equalsIgnoreCase(name);
                found |= meant;
                values[i] = meant ? parse(components[i], value) : value(components[i]);
            }
            if (!found) throw unknown(name);
            return PuctParameters.class.getDeclaredConstructor(types).newInstance(values);
        } catch (InvocationTargetException
                | IllegalAccessException
                | InstantiationException
                | NoSuchMethodException impossible) {
            throw new IllegalStateException(impossible);
        }
    }

    private static Object parse(RecordComponent component, String value) {
        String name = component.getName();
        if (component.getType() == boolean.class) {
            if (value.equals("true") || value.equals("false")) return Boolean.valueOf(value);
            throw new InputException(name + " must be true or false, not \"" + value + "\".");
        }
        double[] range = RANGES.getOrDefault(name, USUAL_RANGE);
        double number;
        try {
            number = Double.parseDouble(value);
        } catch (NumberFormatException notANumber) {
            number = Double.NaN;
        }
        boolean whole = component.getType() == int.class;
        if (!(number >= range[0] && number <= range[1]) || (whole && number != Math.rint(number))) {
            throw new InputException(name + " must be a" + (whole ? " whole" : "") + " number from " + text(range[0])
                    + " to " + text(range[1]) + ", not \"" + value + "\".");
        }
        return whole ? (Object) (int) number : (Object) number;
    }

    private static String text(double bound) {
        return bound == Math.rint(bound) ? Long.toString((long) bound) : Double.toString(bound);
    }
}
