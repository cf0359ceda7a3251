package tesuji.lab.statistics;

import java.util.List;
import tesuji.lab.statistics.distribution.StudentT;

/**
 * Whether a number of ours differs from that of a source by more than chance, and which test says so.
 *
 * @param test its name, for the reader of a report
 * @param ours the number compared
 * @param theirs the same of the source
 * @param pValue two-sided: how likely chance alone makes so large a difference, if there is none
 */
public record ChanceTest(String test, double ours, double theirs, double pValue) {
    /** The name of the test of printed means and medians. */
    public static final String RESAMPLING = "resampling of ours";

    /** Two proportions, such as won games: Fisher's exact test. */
    public static ChanceTest ofProportions(int hits, int tries, int theirHits, int theirTries) {
        double pValue = FisherExact.pValue(hits, tries, theirHits, theirTries);
        return new ChanceTest("Fisher’s exact test", (double) hits / tries, (double) theirHits / theirTries, pValue);
    }

    /** Two means, of which number, mean and standard deviation are known: Welch's t test. */
    public static ChanceTest ofMeans(Sample ours, Sample theirs) {
        return new ChanceTest(
                "Welch’s t test",
                ours.mean(),
                theirs.mean(),
                WelchTest.of(ours, theirs).pValue());
    }

    /**
     * A mean of ours and one that a source prints without its spread. The numbers behind it are taken to vary as ours
     * do, so that its error is ours · √(n / m) with n numbers of ours and m of the source's. The difference in units of
     * both errors has Student's distribution, whose degrees of freedom are those of our error.
     *
     * @param ours of at least two blocks, otherwise the p-value is NaN
     * @param theirCount m
     */
    public static ChanceTest ofPrintedMean(BlockMean ours, double theirs, int theirCount) {
        double difference = ours.mean() - theirs;
        double error = ours.error() * Math.sqrt(1 + (double) ours.count() / theirCount);
        String test = "t test";
        if (!(error > 0)) return new ChanceTest(test, ours.mean(), theirs, difference == 0 ? 1 : Double.NaN);
        double pValue = new StudentT(ours.blocks() - 1.0).twoSided(difference / error);
        return new ChanceTest(test, ours.mean(), theirs, pValue);
    }

    /** Two samples of which all numbers are known, compared by ranks; the numbers told are the medians. */
    public static ChanceTest ofSamples(List<Double> ours, List<Double> theirs) {
        double pValue = MannWhitney.of(array(ours), array(theirs)).pValue();
        return new ChanceTest(
                "Mann–Whitney test", Sample.of(ours).median(), Sample.of(theirs).median(), pValue);
    }

    /** A mean that is printed without a deviation: could so many of our numbers have it, drawn by chance? */
    public static ChanceTest ofPrintedMean(List<Double> ours, int theirCount, double theirs) {
        double pValue = ResamplingTest.pValue(array(ours), theirCount, ResamplingTest::mean, theirs);
        return new ChanceTest(RESAMPLING, Sample.of(ours).mean(), theirs, pValue);
    }

    /** The same of a median. */
    public static ChanceTest ofPrintedMedian(List<Double> ours, int theirCount, double theirs) {
        double pValue = ResamplingTest.pValue(array(ours), theirCount, ResamplingTest::median, theirs);
        return new ChanceTest(RESAMPLING, Sample.of(ours).median(), theirs, pValue);
    }

    private static double[] array(List<Double> numbers) {
        return numbers.stream().mapToDouble(Double::doubleValue).toArray();
    }

    /** Our number as a multiple of the source's. */
    public double ratio() {
        return ours / theirs;
    }

    /** Whether the difference is larger than chance makes it in all but this share of cases, such as 0.05. */
    public boolean differs(double alpha) {
        return pValue < alpha;
    }
}
