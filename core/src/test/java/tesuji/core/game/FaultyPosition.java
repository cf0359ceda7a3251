package tesuji.core.game;

import tesuji.core.base.Rng;

/** A position of {@link Heaps} that makes one mistake. */
final class FaultyPosition implements Position {
    private final FaultyGame game;
    private final Fault fault;
    private HeapsPosition heaps;
    private long route;
    private int undone;
    private boolean placed;
    private int[] garbage = {};

    FaultyPosition(FaultyGame game) {
        this.game = game;
        fault = game.fault();
        heaps = new HeapsPosition(game.heaps());
    }

    HeapsPosition heaps() {
        return heaps;
    }

    void markPlaced() {
        placed = true;
    }

    @Override
    public Game game() {
        return game;
    }

    @Override
    public int toMove() {
        return fault == Fault.UNDO_MIXES_SIDES ? (heaps.toMove() + undone) % 2 : heaps.toMove();
    }

    @Override
    public int legalMoves(int[] into) {
        int count = heaps.legalMoves(into);
        if (fault == Fault.LOSES_A_MOVE && count > 4) return count - 1;
        if (fault == Fault.SHUFFLES_MOVES && count > 1 && game.asked().getAndIncrement() % 7 == 0) {
            int first = into[0];
            into[0] = into[1];
            into[1] = first;
        }
        return count;
    }

    @Override
    public boolean isLegal(int move) {
        if (fault == Fault.CALLS_EVERYTHING_LEGAL) return move >= 0 && move < game.moveLimit();
        return (fault == Fault.ACCEPTS_NEGATIVE_MOVES && move == -1) || heaps.isLegal(move);
    }

    @Override
    public void play(int move) {
        if (fault == Fault.PLACED_POSITIONS_ARE_FROZEN && placed) {
            heaps.play(0);
        } else {
            heaps.play(move);
        }
        route = Rng.mix(route + move + 1);
        if (fault == Fault.MAKES_GARBAGE) garbage = new int[garbage.length ^ 1];
    }

    @Override
    public void undo() {
        undone++;
        heaps.undo();
        if (fault == Fault.UNDO_IS_SHALLOW && undone == 3) heaps.set(1, 1, heaps.toMove());
    }

    @Override
    public boolean isOver() {
        return fault != Fault.NEVER_ENDS && heaps.isOver();
    }

    @Override
    public int score() {
        return fault == Fault.HIDES_ITS_MARGINS ? 5 * heaps.score() : heaps.score();
    }

    @Override
    public long key() {
        return switch (fault) {
            case KEY_NEVER_CHANGES -> 1;
            case KEY_KNOWS_THE_ROUTE -> heaps.key() ^ route;
            case KEY_IGNORES_THE_SIDE -> 10L * heaps.left() + heaps.right();
            default -> heaps.key();
        };
    }

    @Override
    public void copyFrom(Position other) {
        FaultyPosition source = (FaultyPosition) other;
        route = source.route;
        undone = source.undone;
        if (fault == Fault.COPY_SHARES) {
            heaps = source.heaps;
        } else if (fault == Fault.COPY_FORGETS_HISTORY) {
            heaps.set(source.heaps.left(), source.heaps.right(), source.heaps.toMove());
        } else {
            heaps.copyFrom(source.heaps);
        }
    }
}
