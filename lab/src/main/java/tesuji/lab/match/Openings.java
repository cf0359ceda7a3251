package tesuji.lab.match;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import tesuji.core.base.InputException;
import tesuji.core.base.Rng;
import tesuji.core.eval.Line;
import tesuji.core.eval.Playout;
import tesuji.core.game.Game;
import tesuji.core.game.GameRecord;
import tesuji.core.game.Position;
import tesuji.games.Games;

/**
 * Random beginnings that leave both sides a chance. Of {@value #DRAFTS} random lines the one is taken after which
 * {@value #PLAYOUTS} playouts come closest to equal chances. Moves without a place on the board, such as passes, are
 * not played.
 */
final class Openings {
    private static final int DRAFTS = 16;
    private static final int PLAYOUTS = 200;
    /** Random lines may end a short game; so many are tried before the opening is called too long. */
    private static final int TRIES = 100;

    private final Game game;
    private final Playout playout;
    private final int[] moves;

    Openings(Game game) {
        this.game = game;
        playout = Games.playout(game);
        moves = new int[game.maxLegalMoves()];
    }

    /** A beginning of exactly so many moves. */
    GameRecord balanced(int plies, long seed) {
        if (plies == 0) return GameRecord.of(game);
        Rng rng = new Rng(seed);
        List<GameRecord> drafts = new ArrayList<>();
        for (int i = 0; i < TRIES && drafts.size() < DRAFTS; i++) random(plies, rng, drafts);
        GameRecord best = null;
        double least = Double.POSITIVE_INFINITY;
        for (GameRecord draft : drafts) {
            double imbalance = Math.abs(favour(draft, rng));
            if (imbalance < least) best = draft;
            least = Math.min(least, imbalance);
        }
        if (best == null) {
            throw new InputException("No game of " + game.id() + " goes on after " + plies
                    + " random moves; choose a shorter --opening.");
        }
        return best;
    }

    /** Adds a random line of so many moves, unless it ends the game. */
    private void random(int plies, Rng rng, List<GameRecord> drafts) {
        Position position = game.start();
        List<Integer> line = new ArrayList<>();
        while (line.size() < plies && !position.isOver()) {
            OptionalInt move = placed(position, rng);
            if (move.isEmpty()) return;
            position.play(move.getAsInt());
            line.add(move.getAsInt());
        }
        if (!position.isOver()) drafts.add(new GameRecord(game.id(), "", line));
    }

    /** A random move that has a place on the board, if there is one. */
    private OptionalInt placed(Position position, Rng rng) {
        int count = position.legalMoves(moves);
        int kept = 0;
        for (int i = 0; i < count; i++) {
            if (game.notation().gesture(position, moves[i]).length > 0) moves[kept++] = moves[i];
        }
        return kept == 0 ? OptionalInt.empty() : OptionalInt.of(moves[rng.nextInt(kept)]);
    }

    /** The mean result of playouts for side 0, from -1 to 1. */
    private double favour(GameRecord draft, Rng rng) {
        Position begin = draft.replay(game);
        Position board = game.start();
        Line line = new Line(game.maxLength());
        int sum = 0;
        for (int i = 0; i < PLAYOUTS; i++) {
            board.copyFrom(begin);
            line.clear();
            sum += Integer.signum(playout.finish(board, rng, line));
        }
        return (double) sum / PLAYOUTS;
    }
}
