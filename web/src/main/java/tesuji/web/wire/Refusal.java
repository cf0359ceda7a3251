package tesuji.web.wire;

/**
 * A request that is understood and refused for a reason that is not in its words; those are {@link
 * tesuji.core.base.InputException}s.
 */
public final class Refusal extends RuntimeException {
    private static final long serialVersionUID = 1;

    private final int status;

    private Refusal(int status, String sentence) {
        super(sentence);
        this.status = status;
    }

    /** What was asked for is not there. */
    public static Refusal missing(String sentence) {
        return new Refusal(404, sentence);
    }

    /** It could be done, but not in the present state. */
    public static Refusal conflict(String sentence) {
        return new Refusal(409, sentence);
    }

    /** It is too large. */
    public static Refusal tooLarge(String sentence) {
        return new Refusal(413, sentence);
    }

    /** It is asked for too often. */
    public static Refusal tooOften(String sentence) {
        return new Refusal(429, sentence);
    }

    /** The status of HTTP for it. */
    public int status() {
        return status;
    }
}
