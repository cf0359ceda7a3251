package tesuji.neural.model;

/**
 * A network of KataGo with inputs of version 7. Immutable, shared by all threads.
 *
 * @param version of the file, {@value #OLDEST} to {@value #NEWEST}: it decides which outputs there are
 * @param passAliveWithSuicide whether pass-alive areas of the inputs are found as if suicide were legal
 */
public record Network(
        String name,
        int version,
        OutputScales scales,
        boolean passAliveWithSuicide,
        Trunk trunk,
        PolicyHead policy,
        ValueHead value) {
    public static final int OLDEST = 8;
    public static final int NEWEST = 17;

    /** Planes of the input. */
    public static final int PLANES = 22;

    /** Numbers of the input that belong to no point. */
    public static final int GLOBALS = 19;

    /** Win, loss, no result. */
    public static final int OUTCOMES = 3;

    /** Files from this version on name their activations. */
    public static final int NAMED_ACTIVATIONS = 11;

    /** Files from this version on hold their {@link OutputScales}. */
    public static final int WRITTEN_SCALES = 13;

    /** Files from this version on have fields for options, and a hidden layer on the way to pass. */
    public static final int OPTIONS = 15;

    /** Files from this version on say how many policies there are. */
    public static final int WRITTEN_POLICIES = 17;

    /** Numbers about the score. */
    public static int scoreChannels(int version) {
        return version == OLDEST ? 4 : 6;
    }

    /** Policies for each point, where the file does not say it. */
    public static int policyChannels(int version) {
        if (version <= 11) return 1;
        return version <= 15 ? 2 : 4;
    }
}
