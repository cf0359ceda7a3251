package tesuji.games.go.playout;

import tesuji.core.base.Rng;
import tesuji.core.eval.Finale;
import tesuji.core.game.Position;
import tesuji.games.go.GoGame;
import tesuji.games.go.GoPosition;
import tesuji.games.go.score.Count;
import tesuji.games.go.score.Prisoners;

/**
 * When to pass in Go: two passes end the game and the dead stones are taken off, so a pass is good if the count wins
 * and nothing is left to play for, and bad if the count loses.
 *
 * <p>Life and death are judged by light playouts, as {@link FinalStatus} does when the game is counted. They are played
 * only when the question arises: after a pass, before a pass, or when the board is nearly full. Owned by one thread.
 */
public final class GoFinale implements Finale {
    private static final int PLAYOUTS = 1000;
    private static final int FIRST_PLAYOUTS = 60;

    /** A game with more empty points than this share of the board is not over yet. */
    private static final double MOST_EMPTY = 0.5;

    /**
     * {@inheritDoc}
     *
     * <p>After the opponent's pass it is enough to win even if all uncertain points are the opponent's. Otherwise every
     * point must be certain: as long as one is not, playing on costs nothing by area and may gain something.
     */
    @Override
    public int closing(Position position, Rng rng) {
        GoPosition go = (GoPosition) position;
        int pass = ((GoGame) go.game()).pass();
        if (!go.isLegal(pass)) return NONE;
        boolean ends = go.passes() == 1;
        if (!ends && (emptyShare(go) > MOST_EMPTY || !isSettled(go, FIRST_PLAYOUTS, rng))) return NONE;
        Certainty certainty = certainty(go, PLAYOUTS, rng);
        boolean over = ends || certainty.open() == 0;
        return over && certainty.worstFor(go.toMove()) > 0 ? pass : NONE;
    }

    private static double emptyShare(GoPosition go) {
        int points = ((GoGame) go.game()).geometry().points();
        int empty = 0;
        for (int point = 0; point < points; point++) if (go.stones().at(point) == 0) empty++;
        return (double) empty / points;
    }

    private static boolean isSettled(GoPosition go, int playouts, Rng rng) {
        return certainty(go, playouts, rng).open() == 0;
    }

    private static Certainty certainty(GoPosition go, int playouts, Rng rng) {
        return Certainty.of(go, OwnershipMap.of(go, playouts, rng.nextLong()));
    }

    /** {@inheritDoc} The count is the one that decides the game: unsettled stones stay on the board. */
    @Override
    public boolean isSurrender(Position position, int move, Rng rng) {
        GoPosition go = (GoPosition) position;
        if (move != ((GoGame) go.game()).pass()) return false;
        int score = Count.of(go.stones(), FinalStatus.of(go), Prisoners.of(go), go.rules())
                .margin()
                .halfPoints();
        return go.toMove() == 0 ? score < 0 : score > 0;
    }
}
