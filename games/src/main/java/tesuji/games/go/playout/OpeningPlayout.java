package tesuji.games.go.playout;

import tesuji.core.base.Rng;
import tesuji.core.eval.Line;
import tesuji.core.eval.OwningPlayout;
import tesuji.core.game.Position;
import tesuji.games.go.GoGame;
import tesuji.games.go.GoPosition;
import tesuji.games.go.board.Geometry;

/**
 * Plays the first moves of the game on the fourth and fifth lines only (Śliwa 2013, §4.4, for 19×19), each uniform over
 * the legal points there, and leaves the rest to another playout.
 *
 * <p>Boards smaller than {@value #LARGE} have their corners nearer to the centre, so there it is the third and fourth
 * lines; boards smaller than {@value #SMALL} have no opening. Moves of the opening that the tree has made are not made
 * again; a playout that learns from the tree takes those made here for its moves too. Owned by one thread.
 */
public final class OpeningPlayout implements OwningPlayout {
    static final int LARGE = 15;
    static final int SMALL = 9;

    private final int moves;
    private final OwningPlayout then;
    private final int[] points;

    OpeningPlayout(GoGame game, int moves, OwningPlayout then) {
        this.moves = moves;
        this.then = then;
        points = points(game.geometry());
    }

    private static int[] points(Geometry geometry) {
        if (geometry.size() < SMALL) return new int[0];
        int[] points = geometry.size() < LARGE ? Lines.between(geometry, 3, 4) : Lines.between(geometry, 4, 5);
        for (int i = 0; i < points.length; i++) points[i] = geometry.point(points[i]);
        return points;
    }

    @Override
    public int finish(Position position, Rng rng, Line line) {
        GoPosition go = (GoPosition) position;
        while (go.length() < moves) {
            int move = drawn(go, rng);
            if (move < 0) break;
            go.play(move);
            line.add(move);
        }
        return then.finish(position, rng, line);
    }

    /** -1 if no point on the lines is legal. */
    private int drawn(GoPosition go, Rng rng) {
        for (int candidates = points.length; candidates > 0; candidates--) {
            int index = rng.nextInt(candidates);
            int point = points[index];
            if (go.isLegal(point)) return point;
            points[index] = points[candidates - 1];
            points[candidates - 1] = point;
        }
        return -1;
    }

    @Override
    public void addOwners(int[] sums) {
        then.addOwners(sums);
    }
}
