package tesuji.games.go.knowledge;

import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import tesuji.core.base.InputException;
import tesuji.core.eval.Parts;
import tesuji.games.go.GoGame;
import tesuji.games.go.pattern.PatternBook;

/**
 * The recipe of {@link HeuristicPrior}: which heuristics take part (Śliwa 2013, §4.3.1; Chaslot, Winands, Uiterwijk,
 * van den Herik and Bouzy 2008). Without {@code fight}, which the formula leaves out, it is eq. 4.8 as printed.
 *
 * @param capture the more, the more stones a move takes
 * @param escape the more, the more own stones it saves from atari
 * @param proximity the more, the nearer the moves made last; without it all moves are equally near
 * @param fight the more, the fewer liberties an opposing chain next to it has
 * @param patterns what the book says
 * @param metric of the distance to the moves made last
 * @param book {@code standard}, or a file of patterns
 */
public record ProgressiveHeuristic(
        boolean capture, boolean escape, boolean proximity, boolean fight, boolean patterns, Metric metric, String book)
        implements GoPrior {
    public static final ProgressiveHeuristic STANDARD =
            new ProgressiveHeuristic(true, true, true, false, true, Metric.EUCLIDEAN, Parts.STANDARD);

    @Override
    public HeuristicPrior on(GoGame game) {
        return new HeuristicPrior(game, this);
    }

    PatternBook open() {
        if (book.equalsIgnoreCase(Parts.STANDARD)) return PatternBook.standard();
        try {
            return PatternBook.load(Path.of(book));
        } catch (InvalidPathException e) {
            throw new InputException("\"" + book + "\" is no name of a file.", e);
        }
    }
}
