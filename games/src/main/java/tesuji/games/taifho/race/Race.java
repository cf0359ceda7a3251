package tesuji.games.taifho.race;

import java.util.List;
import java.util.Optional;
import tesuji.core.game.Position;
import tesuji.core.play.Analysis;
import tesuji.core.play.Closer;
import tesuji.core.play.Decision;
import tesuji.core.play.Limits;
import tesuji.core.play.Patience;
import tesuji.games.taifho.TaifhoPosition;

/**
 * Runs to the goal by the shortest way once the sides have passed each other, as Przybyłek and Chojecki (2022, §5) wished
 * their players could. The march is found anew at every move, so that an enemy who turns back is seen. Owned by one thread.
 */
public final class Race implements Closer {
    private final Solo solo = new Solo();
    private final ShortestMarch shortest = new ShortestMarch();

    @Override
    public Optional<Decision> closing(Position position, Limits limits) {
        TaifhoPosition board = (TaifhoPosition) position;
        if (!Separation.isPassed(board)) return Optional.empty();
        int side = board.toMove();
        Optional<March> own = march(board, side, Patience.of(half(limits)));
        return own.map(march -> decision(board, march));
    }

    /** The shortest march of a side that stays before the enemy's foremost piece; nothing if patience runs out. */
    public Optional<March> march(TaifhoPosition position, int side, Patience patience) {
        solo.take(position, side, Separation.front(position, side) - 1);
        return shortest.find(solo, ShortestMarch.LONGEST, patience);
    }

    private static Limits half(Limits limits) {
        return new Limits(Math.max(1, limits.steps() / 2), limits.time().dividedBy(2));
    }

    private Decision decision(TaifhoPosition position, March march) {
        int other = 1 - position.toMove();
        solo.take(position, other, Separation.front(position, other) - 1);
        boolean ahead = march.length() <= LeastMoves.of(solo);
        double value = ahead ? 0.99 : 0.5;
        List<Integer> line = march.moves();
        Analysis.Candidate candidate = new Analysis.Candidate(
                line.get(0), Math.max(1, shortest.nodes()), value, Double.NaN, Double.NaN, 0, List.of(line.get(0)));
        return new Decision.Play(line.get(0), new Analysis(candidate.visits(), value, List.of(candidate)));
    }
}
