package tesuji.core.eval;

/**
 * How an evaluator is to look at a position.
 *
 * @param history how many of the last moves it may see; what the rules make of earlier ones holds all the same
 * @param optimism how far it prefers moves that would turn out surprisingly well, from 0 to 1, if it knows such moves
 */
public record Viewpoint(int history, double optimism) {
    /** Everything may be seen, and hoped for. */
    public static final Viewpoint WHOLE = new Viewpoint(Integer.MAX_VALUE, 1);
}
