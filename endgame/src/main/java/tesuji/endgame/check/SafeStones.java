package tesuji.endgame.check;

import java.util.ArrayList;
import java.util.List;

/** The stones that stay whatever happens: why each of them does is checked, or it is assumed. */
public final class SafeStones {
    private final PlainBoard board;
    private final boolean[] aliveBlack;
    private final boolean[] aliveWhite;
    private final byte[] safe;
    /** By point, who keeps it as ground. */
    private final byte[] ground;

    private final List<List<Integer>> assumed = new ArrayList<>();
    private int positions;

    public SafeStones(PlainBoard board, List<BoardProof.Ground> grounds, List<String> groups) {
        this.board = board;
        aliveBlack = UnconditionalLife.of(board, true);
        aliveWhite = UnconditionalLife.of(board, false);
        safe = new byte[board.points()];
        ground = new byte[board.points()];
        for (int point = 0; point < safe.length; point++) if (isAlive(point)) safe[point] = board.at(point);
        for (BoardProof.Ground one : grounds) {
            boolean isBlack = ProofChecker.isBlack(one.side());
            for (int stone : GroundCheck.chains(board, one, alive(isBlack))) {
                Flaw.in(safe[stone] != PlainBoard.EMPTY, board.vertex(stone) + " lives by two grounds");
                safe[stone] = board.at(stone);
            }
            for (int point : board.read(one.points())) {
                Flaw.in(ground[point] != PlainBoard.EMPTY, board.vertex(point) + " belongs to two grounds");
                ground[point] = PlainBoard.colour(isBlack);
            }
            positions += one.positions().size();
        }
        for (String group : groups) assume(board.read(group));
    }

    private void assume(List<Integer> group) {
        Flaw.in(group.isEmpty(), "an assumed group has no stones");
        for (int stone : group) {
            Flaw.in(board.at(stone) != board.at(group.get(0)), "an assumed group has two colours");
            Flaw.in(board.at(stone) == PlainBoard.EMPTY, board.vertex(stone) + " is empty, and assumed to live");
            Flaw.in(safe[stone] != PlainBoard.EMPTY, board.vertex(stone) + " lives, and is assumed to");
            Flaw.in(!group.containsAll(board.chain(stone)), "a part of a chain is assumed to live");
        }
        for (int stone : group) safe[stone] = board.at(stone);
        assumed.add(group);
    }

    /** By point, whether a stone of a colour lives unconditionally. */
    public boolean[] alive(boolean isBlack) {
        return isBlack ? aliveBlack : aliveWhite;
    }

    private boolean isAlive(int point) {
        return aliveBlack[point] || aliveWhite[point];
    }

    boolean isSafe(int point) {
        return safe[point] != PlainBoard.EMPTY;
    }

    public byte[] colours() {
        return safe.clone();
    }

    List<List<Integer>> assumed() {
        return assumed;
    }

    /** Positions of grounds for which answers are given. */
    int positions() {
        return positions;
    }

    /** Who keeps all of these points as ground, {@link PlainBoard#EMPTY} if nobody does. */
    public byte owner(List<Integer> points) {
        byte owner = ground[points.get(0)];
        for (int point : points) if (ground[point] != owner) return PlainBoard.EMPTY;
        return owner;
    }

    /** Black's safe stones less White's. */
    int balance() {
        int balance = 0;
        for (byte colour : safe) {
            if (colour == PlainBoard.BLACK) balance++;
            if (colour == PlainBoard.WHITE) balance--;
        }
        return balance;
    }
}
