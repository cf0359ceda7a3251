package tesuji.core.game;

import java.util.List;
import java.util.stream.IntStream;

/**
 * Everything a position shows, to be compared before and after.
 *
 * @param score the result if the game is over, else 0
 * @param legal the legal moves in their order
 */
public record Snapshot(
        int toMove, boolean over, int score, long key, Picture picture, String diagram, List<Integer> legal) {
    public static Snapshot of(Position position) {
        Notation notation = position.game().notation();
        boolean over = position.isOver();
        return new Snapshot(
                position.toMove(),
                over,
                over ? position.score() : 0,
                position.key(),
                notation.picture(position),
                notation.diagram(position),
                legalMoves(position));
    }

    public static List<Integer> legalMoves(Position position) {
        int[] moves = new int[position.game().maxLegalMoves()];
        int count = position.legalMoves(moves);
        return IntStream.of(moves).limit(count).boxed().toList();
    }
}
