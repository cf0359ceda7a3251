package tesuji.games.go.playout;

import tesuji.core.base.Hot;
import tesuji.core.base.Rng;
import tesuji.core.eval.CappedPlayout;
import tesuji.core.eval.CapturingPlayout;
import tesuji.core.eval.Line;
import tesuji.core.eval.OwningPlayout;
import tesuji.core.game.Position;
import tesuji.games.go.GoGame;
import tesuji.games.go.GoPosition;
import tesuji.games.go.board.Chains;
import tesuji.games.go.board.EyeRule;
import tesuji.games.go.board.Geometry;
import tesuji.games.go.board.TacticalBoard;
import tesuji.games.go.tactics.SelfAtari;

/**
 * Playouts that answer the last move: rules asked one after the other, each with its probability, and the first that
 * knows a move plays it; if none does, a random move that fills no eye and gives no stones away (Gelly, Wang, Munos
 * and Teytaud 2006; Baudiš and Gailly 2011). Counted by area, otherwise like {@link LightPlayout}. Owned by one thread.
 */
public final class StrongPlayout implements CappedPlayout, CapturingPlayout, OwningPlayout {
    private static final int PASS = 0;

    private final Geometry geometry;
    private final TacticalBoard board;
    private final SelfAtari selfAtari;
    private final LastGoodReplies goodReplies;
    private final Threats threats;
    private final KoFight koFight;
    private final LocalAnswers answers;
    private final int compensation;
    private final int cap;
    private final int mercy;
    private final int fillBoard;
    private final Odds goodReplyOdds;
    private final Odds captureOdds;
    private final Odds selfAtariOdds;

    public StrongPlayout(GoGame game, Strong recipe) {
        geometry = game.geometry();
        board = new TacticalBoard(geometry, EyeRule.DIAGONAL);
        selfAtari = new SelfAtari(board);
        goodReplies = new LastGoodReplies(geometry);
        threats = recipe.capture() > 0 ? Threats.all(board) : Threats.ofLastMove(board);
        koFight = new KoFight(board);
        answers = new LocalAnswers(board, threats, koFight, selfAtari, recipe);
        compensation = game.rules().compensation();
        cap = LightPlayout.CAP * geometry.points();
        mercy = recipe.mercy() == 0 ? Integer.MAX_VALUE : (int) Math.ceil(recipe.mercy() * geometry.points());
        fillBoard = recipe.fillBoard();
        goodReplyOdds = Odds.of(recipe.lastGoodReply());
        captureOdds = Odds.of(recipe.capture());
        selfAtariOdds = Odds.of(recipe.selfAtari());
    }

    @Override
    public int finish(Position position, Rng rng, Line line) {
        return finish(position, rng, line, cap);
    }

    @Override
    public int finish(Position position, Rng rng, Line line, int most) {
        GoPosition go = (GoPosition) position;
        int side = go.toMove();
        board.load(go.board(), go.koCell());
        board.recall(cell(go, 1), cell(go, 2));
        threats.load();
        koFight.load();
        int begin = line.length();
        int[] moves = line.reserve(Math.min(most, cap));
        for (int i = 0; i < begin; i++) moves[i] = moves[i] == geometry.points() ? PASS : geometry.cell(moves[i]);
        int count = playOut(Chains.BLACK + side, go.passes(), Math.min(most, cap), rng, moves, begin);
        int score = 2 * board.areaLead() - compensation;
        int first = (side + begin) & 1;
        if (!goodReplyOdds.isZero() && score != 0) goodReplies.learn(moves, 0, begin + count, first, score > 0 ? 0 : 1);
        for (int i = 0; i < begin + count; i++) {
            moves[i] = moves[i] == PASS ? geometry.points() : geometry.point(moves[i]);
        }
        line.extend(count);
        return score;
    }

    /** The cell of the move made so many moves ago, 0 for a pass or none. */
    private int cell(GoPosition position, int back) {
        int move = position.move(back);
        return move < 0 || move == geometry.points() ? PASS : geometry.cell(move);
    }

    @Override
    public int captures(int side) {
        return board.captured(Chains.WHITE - side);
    }

    @Override
    public void addOwners(int[] sums) {
        for (int point = 0; point < sums.length; point++) sums[point] += board.owner(geometry.cell(point));
    }

    /** The board at the end of the last playout, to be read only. */
    public TacticalBoard board() {
        return board;
    }

    @Hot
    private int playOut(int mover, int passes, int most, Rng rng, int[] cells, int from) {
        int count = 0;
        while (passes < 2 && count < most) {
            int cell = choose(mover, rng);
            if (cell == PASS) {
                board.pass();
                passes++;
            } else {
                board.play(cell, mover);
                threats.note(cell);
                passes = 0;
            }
            cells[from + count++] = cell;
            koFight.note();
            if (Math.abs(board.lead()) >= mercy) break;
            mover = Chains.BLACK + Chains.WHITE - mover;
        }
        return count;
    }

    @Hot
    private int choose(int mover, Rng rng) {
        int last = board.last();
        if (last != PASS) {
            int cell = answers.toLastMove(mover, last, rng);
            if (cell != PASS) return cell;
        }
        if (captureOdds.hit(rng)) {
            int cell = answers.toAtari(mover, 0, rng);
            if (cell != PASS) return cell;
        }
        if (last != PASS && goodReplyOdds.hit(rng)) {
            int cell = goodReply(mover, last);
            if (cell != PASS) return cell;
        }
        for (int i = 0; i < fillBoard && board.empties() > 0; i++) {
            int cell = board.empty(rng.nextInt(board.empties()));
            if (board.code(cell) == 0) return cell;
        }
        return drawn(mover, rng);
    }

    @Hot
    private int goodReply(int mover, int last) {
        int side = mover - Chains.BLACK;
        int secondLast = board.secondLast();
        if (secondLast != PASS) {
            int cell = goodReplies.reply(side, last, secondLast);
            if (cell != 0 && isSensible(cell, mover)) return cell;
        }
        int cell = goodReplies.reply(side, last);
        return cell != 0 && isSensible(cell, mover) ? cell : PASS;
    }

    @Hot
    private boolean isSensible(int cell, int mover) {
        return board.colour(cell) == Chains.EMPTY
                && !board.isEye(cell, mover)
                && board.isLegal(cell, mover)
                && !selfAtari.isBad(cell, mover);
    }

    /** A random move that fills no eye and, as a rule, gives no stones away. */
    @Hot
    private int drawn(int mover, Rng rng) {
        for (int candidates = board.empties(); candidates > 0; candidates--) {
            int index = rng.nextInt(candidates);
            int cell = board.empty(index);
            if (board.emptyNeighbours(cell) > 1) return cell;
            if (!board.isEye(cell, mover)
                    && board.isLegal(cell, mover)
                    && (!selfAtari.isBad(cell, mover) || !selfAtariOdds.hit(rng))) {
                return cell;
            }
            board.swapEmpty(index, candidates - 1);
        }
        return PASS;
    }
}
