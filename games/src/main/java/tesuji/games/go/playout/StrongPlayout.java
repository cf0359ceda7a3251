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
import tesuji.games.go.board.Ladders;
import tesuji.games.go.board.TacticalBoard;
import tesuji.games.go.tactics.Nakade;
import tesuji.games.go.tactics.Replies;
import tesuji.games.go.tactics.SelfAtari;
import tesuji.games.go.tactics.Shapes;

/**
 * Playouts that answer the last move: rules asked one after the other, each with its probability, and the first that
 * knows a move plays it; if none does, a random move that fills no eye and gives no stones away (Gelly, Wang, Munos
 * and Teytaud 2006; Baudiš and Gailly 2011). Counted by area, otherwise like {@link LightPlayout}. Owned by one thread.
 */
public final class StrongPlayout implements CappedPlayout, CapturingPlayout, OwningPlayout {
    private static final int ODDS_BITS = 10;
    private static final int PASS = 0;

    private final Geometry geometry;
    private final TacticalBoard board;
    private final Nakade nakade;
    private final Replies replies;
    private final SelfAtari selfAtari;
    private final LastGoodReplies goodReplies;
    private final Threats threats;
    private final int compensation;
    private final int cap;
    private final int mercy;
    private final int fillBoard;
    private final int goodReplyOdds;
    private final int nakadeOdds;
    private final int atariOdds;
    private final int ladderOdds;
    private final int patternOdds;
    private final int captureOdds;
    private final int selfAtariOdds;

    public StrongPlayout(GoGame game, Strong recipe) {
        geometry = game.geometry();
        board = new TacticalBoard(geometry, EyeRule.DIAGONAL);
        nakade = new Nakade(board);
        replies = new Replies(board, new Ladders(board, recipe.reading()));
        selfAtari = new SelfAtari(board);
        goodReplies = new LastGoodReplies(geometry);
        threats = new Threats(board);
        compensation = game.rules().compensation();
        cap = LightPlayout.CAP * geometry.points();
        mercy = recipe.mercy() == 0 ? Integer.MAX_VALUE : (int) Math.ceil(recipe.mercy() * geometry.points());
        fillBoard = recipe.fillBoard();
        goodReplyOdds = odds(recipe.lastGoodReply());
        nakadeOdds = odds(recipe.nakade());
        atariOdds = odds(recipe.atari());
        ladderOdds = odds(recipe.ladder());
        patternOdds = odds(recipe.patterns());
        captureOdds = odds(recipe.capture());
        selfAtariOdds = odds(recipe.selfAtari());
    }

    private static int odds(double probability) {
        return (int) Math.round(probability * (1 << ODDS_BITS));
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
        int begin = line.length();
        int[] moves = line.reserve(Math.min(most, cap));
        for (int i = 0; i < begin; i++) moves[i] = moves[i] == geometry.points() ? PASS : geometry.cell(moves[i]);
        int count = playOut(Chains.BLACK + side, go.passes(), Math.min(most, cap), rng, moves, begin);
        int score = 2 * board.areaLead() - compensation;
        int first = (side + begin) & 1;
        if (goodReplyOdds > 0 && score != 0) goodReplies.learn(moves, 0, begin + count, first, score > 0 ? 0 : 1);
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
            if (Math.abs(board.lead()) >= mercy) break;
            mover = Chains.BLACK + Chains.WHITE - mover;
        }
        return count;
    }

    @Hot
    private int choose(int mover, Rng rng) {
        long dice = rng.nextLong();
        int last = board.last();
        if (last != PASS) {
            int cell = answer(mover, last, dice, rng);
            if (cell != PASS) return cell;
        }
        if (hits(dice >>> (4 * ODDS_BITS), captureOdds)) {
            int cell = capture(mover, 0, rng);
            if (cell != PASS) return cell;
        }
        if (last != PASS && hits(dice >>> (5 * ODDS_BITS), goodReplyOdds)) {
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
    private static boolean hits(long dice, int odds) {
        return ((int) dice & (1 << ODDS_BITS) - 1) < odds;
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

    @Hot
    private int answer(int mover, int last, long dice, Rng rng) {
        if (hits(dice, nakadeOdds)) {
            int cell = nakade.nextTo(last);
            if (cell != PASS && board.isLegal(cell, mover)) return cell;
        }
        if (hits(dice >>> ODDS_BITS, atariOdds)) {
            int cell = capture(mover, threats.fresh(), rng);
            if (cell != PASS) return cell;
        }
        if (hits(dice >>> (2 * ODDS_BITS), ladderOdds)) {
            int cell = stopLadder(mover, last, rng);
            if (cell != PASS) return cell;
        }
        return hits(dice >>> (3 * ODDS_BITS), patternOdds) ? shape(mover, last, rng) : PASS;
    }

    /** Takes or saves one of the chains in atari noted from an index on. */
    @Hot
    private int capture(int mover, int from, Rng rng) {
        replies.clear();
        for (int i = threats.count() - 1; i >= from; i--) {
            int chain = threats.chain(i, mover);
            if (chain == 0) continue;
            int before = replies.count();
            replies.toAtari(chain, mover);
            // a ko that must not be retaken now is no reason for its owner to give the stone up
            if (replies.count() == before && board.colour(chain) == mover) threats.giveUp(i);
        }
        return drawn(rng);
    }

    @Hot
    private int drawn(Rng rng) {
        int count = replies.count();
        return count == 0 ? PASS : count == 1 ? replies.cell(0) : replies.cell(rng.nextInt(count));
    }

    @Hot
    private int stopLadder(int mover, int last, Rng rng) {
        replies.clear();
        replies.toLadder(board.chain(last), mover);
        for (int direction = 0; direction < 4; direction++) {
            int q = board.neighbour(last, direction);
            if (board.colour(q) == mover) replies.toLadder(board.chain(q), mover);
        }
        return drawn(rng);
    }

    /** A good shape around the last move or the mover's own before it, the first met in random order. */
    @Hot
    private int shape(int mover, int last, Rng rng) {
        int cell = shapeAround(last, mover, rng);
        if (cell != PASS) return cell;
        int own = board.secondLast();
        return own == PASS ? PASS : shapeAround(own, mover, rng);
    }

    @Hot
    private int shapeAround(int centre, int mover, Rng rng) {
        int start = rng.nextInt(8);
        for (int i = 0; i < 8; i++) {
            int cell = board.neighbour(centre, (start + i) & 7);
            if (board.colour(cell) == Chains.EMPTY
                    && Shapes.isGood(board.code(cell), mover)
                    && board.isLegal(cell, mover)
                    && !selfAtari.isBad(cell, mover)) {
                return cell;
            }
        }
        return PASS;
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
                    && (!selfAtari.isBad(cell, mover) || !hits(rng.nextLong(), selfAtariOdds))) {
                return cell;
            }
            board.swapEmpty(index, candidates - 1);
        }
        return PASS;
    }
}
