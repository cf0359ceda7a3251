package tesuji.neural.model;

/**
 * What outputs are multiplied by to become points; written in files from version 13 on.
 *
 * @param tdScore of scores at several horizons, used in training only
 */
public record OutputScales(
        float tdScore,
        float scoreMean,
        float scoreStdev,
        float lead,
        float varianceTime,
        float shorttermValueError,
        float shorttermScoreError) {
    /** Those of older files. */
    public static final OutputScales USUAL = new OutputScales(20, 20, 20, 20, 40, 0.25f, 30);
}
