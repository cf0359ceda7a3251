package tesuji.games.go.playout;

import tesuji.core.base.Hot;
import tesuji.core.base.Rng;
import tesuji.games.go.board.Chains;
import tesuji.games.go.board.Ladders;
import tesuji.games.go.board.TacticalBoard;
import tesuji.games.go.tactics.EyeRescue;
import tesuji.games.go.tactics.FoundMoves;
import tesuji.games.go.tactics.LibertyFights;
import tesuji.games.go.tactics.Nakade;
import tesuji.games.go.tactics.Replies;
import tesuji.games.go.tactics.SelfAtari;
import tesuji.games.go.tactics.Shapes;

/**
 * The rules of {@link StrongPlayout} that know an answer to the last move or to a chain in atari, asked one after the
 * other, each with its probability. Owned by the board's thread.
 */
final class LocalAnswers {
    private static final int NONE = 0;

    /** Chains with up to so many liberties turn on weak neighbours. */
    private static final int FEW_LIBERTIES = 4;

    private final TacticalBoard board;
    private final Threats threats;
    private final KoFight koFight;
    private final Nakade nakade;
    private final Replies replies;
    private final SelfAtari selfAtari;
    private final LibertyFights fights;
    private final EyeRescue eyes;
    private final Odds koOdds;
    private final Odds fillKoOdds;
    private final Odds nakadeOdds;
    private final Odds atariOdds;
    private final Odds ladderOdds;
    private final Odds twoLibertiesOdds;
    private final Odds moreLibertiesOdds;
    private final Odds eyesOdds;
    private final Odds patternOdds;

    LocalAnswers(TacticalBoard board, Threats threats, KoFight koFight, SelfAtari selfAtari, Strong recipe) {
        this.board = board;
        this.threats = threats;
        this.koFight = koFight;
        this.selfAtari = selfAtari;
        nakade = new Nakade(board);
        replies = new Replies(board, new Ladders(board, recipe.reading()));
        fights = new LibertyFights(board, selfAtari);
        eyes = new EyeRescue(board);
        koOdds = Odds.of(recipe.ko());
        fillKoOdds = Odds.of(recipe.fillKo());
        nakadeOdds = Odds.of(recipe.nakade());
        atariOdds = Odds.of(recipe.atari());
        ladderOdds = Odds.of(recipe.ladder());
        twoLibertiesOdds = Odds.of(recipe.twoLiberties());
        moreLibertiesOdds = Odds.of(recipe.moreLiberties());
        eyesOdds = Odds.of(recipe.eyes());
        patternOdds = Odds.of(recipe.patterns());
    }

    /** The answer of the first rule that knows one, 0 if none does. */
    @Hot
    int toLastMove(int mover, int last, Rng rng) {
        if (koOdds.hit(rng)) {
            int cell = koFight.retake(mover);
            if (cell != NONE && board.isLegal(cell, mover)) return cell;
        }
        if (nakadeOdds.hit(rng)) {
            int cell = nakade.nextTo(last);
            if (cell != NONE && board.isLegal(cell, mover)) return cell;
        }
        if (atariOdds.hit(rng)) {
            int cell = toAtari(mover, threats.fresh(), rng);
            if (cell != NONE) return cell;
        }
        if (ladderOdds.hit(rng)) {
            int cell = stopLadder(mover, last, rng);
            if (cell != NONE) return cell;
        }
        if (twoLibertiesOdds.hit(rng)) {
            int cell = twoLiberties(mover, last, rng);
            if (cell != NONE) return cell;
        }
        if (moreLibertiesOdds.hit(rng)) {
            int cell = moreLiberties(mover, last, rng);
            if (cell != NONE) return cell;
        }
        if (eyesOdds.hit(rng)) {
            eyes.find(last, mover);
            if (eyes.count() > 0) return drawn(eyes, rng);
        }
        return patternOdds.hit(rng) ? shape(mover, last, rng) : NONE;
    }

    /** Takes or saves one of the chains in atari noted from an index on. */
    @Hot
    int toAtari(int mover, int from, Rng rng) {
        replies.clear();
        for (int i = threats.count() - 1; i >= from; i--) {
            int chain = threats.chain(i, mover);
            if (chain == 0) continue;
            boolean own = board.colour(chain) == mover;
            if (own && koFight.isTaker(chain, mover) && !fillKoOdds.hit(rng)) continue;
            int before = replies.count();
            replies.toAtari(chain, mover);
            // a ko that must not be retaken now is no reason for its owner to give the stone up
            if (replies.count() == before && own) threats.giveUp(i);
        }
        return drawn(replies, rng);
    }

    @Hot
    private static int drawn(FoundMoves moves, Rng rng) {
        int count = moves.count();
        return count == 0 ? NONE : count == 1 ? moves.cell(0) : moves.cell(rng.nextInt(count));
    }

    @Hot
    private int stopLadder(int mover, int last, Rng rng) {
        replies.clear();
        replies.toLadder(board.chain(last), mover);
        for (int direction = 0; direction < 4; direction++) {
            int q = board.neighbour(last, direction);
            if (board.colour(q) == mover) replies.toLadder(board.chain(q), mover);
        }
        return drawn(replies, rng);
    }

    @Hot
    private int twoLiberties(int mover, int last, Rng rng) {
        fights.clear();
        fights.twoLiberties(board.chain(last), mover);
        if (board.neighbours(last, mover) != 0) {
            int previous = 0;
            for (int direction = 0; direction < 4; direction++) {
                int q = board.neighbour(last, direction);
                if (board.colour(q) != mover || board.chain(q) == previous) continue;
                previous = board.chain(q);
                fights.twoLiberties(previous, mover);
            }
        }
        return drawn(fights, rng);
    }

    @Hot
    private int moreLiberties(int mover, int last, Rng rng) {
        fights.clear();
        int previous = 0;
        for (int direction = 0; direction < 8; direction++) {
            int q = board.neighbour(last, direction);
            if (board.colour(q) != mover || board.chain(q) == previous) continue;
            previous = board.chain(q);
            fights.moreLiberties(previous, mover, FEW_LIBERTIES);
        }
        return drawn(fights, rng);
    }

    /** A good shape around the last move or the mover's own before it, the first met in random order. */
    @Hot
    private int shape(int mover, int last, Rng rng) {
        int cell = shapeAround(last, mover, rng);
        if (cell != NONE) return cell;
        int own = board.secondLast();
        return own == NONE ? NONE : shapeAround(own, mover, rng);
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
        return NONE;
    }
}
