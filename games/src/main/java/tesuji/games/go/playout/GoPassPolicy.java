package tesuji.games.go.playout;

import tesuji.core.base.Rng;
import tesuji.core.eval.OwningPlayout;
import tesuji.core.eval.PassPolicy;
import tesuji.core.game.Position;
import tesuji.games.go.GoGame;
import tesuji.games.go.GoPosition;
import tesuji.games.go.score.Count;
import tesuji.games.go.score.LifeAndDeath;
import tesuji.games.go.score.Prisoners;

/**
 * When to pass in Go: two passes end the game and the dead stones are taken off, so a pass is good if the count wins
 * and nothing is left to play for, and bad if the count loses.
 *
 * <p>What the count is, {@link FinalStatus} says, as it does when the game is over. What is certain, the same playouts
 * say. Both are asked only when the question arises: after a pass, before a pass, or when the
 * board is nearly full. Owned by one thread.
 */
public final class GoPassPolicy implements PassPolicy {
    private static final int PLAYOUTS = 300;
    private static final int FIRST_PLAYOUTS = 40;

    /** A game with more empty points than this share of the board is not over yet. */
    private static final double MOST_EMPTY = 0.5;

    private final GoGame game;
    private final boolean agreement;
    private final OwningPlayout playout;

    public GoPassPolicy(GoGame game) {
        this(game, game.rules().agreement());
    }

    private GoPassPolicy(GoGame game, boolean agreement) {
        this.game = game;
        this.agreement = agreement;
        playout = FinalStatus.CAREFUL.on(game);
    }

    @Override
    public PassPolicy asItStands() {
        return new GoPassPolicy(game, false);
    }

    /**
     * {@inheritDoc}
     *
     * <p>After the opponent's pass it is enough to win even if all uncertain points are the opponent's. Otherwise every
     * point must be certain: as long as one is not, playing on costs nothing by area and may gain something. Without
     * agreement it is enough after the opponent's pass that the board wins as it stands; otherwise dead stones must be
     * taken first.
     */
    @Override
    public int closing(Position position, Rng rng) {
        GoPosition go = (GoPosition) position;
        int side = go.toMove();
        if (!go.isLegal(game.pass())) return NONE;
        boolean ends = go.passes() == 1;
        if (!agreement && count(go, side) <= 0) return NONE;
        if (!agreement && ends) return game.pass();
        if (!ends && (isOpen(go) || certainty(go, FIRST_PLAYOUTS, rng).open() > 0)) return NONE;
        if (!agreement && !FinalStatus.of(go).dead().isEmpty()) return NONE;
        Certainty certainty = certainty(go, PLAYOUTS, rng);
        boolean wins = (ends || certainty.open() == 0) && certainty.worstFor(side) > 0 && count(go, side) > 0;
        return wins ? game.pass() : NONE;
    }

    private boolean isOpen(GoPosition go) {
        int empty = 0;
        for (int point = 0; point < game.pass(); point++) {
            if (go.board().chain(game.geometry().cell(point)) == 0) empty++;
        }
        return empty > MOST_EMPTY * game.pass();
    }

    private Certainty certainty(GoPosition go, int playouts, Rng rng) {
        return Certainty.of(go, PlayoutOwnership.of(go, playout, playouts, rng));
    }

    /** The score that would decide the game now, in half-points for a side; unsettled stones stay on the board. */
    private int count(GoPosition go, int side) {
        LifeAndDeath marks = agreement ? FinalStatus.of(go) : LifeAndDeath.NONE;
        int score = Count.of(go.stones(), marks, Prisoners.of(go), go.rules())
                .margin()
                .halfPoints();
        return side == 0 ? score : -score;
    }

    /** Not in the opening, and with a handicap, where one side is meant to be behind, not before the middle game. */
    @Override
    public boolean mayResign(Position position) {
        int length = ((GoPosition) position).length();
        return length * (game.rules().handicap() > 0 ? 2 : 4) >= game.pass();
    }

    @Override
    public boolean isSurrender(Position position, int move, Rng rng) {
        return move == game.pass() && count((GoPosition) position, position.toMove()) < 0;
    }
}
