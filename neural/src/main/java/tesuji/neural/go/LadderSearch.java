package tesuji.neural.go;

import java.util.Arrays;
import tesuji.games.go.board.Chains;

/**
 * Tells whether a chain can be captured by one atari after the other, with the answers that KataGo's networks were
 * trained with: which moves are tried, what counts as an escape at once, what ko decides, and how long a search may be
 * are part of the input. Plays on a board of its own and leaves it as it was. Owned by one thread.
 *
 * <p>The defender, in atari, captures a neighbour in atari or extends; two liberties are an escape from the attacker's
 * last atari only if the attacker then fails. The attacker, facing two liberties, fills one of them. No ladder works by
 * a ko: where the attacker has just taken one, the chain escapes.
 */
final class LadderSearch {
    /** Moves tried in one search; then the chain is taken to escape. */
    private static final int MOST_MOVES = 25_000;

    private final Chains board;
    private final int deepest;
    private final int[] scratch = new int[8];
    private int[] moves;
    private int tried;
    private int koAfterLastMove;

    LadderSearch(Chains board) {
        this.board = board;
        int points = board.geometry().points();
        deepest = points * 3 / 2;
        moves = new int[4 * points];
    }

    /** Whether a chain in atari cannot escape even if its owner moves now; every ko is open to him. */
    boolean isCaptured(int stone) {
        tried = 0;
        return defend(stone, 0, 0, 0) && tried < MOST_MOVES;
    }

    /** Whether a chain with two liberties is captured by filling this one of them. */
    boolean isCapturedBy(int liberty, int stone, int ko) {
        int attacker = other(board.colour(stone));
        if (liberty == ko || !board.wouldLive(liberty, attacker)) return false;
        board.play(liberty, attacker);
        boolean captured = board.inAtari(board.chain(stone)) && isCaptured(stone);
        board.undo();
        return captured;
    }

    private static int other(int colour) {
        return Chains.BLACK + Chains.WHITE - colour;
    }

    private boolean isExhausted() {
        return tried >= MOST_MOVES;
    }

    /** The defender's turn: whether all his moves lose the chain. */
    private boolean defend(int stone, int depth, int begin, int ko) {
        if (depth >= deepest) return true;
        if (isExhausted() || !board.inAtari(board.chain(stone)) || ko != 0) return false;
        int end = captures(stone, begin);
        end = LibertyFinder.add(board.liberty(board.chain(stone)), moves, begin, end);
        int last = moves[end - 1];
        if (escapesAtOnce(last, board.colour(stone))) return false;
        if (end == begin + 1 && isLostAtOnce(last, board.colour(stone))) return true;
        for (int i = begin; i < end; i++) {
            if (!tryMove(moves[i], board.colour(stone), 0)) continue;
            boolean captured = attack(stone, depth + 1, end, koAfterLastMove);
            board.undo();
            if (!captured || isExhausted()) return false;
        }
        return true;
    }

    private boolean tryMove(int cell, int mover, int ko) {
        if (cell == ko || !board.wouldLive(cell, mover)) return false;
        koAfterLastMove = board.koAfter(cell, board.play(cell, mover));
        tried++;
        return true;
    }

    /** The attacker's turn: whether one of his moves captures the chain. */
    private boolean attack(int stone, int depth, int begin, int ko) {
        if (depth >= deepest) return true;
        if (isExhausted()) return false;
        if (moves.length < begin + 4) moves = Arrays.copyOf(moves, 2 * moves.length);
        int end = LibertyFinder.find(board, stone, moves, begin, begin, 3);
        if (end - begin <= 1) return true;
        if (end - begin >= 3) return false;
        int owner = board.colour(stone);
        int first = moves[begin];
        int second = moves[begin + 1];
        if (isDoubleKo(stone, first, second, begin + 2)) return true;
        int firstFree = board.emptyNeighbours(first);
        int secondFree = board.emptyNeighbours(second);
        if (!areAdjacent(first, second)) {
            if (firstFree >= 3 && secondFree >= 3) return false;
            if (firstFree >= 3) return attackBy(first, stone, depth, begin, ko);
            if (secondFree >= 3) return attackBy(second, stone, depth, begin, ko);
        }
        boolean swap = 2 * secondFree + connections(second, owner) > 2 * firstFree + connections(first, owner);
        if (attackBy(swap ? second : first, stone, depth, begin, ko)) return true;
        return attackBy(swap ? first : second, stone, depth, begin, ko);
    }

    private boolean attackBy(int cell, int stone, int depth, int begin, int ko) {
        if (isExhausted() || !tryMove(cell, other(board.colour(stone)), ko)) return false;
        boolean captured = defend(stone, depth + 1, begin + 2, koAfterLastMove);
        board.undo();
        return captured && !isExhausted();
    }

    private boolean areAdjacent(int a, int b) {
        int distance = Math.abs(a - b);
        return distance == 1 || distance == board.geometry().stride();
    }

    /** Writes where the owner of a chain captures a neighbour in atari. */
    private int captures(int stone, int begin) {
        int other = other(board.colour(stone));
        int end = begin;
        int each = stone;
        do {
            for (int direction = 0; direction < 4; direction++) {
                int cell = board.neighbour(each, direction);
                if (board.colour(cell) != other || !board.inAtari(board.chain(cell))) continue;
                if (moves.length < end + 4) moves = Arrays.copyOf(moves, 2 * moves.length);
                end = LibertyFinder.add(board.liberty(board.chain(cell)), moves, begin, end);
            }
            each = board.nextStone(each);
        } while (each != stone);
        if (moves.length < end + 4) moves = Arrays.copyOf(moves, 2 * moves.length);
        return end;
    }

    /** Whether a stone of the defender here surely has three liberties. */
    private boolean escapesAtOnce(int cell, int owner) {
        int captures = 0;
        int connected = 0;
        for (int direction = 0; direction < 4; direction++) {
            int q = board.neighbour(cell, direction);
            int colour = board.colour(q);
            if (colour == owner) connected = Math.max(connected, LibertyFinder.count(board, q, 4, scratch) - 1);
            else if (colour == other(owner) && board.inAtari(board.chain(q))) captures++;
        }
        return captures + Math.max(board.emptyNeighbours(cell), connected) >= 3;
    }

    /** Whether a stone of the defender here surely has at most one liberty. */
    private boolean isLostAtOnce(int cell, int owner) {
        int most = board.emptyNeighbours(cell);
        for (int direction = 0; direction < 4; direction++) {
            int q = board.neighbour(cell, direction);
            int colour = board.colour(q);
            if (colour == owner) most += LibertyFinder.count(board, q, 4, scratch) - 1;
            else if (colour == other(owner) && board.inAtari(board.chain(q))) most += board.chainSize(board.chain(q));
        }
        return most <= 1;
    }

    /** How well a cell connects the defender: it orders the attacks. */
    private int connections(int cell, int owner) {
        int sum = 0;
        for (int direction = 0; direction < 4; direction++) {
            int q = board.neighbour(cell, direction);
            if (board.colour(q) != owner) continue;
            int liberties = LibertyFinder.count(board, q, 8, scratch);
            if (liberties > 1) sum += 2 * liberties - 3;
        }
        return sum;
    }

    /** Whether both liberties are kos that the defender cannot win at once: then he is lost. */
    private boolean isDoubleKo(int stone, int first, int second, int begin) {
        int owner = board.colour(stone);
        return isKoCapture(first, owner)
                && isKoCapture(second, owner)
                && libertiesAfter(first, owner) <= 2
                && libertiesAfter(second, owner) <= 2
                && captures(stone, begin) == begin;
    }

    /** Whether the attacker would take a single stone in a ko by playing here. */
    private boolean isKoCapture(int cell, int owner) {
        int taken = 0;
        for (int direction = 0; direction < 4; direction++) {
            int q = board.neighbour(cell, direction);
            if (board.colour(q) == Chains.BORDER) continue;
            if (board.colour(q) != owner) return false;
            if (!board.inAtari(board.chain(q))) continue;
            if (taken != 0) return false;
            taken = board.chain(q);
        }
        return taken != 0 && board.chainSize(taken) == 1;
    }

    private int libertiesAfter(int cell, int owner) {
        board.play(cell, owner);
        int liberties = LibertyFinder.count(board, cell, 3, scratch);
        board.undo();
        return liberties;
    }
}
