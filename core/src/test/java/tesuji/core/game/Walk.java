package tesuji.core.game;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import tesuji.core.base.Rng;

/** One random game from the start to the end, kept as its moves. */
public record Walk(Game game, List<Integer> moves) {
    public Walk {
        moves = List.copyOf(moves);
    }

    public static Walk of(Game game, long seed) {
        Rng rng = new Rng(seed);
        Position position = game.start();
        List<Integer> moves = new ArrayList<>();
        int[] legal = new int[game.maxLegalMoves()];
        for (int count = position.legalMoves(legal); count > 0; count = position.legalMoves(legal)) {
            assertThat(moves).as("a game longer than maxLength").hasSizeLessThan(game.maxLength());
            int move = legal[rng.nextInt(count)];
            position.play(move);
            moves.add(move);
        }
        return new Walk(game, moves);
    }

    public int length() {
        return moves.size();
    }

    /** A new position after the first {@code ply} moves. */
    public Position at(int ply) {
        Position position = game.start();
        for (int move : moves.subList(0, ply)) position.play(move);
        return position;
    }

    /** Shows every position of the game, from the start to the end; each must be left as it was found. */
    public void forEach(Consumer<Position> visitor) {
        Position position = game.start();
        visitor.accept(position);
        for (int move : moves) {
            position.play(move);
            visitor.accept(position);
        }
    }
}
