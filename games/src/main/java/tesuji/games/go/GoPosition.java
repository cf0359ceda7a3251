package tesuji.games.go;

import tesuji.core.game.Game;
import tesuji.core.game.Position;
import tesuji.games.go.board.Chains;
import tesuji.games.go.board.Geometry;

/**
 * A position of Go with its history: whose move, ko, superko, passes, undo and result.
 *
 * <p>Moves are points; a pass is the number of points. Side 0 is Black. Owned by one thread.
 */
public final class GoPosition implements Position {
    private static final int NO_CELL = 0;

    private final GoGame game;
    private final Geometry geometry;
    private final GoRules rules;
    private final Chains board;
    private final Regions regions;
    /** Whether earlier positions matter; where they do not, none are kept. */
    private final boolean superko;

    /** Whether positions may come back for ever, without a result. */
    private final boolean cyclic;

    private final KeyHistory history;
    private final int[] moves;
    private final int[] koBefore;
    private final int[] passesBefore;
    private int length;
    private int mover;
    private int ko;
    private int passes;
    /** Black's handicap stones that come one after another at the beginning. */
    private int freeStones;

    GoPosition(GoGame game) {
        this.game = game;
        rules = game.rules();
        geometry = game.geometry();
        board = new Chains(geometry);
        regions = new Regions(geometry);
        superko = rules.ko().isSuperko();
        cyclic = rules.ko() == GoRules.Ko.NO_RESULT;
        history = new KeyHistory(superko ? game.maxLength() + 1 : 1);
        moves = new int[game.maxLength()];
        koBefore = new int[game.maxLength()];
        passesBefore = new int[game.maxLength()];
        begin(new Setup(game.startStones(), game.startSide(), -1, 0, 0, 0, game.freeHandicap()));
    }

    /**
     * A position to begin from.
     *
     * @param ko the point that may not be retaken at once, or -1
     * @param blackCaptured black stones that are prisoners already
     * @param passes passes just made, 0 to 2
     * @param placing handicap stones that Black still places one after another
     */
    record Setup(Stones stones, int toMove, int ko, int blackCaptured, int whiteCaptured, int passes, int placing) {}

    /** Begins anew from a setup, with no history. Its chains must all have liberties. */
    void begin(Setup setup) {
        board.clear();
        for (int point = 0; point < geometry.points(); point++) {
            byte colour = setup.stones().at(point);
            if (colour != Stones.EMPTY) put(point, colour);
        }
        board.addCaptured(Chains.BLACK, setup.blackCaptured());
        board.addCaptured(Chains.WHITE, setup.whiteCaptured());
        begin(setup.toMove(), setup.ko(), setup.passes());
        freeStones = setup.placing();
    }

    /** Begins anew with the stones that stand now. */
    void begin(int toMove, int koPoint, int passesMade) {
        length = 0;
        mover = Chains.BLACK + toMove;
        ko = koPoint < 0 ? NO_CELL : geometry.cell(koPoint);
        passes = passesMade;
        freeStones = 0;
        history.clear();
        remember();
    }

    /** Takes all stones off; {@link #put} and {@link #begin(int, int, int)} must follow. */
    void clear() {
        board.clear();
    }

    /** Puts a stone on an empty point of a board that is being set up. */
    void put(int point, int colour) {
        board.play(geometry.cell(point), colour);
    }

    private void remember() {
        if (superko) history.push(situation(board.key(), mover));
    }

    @Override
    public Game game() {
        return game;
    }

    public GoRules rules() {
        return rules;
    }

    /** The board, to be read only. */
    public Chains board() {
        return board;
    }

    /** The cell that may not be retaken at once, or 0. */
    public int koCell() {
        return ko;
    }

    public int passes() {
        return passes;
    }

    /** Moves played since the game or its setup began. */
    public int length() {
        return length;
    }

    /** The move made so many moves ago, 1 for the last; -1 if there was none. */
    public int move(int back) {
        return back > length ? -1 : moves[length - back];
    }

    @Override
    public int toMove() {
        return mover - Chains.BLACK;
    }

    @Override
    public boolean isOver() {
        return passes >= 2 || length == moves.length;
    }

    @Override
    public int legalMoves(int[] into) {
        if (isOver()) return 0;
        int count = 0;
        for (int point = 0; point < geometry.points(); point++) {
            if (isLegalStone(geometry.cell(point))) into[count++] = point;
        }
        if (!isPlacingHandicap()) into[count++] = game.pass();
        return count;
    }

    @Override
    public boolean isLegal(int move) {
        if (isOver() || move < 0 || move > game.pass()) return false;
        if (move == game.pass()) return !isPlacingHandicap();
        return isLegalStone(geometry.cell(move));
    }

    private boolean isLegalStone(int cell) {
        return prohibition(cell) == Prohibition.NONE;
    }

    /** Why the side to move may not put a stone on a point. */
    Prohibition prohibitionAt(int point) {
        return prohibition(geometry.cell(point));
    }

    private Prohibition prohibition(int cell) {
        if (board.colour(cell) != Chains.EMPTY) return Prohibition.OCCUPIED;
        if (!rules.suicide() && !board.wouldLive(cell, mover)) return Prohibition.SUICIDE;
        // what came before a setup is not in the history, so there its ko speaks for superko too
        if (cell == ko && (!superko || length == 0)) return Prohibition.KO;
        boolean repeats = superko && history.contains(situation(board.keyAfter(cell, mover), opponent()));
        if (!repeats) return Prohibition.NONE;
        return cell == ko ? Prohibition.KO : Prohibition.SUPERKO;
    }

    private boolean isPlacingHandicap() {
        return length < freeStones;
    }

    /** Handicap stones that Black has still to place. */
    int handicapLeft() {
        return Math.max(0, freeStones - length);
    }

    private int opponent() {
        return Chains.BLACK + Chains.WHITE - mover;
    }

    /** What superko compares: the stones, and under the situational rule also the side to move. */
    private long situation(long stones, int next) {
        boolean withSide = rules.ko() == GoRules.Ko.SITUATIONAL && next == Chains.WHITE;
        return withSide ? stones ^ game.sideKey() : stones;
    }

    @Override
    public void play(int move) {
        assert isLegal(move) : move;
        moves[length] = move;
        koBefore[length] = ko;
        passesBefore[length] = passes;
        ko = NO_CELL;
        if (move == game.pass()) {
            passes++;
        } else {
            passes = 0;
            int cell = geometry.cell(move);
            ko = board.koAfter(cell, board.play(cell, mover));
        }
        length++;
        if (length >= freeStones) mover = opponent();
        remember();
    }

    @Override
    public void undo() {
        if (superko) history.pop();
        if (length >= freeStones) mover = opponent();
        length--;
        if (moves[length] != game.pass()) board.undo();
        ko = koBefore[length];
        passes = passesBefore[length];
    }

    /** All stones on the board are taken for alive. */
    @Override
    public int score() {
        if (cyclic && passes < 2 && length == moves.length) return 0; // play without end
        regions.find(board);
        int points = regions.territory(Chains.BLACK) - regions.territory(Chains.WHITE);
        if (rules.scoring() == GoRules.Scoring.AREA) {
            points += regions.stones(Chains.BLACK) - regions.stones(Chains.WHITE);
        } else {
            points += board.captured(Chains.WHITE) - board.captured(Chains.BLACK);
        }
        return 2 * points - rules.compensation();
    }

    /**
     * Where positions may come back, ko and a pass just made are part of them: moves depend on these and on no other
     * past.
     */
    @Override
    public long key() {
        long key = mover == Chains.WHITE ? board.key() ^ game.sideKey() : board.key();
        return cyclic && ko + passes > 0 ? key ^ game.momentKey(ko, passes) : key;
    }

    @Override
    public void copyFrom(Position other) {
        GoPosition from = (GoPosition) other;
        board.copyFrom(from.board);
        if (superko) history.copyFrom(from.history);
        length = from.length;
        System.arraycopy(from.moves, 0, moves, 0, length);
        System.arraycopy(from.koBefore, 0, koBefore, 0, length);
        System.arraycopy(from.passesBefore, 0, passesBefore, 0, length);
        mover = from.mover;
        ko = from.ko;
        passes = from.passes;
        freeStones = from.freeStones;
    }

    /** The stones on the board now. */
    public Stones stones() {
        byte[] colours = new byte[geometry.points()];
        for (int point = 0; point < colours.length; point++) {
            colours[point] = (byte) board.colour(geometry.cell(point));
        }
        return new Stones(geometry.size(), colours);
    }
}
