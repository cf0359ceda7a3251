package tesuji.solve.proof;

import tesuji.core.game.Position;
import tesuji.solve.search.Cycles;
import tesuji.solve.search.MoveOrder;
import tesuji.solve.search.StatePath;

/**
 * A position that walks up and down the lines of a search, with the states above it and the moves at hand; knows what
 * ends a line.
 */
final class ProofPosition {
    /** Nothing ends here. */
    static final int UNKNOWN = 0;

    static final int TRUE = 1;
    static final int FALSE = 2;

    final Position position;
    final ProofGoal question;
    final StatePath path = new StatePath();
    /** The moves that {@link #generate} found. */
    final int[] moves;

    private final boolean mayRepeat;
    private final int longest;
    private final MoveOrder.Arranger order;
    private final int[] others;
    private int depth;

    ProofPosition(Position root, ProofGoal question, MoveOrder order) {
        position = Cycles.unplayed(root);
        this.question = question;
        this.order = order.start();
        mayRepeat = Cycles.possible(position.game());
        longest = Cycles.needCap(position.game()) ? position.game().maxLength() : Integer.MAX_VALUE;
        moves = new int[position.game().maxLegalMoves()];
        others = new int[moves.length];
        if (mayRepeat) path.push(position.key());
    }

    /** Whether the attacker is to move: the vertex is an OR vertex. */
    boolean isOr() {
        return position.toMove() == question.attacker();
    }

    int depth() {
        return depth;
    }

    /** Whether the cap on the length of games, which is a rule for people, would come in the way below. */
    boolean isTooDeep() {
        return depth + 1 >= longest;
    }

    /** The same for the children, where a vertex opens them all as soon as it is entered. */
    boolean isTooDeepBelow() {
        return depth + 2 >= longest;
    }

    /** Goes on to a state that is not on the path. */
    void down(int move) {
        position.play(move);
        depth++;
        if (mayRepeat) path.push(position.key());
    }

    void up() {
        if (mayRepeat) path.pop();
        depth--;
        position.undo();
    }

    void upTo(int depthOfOld) {
        while (depth > depthOfOld) up();
    }

    /** The number of moves here, now in {@link #moves}. */
    int generate() {
        int count = position.legalMoves(moves);
        order.arrange(moves, count);
        return count;
    }

    /** Looks at a child without leaving for it; {@link #takeBack} returns. */
    void look(int move) {
        position.play(move);
    }

    void takeBack() {
        position.undo();
    }

    /** The value of the state {@link #look}ed at, so far as the rules alone tell. */
    int evaluate() {
        return isRepeated() ? FALSE : evaluateEnd();
    }

    /** Whether the state looked at stands on the path. */
    boolean isRepeated() {
        return mayRepeat && path.depthOf(position.key()) >= 0;
    }

    /** The same without an eye on repetitions. */
    int evaluateEnd() {
        if (!position.isOver()) return UNKNOWN;
        return question.isWon(position) ? TRUE : FALSE;
    }

    /** How many moves there are in the state looked at. */
    int mobility() {
        return position.legalMoves(others);
    }
}
