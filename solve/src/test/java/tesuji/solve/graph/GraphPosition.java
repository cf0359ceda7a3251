package tesuji.solve.graph;

import tesuji.core.base.Rng;
import tesuji.core.game.Game;
import tesuji.core.game.Position;

/** A walk in a {@link GraphGame}; a move is the state it leads to. */
public final class GraphPosition implements Position {
    private final GraphGame game;
    private final int[] history;
    private int length;
    private int state;

    GraphPosition(GraphGame game, int state) {
        this.game = game;
        this.state = state;
        history = new int[game.maxLength()];
    }

    /** Begins anew in a state. */
    void begin(int first) {
        state = first;
        length = 0;
    }

    public int state() {
        return state;
    }

    @Override
    public Game game() {
        return game;
    }

    @Override
    public int toMove() {
        return game.side(state);
    }

    @Override
    public int legalMoves(int[] into) {
        if (isOver()) return 0;
        int[] successors = game.successors(state);
        System.arraycopy(successors, 0, into, 0, successors.length);
        return successors.length;
    }

    @Override
    public boolean isLegal(int move) {
        if (isOver()) return false;
        for (int successor : game.successors(state)) {
            if (successor == move) return true;
        }
        return false;
    }

    @Override
    public void play(int move) {
        assert isLegal(move) : move;
        history[length++] = state;
        state = move;
    }

    @Override
    public void undo() {
        state = history[--length];
    }

    @Override
    public boolean isOver() {
        return game.successors(state).length == 0 || length == history.length;
    }

    @Override
    public int score() {
        return game.successors(state).length == 0 ? game.score(state) : 0;
    }

    @Override
    public long key() {
        return Rng.mix(state + 1L);
    }

    @Override
    public void copyFrom(Position other) {
        GraphPosition source = (GraphPosition) other;
        state = source.state;
        length = source.length;
        System.arraycopy(source.history, 0, history, 0, length);
    }
}
