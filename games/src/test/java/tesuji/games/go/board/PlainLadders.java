package tesuji.games.go.board;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.IntConsumer;

/** Ladder reading as plainly as it can be said, on the exact board. */
final class PlainLadders {
    private PlainLadders() {}

    static Set<Integer> liberties(Chains board, int stone) {
        Set<Integer> liberties = new TreeSet<>();
        forNeighbours(board, stone, q -> {
            if (board.colour(q) == Chains.EMPTY) liberties.add(q);
        });
        return liberties;
    }

    private static void forNeighbours(Chains board, int stone, IntConsumer action) {
        int s = stone;
        do {
            for (int direction = 0; direction < 4; direction++) action.accept(board.neighbour(s, direction));
            s = board.nextStone(s);
        } while (s != stone);
    }

    static boolean escapes(Chains board, int stone) {
        return escapes(board, stone, 0);
    }

    static List<Integer> attacks(Chains board, int stone) {
        return attacks(board, stone, 0);
    }

    private static boolean escapes(Chains board, int stone, int depth) {
        if (depth >= Ladders.DEPTH) return true;
        int owner = board.colour(stone);
        Set<Integer> tries = liberties(board, stone);
        forNeighbours(board, stone, q -> {
            if (board.colour(q) == Chains.BLACK + Chains.WHITE - owner) {
                Set<Integer> theirs = liberties(board, q);
                if (theirs.size() == 1) tries.addAll(theirs);
            }
        });
        for (int cell : tries) {
            if (!board.wouldLive(cell, owner)) continue;
            board.play(cell, owner);
            int count = liberties(board, stone).size();
            boolean escaped =
                    count > 2 || (count == 2 && attacks(board, stone, depth + 1).isEmpty());
            board.undo();
            if (escaped) return true;
        }
        return false;
    }

    private static List<Integer> attacks(Chains board, int stone, int depth) {
        if (depth >= Ladders.DEPTH) return List.of();
        int attacker = Chains.BLACK + Chains.WHITE - board.colour(stone);
        List<Integer> attacks = new ArrayList<>();
        for (int cell : liberties(board, stone)) {
            if (!board.wouldLive(cell, attacker)) continue;
            board.play(cell, attacker);
            if (liberties(board, stone).size() == 1 && !escapes(board, stone, depth + 1)) attacks.add(cell);
            board.undo();
        }
        return attacks;
    }
}
