package tesuji.endgame.board;

import java.util.Optional;
import tesuji.core.base.Rng;
import tesuji.games.Games;
import tesuji.games.go.GoGame;
import tesuji.games.go.GoPosition;
import tesuji.games.go.Stones;

/** Boards in the middle of a random game in which nobody fills his own eyes, stopped when few points are empty. */
final class DenseBoards {
    private final GoGame game;
    private final int fewest;
    private final int most;
    private final Rng rng;

    DenseBoards(int size, int fewest, int most, long seed) {
        game = (GoGame) Games.library().open("go:size=" + size);
        this.fewest = fewest;
        this.most = most;
        rng = new Rng(seed);
    }

    Stones next() {
        while (true) {
            Optional<Stones> board = board(fewest + rng.nextInt(most - fewest + 1));
            if (board.isPresent()) return board.get();
        }
    }

    /** The first board with so few empty points, if the game gets there. */
    private Optional<Stones> board(int empty) {
        GoPosition position = (GoPosition) game.start();
        int[] moves = new int[game.moveLimit()];
        while (!position.isOver()) {
            Stones stones = position.stones();
            if (empty(stones) <= empty) return Optional.of(stones);
            position.play(move(stones, position, moves));
        }
        return Optional.empty();
    }

    private int move(Stones stones, GoPosition position, int[] moves) {
        byte own = position.toMove() == 0 ? Stones.BLACK : Stones.WHITE;
        int count = 0;
        int legal = position.legalMoves(moves);
        for (int i = 0; i < legal; i++) {
            if (moves[i] != game.pass() && !isEye(stones, moves[i], own)) moves[count++] = moves[i];
        }
        return count == 0 ? game.pass() : moves[rng.nextInt(count)];
    }

    private static boolean isEye(Stones stones, int point, byte own) {
        int[] near = new int[4];
        int degree = stones.neighbours(point, near);
        for (int i = 0; i < degree; i++) if (stones.at(near[i]) != own) return false;
        return true;
    }

    private static int empty(Stones stones) {
        int empty = 0;
        for (int point = 0; point < stones.points(); point++) if (stones.at(point) == Stones.EMPTY) empty++;
        return empty;
    }
}
