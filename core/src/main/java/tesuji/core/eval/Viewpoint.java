package tesuji.core.eval;

/**
 * How an evaluator is to look at a position.
 *
 * @param history how many of the last moves it may see; what the rules make of earlier ones holds all the same
 */
public record Viewpoint(int history) {
    /** Everything may be seen. */
    public static final Viewpoint WHOLE = new Viewpoint(Integer.MAX_VALUE);
}
