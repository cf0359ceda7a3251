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
        return escapes(board, stone, 0, 0);
    }

    static List<Integer> attacks(Chains board, int stone) {
        return attacks(board, stone, 0, 0);
    }

    private static boolean escapes(Chains board, int stone, int depth, int ko) {
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
            if (cell == ko || !board.wouldLive(cell, owner)) continue;
            int next = play(board, cell, owner);
            int count = liberties(board, stone).size();
            boolean escaped = count > 2
                    || (count == 2 && attacks(board, stone, depth + 1, next).isEmpty());
            board.undo();
            if (escaped) return true;
        }
        return false;
    }

    private static List<Integer> attacks(Chains board, int stone, int depth, int ko) {
        if (depth >= Ladders.DEPTH) return List.of();
        int attacker = Chains.BLACK + Chains.WHITE - board.colour(stone);
        List<Integer> attacks = new ArrayList<>();
        for (int cell : liberties(board, stone)) {
            if (cell == ko || !board.wouldLive(cell, attacker)) continue;
            int next = play(board, cell, attacker);
            if (liberties(board, stone).size() == 1 && !escapes(board, stone, depth + 1, next)) attacks.add(cell);
            board.undo();
        }
        return attacks;
    }

    /** Returns the cell that may not be retaken at once, or 0. */
    private static int play(Chains board, int cell, int mover) {
        if (board.play(cell, mover) != 1) return 0;
        int chain = board.chain(cell);
        return board.chainSize(chain) == 1 && board.pseudoLiberties(chain) == 1 ? board.liberty(chain) : 0;
    }
}
