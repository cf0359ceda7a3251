package tesuji.mcts.puct;

import tesuji.core.base.Rng;

/**
 * What the priors of the root become before a search: flattened by a temperature, mixed with noise. Half of the
 * Dirichlet noise is uniform and half follows the logarithm of the policy, so that likely moves get more of it
 * (Wu 2019, §3.2 and appendix).
 */
final class RootPriors {
    private final PuctParameters parameters;
    private final double wideRootNoise;
    private final Rng rng;

    /** {@code wideRootNoise}: that of this search. */
    RootPriors(PuctParameters parameters, double wideRootNoise, Rng rng) {
        this.parameters = parameters;
        this.wideRootNoise = wideRootNoise;
        this.rng = rng;
    }

    /** Gives the root its priors. */
    void change(PuctNode root) {
        root.priors = of(root.ownPriors);
        root.selectionPriors = wideRootNoise > 0 ? widened(root.priors) : root.priors;
    }

    /** Flatter ones for the selection alone; their sum is not kept, so that everything draws more. */
    private float[] widened(float[] priors) {
        double power = 1 / (4 * wideRootNoise + 1);
        float[] flat = new float[priors.length];
        for (int i = 0; i < flat.length; i++) flat[i] = (float) Math.pow(priors[i], power);
        return flat;
    }

    /** The new priors of these moves; they sum up to 1. */
    float[] of(float[] priors) {
        boolean unchanged = parameters.rootPolicyTemperature() == 1 && !parameters.rootNoiseEnabled();
        if (unchanged) return priors;
        double[] changed = new double[priors.length];
        double power = 1 / parameters.rootPolicyTemperature();
        for (int i = 0; i < changed.length; i++) changed[i] = Math.pow(priors[i], power);
        normalise(changed);
        if (parameters.rootNoiseEnabled()) mixNoise(changed);
        float[] result = new float[changed.length];
        for (int i = 0; i < result.length; i++) result[i] = (float) changed[i];
        return result;
    }

    private void mixNoise(double[] priors) {
        double[] noise = new double[priors.length];
        double[] shape = logShares(priors);
        for (int i = 0; i < noise.length; i++) {
            double share = 0.5 * shape[i] + 0.5 / noise.length;
            noise[i] = gamma(share * parameters.rootDirichletNoiseTotalConcentration());
        }
        normalise(noise);
        double weight = parameters.rootDirichletNoiseWeight();
        for (int i = 0; i < priors.length; i++) priors[i] = (1 - weight) * priors[i] + weight * noise[i];
    }

    /** How far the logarithm of each prior, cut at one in a hundred, lies above the mean of all. */
    private static double[] logShares(double[] priors) {
        double[] logs = new double[priors.length];
        double mean = 0;
        for (int i = 0; i < logs.length; i++) {
            logs[i] = Math.log(Math.min(0.01, priors[i]) + 1e-20);
            mean += logs[i] / logs.length;
        }
        double sum = 0;
        for (int i = 0; i < logs.length; i++) {
            logs[i] = Math.max(0, logs[i] - mean);
            sum += logs[i];
        }
        for (int i = 0; i < logs.length; i++) logs[i] = sum <= 0 ? 1.0 / logs.length : logs[i] / sum;
        return logs;
    }

    /** A random number of the gamma distribution (Marsaglia and Tsang 2000). */
    private double gamma(double shape) {
        if (shape < 1) return gamma(shape + 1) * Math.pow(1 - rng.nextDouble(), 1 / shape);
        double d = shape - 1.0 / 3;
        double c = 1 / Math.sqrt(9 * d);
        while (true) {
            double x = gaussian(rng);
            double v = Math.pow(1 + c * x, 3);
            if (v > 0 && Math.log(1 - rng.nextDouble()) < 0.5 * x * x + d - d * v + d * Math.log(v)) return d * v;
        }
    }

    /** By the method of Box and Muller. */
    static double gaussian(Rng rng) {
        return Math.sqrt(-2 * Math.log(1 - rng.nextDouble())) * Math.cos(2 * Math.PI * rng.nextDouble());
    }

    private static void normalise(double[] values) {
        double sum = 0;
        for (double value : values) sum += value;
        for (int i = 0; i < values.length; i++) values[i] = sum > 0 ? values[i] / sum : 1.0 / values.length;
    }
}
