package tesuji.games.taifho.race;

import java.util.List;
import java.util.Optional;
import tesuji.core.game.Position;
import tesuji.core.play.Analysis;
import tesuji.core.play.Decision;
import tesuji.core.play.EndgamePlayer;
import tesuji.core.play.Limits;
import tesuji.core.play.StopCondition;
import tesuji.games.taifho.TaifhoPosition;

/**
 * Runs to the goal by the shortest way once the sides have passed each other, as Przybyłek and Chojecki (2022, §5)
 * wished their players could. The march is found anew at every move, so that an enemy who turns back is seen. Owned by
 * one thread.
 */
public final class Race implements EndgamePlayer {
    private static final double LIKELY = 0.95;
    private static final double OPEN = 0.5;

    private final Solo solo = new Solo();
    private final ShortestMarch marches = new ShortestMarch();
    private final RaceVerdict verdict = new RaceVerdict();

    @Override
    public Optional<Decision> closing(Position position, Limits limits) {
        TaifhoPosition board = (TaifhoPosition) position;
        if (!Separation.isPassed(board)) return Optional.empty();
        StopCondition stop = StopCondition.of(half(limits));
        Optional<March> certain = verdict.certain(board, board.toMove(), stop);
        Optional<March> march = march(board, board.toMove(), stop);
        if (march.isEmpty()) return Optional.empty();
        boolean sure =
                certain.isPresent() && certain.get().length() == march.get().length();
        return Optional.of(sure ? play(certain.get(), CERTAIN) : play(march.get(), outlook(board, march.get())));
    }

    /**
     * The shortest march of a side that stays before the enemy's foremost piece; nothing if the sides have not passed
     * each other, the work is stopped, or the cap comes first.
     */
    public Optional<March> march(TaifhoPosition position, int side, StopCondition stop) {
        if (!Separation.isPassed(position)) return Optional.empty();
        solo.take(position, side, Separation.front(position, side) - 1);
        return marches.find(solo, Math.min(ShortestMarch.LONGEST, Separation.before(position, side)), stop);
    }

    /** A number of moves that a side needs at least to fill its goal row, whatever the other does. */
    public static int atLeast(TaifhoPosition position, int side) {
        Solo alone = new Solo();
        alone.takeAlone(position, side);
        return LeastMoves.of(alone);
    }

    private static Limits half(Limits limits) {
        return new Limits(Math.max(1, limits.steps() / 2), limits.time().dividedBy(2));
    }

    /** A guess, for people: whether the enemy needs more moves in any case. */
    private double outlook(TaifhoPosition position, March march) {
        int other = 1 - position.toMove();
        solo.take(position, other, Separation.front(position, other) - 1);
        return march.length() <= LeastMoves.of(solo) ? LIKELY : OPEN;
    }

    private Decision play(March march, double value) {
        int move = march.moves().get(0);
        long nodes = Math.max(1, marches.nodes());
        Analysis.Candidate candidate = new Analysis.Candidate(move, nodes, value);
        return new Decision.Play(move, Analysis.ofPositions(nodes, value, List.of(candidate)));
    }
}
