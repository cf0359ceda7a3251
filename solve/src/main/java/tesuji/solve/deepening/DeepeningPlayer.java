package tesuji.solve.deepening;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import tesuji.core.base.Rng;
import tesuji.core.eval.Heuristic;
import tesuji.core.eval.Prior;
import tesuji.core.game.Game;
import tesuji.core.game.GameRecord;
import tesuji.core.game.Position;
import tesuji.core.game.Repetition;
import tesuji.core.play.Analysis;
import tesuji.core.play.Decision;
import tesuji.core.play.EndgamePlayer;
import tesuji.core.play.Limits;
import tesuji.core.play.Player;
import tesuji.core.play.StopCondition;

/**
 * Searches one move deep, then two, and so on, until its time is used up (iterative deepening, Slate and Atkin 1977);
 * where an endgame player is certain how the game is won, it plays as that one says, and where it only believes so, it
 * looks whether he is right.
 *
 * <p>One step is one position visited. With a limit on the steps, equal seeds give equal games.
 */
public final class DeepeningPlayer implements Player {
    /** Positions when the limits name no end. */
    public static final long STANDARD_STEPS = 200_000;

    private final String name;
    private final Game game;
    private final EndgamePlayer endgamePlayer;
    private final DepthSearch search;
    private final long seed;
    private final Rng rng;

    /** {@code tableBits} is the size of the memory: 2<sup>bits</sup> positions of 16 bytes. */
    public DeepeningPlayer(
            String name,
            Game game,
            Heuristic heuristic,
            Prior prior,
            EndgamePlayer endgamePlayer,
            int tableBits,
            long seed) {
        this.name = name;
        this.game = game;
        this.endgamePlayer = endgamePlayer;
        this.seed = seed;
        search = new DepthSearch(game, heuristic, prior, new DepthTable(tableBits));
        rng = new Rng(seed);
    }

    @Override
    public String name() {
        return name;
    }

    @Override
    public Decision choose(GameRecord record, Limits limits) {
        Position root = record.replay(game);
        Limits given = limits.equals(Limits.NONE) ? Limits.steps(STANDARD_STEPS) : limits;
        StopCondition stop = StopCondition.of(given);
        Optional<Decision> closing = endgamePlayer.closing(root, given);
        if (closing.isPresent() && closing.get().analysis().value() == EndgamePlayer.CERTAIN) return closing.get();
        int[] moves = new int[game.maxLegalMoves()];
        int count = root.legalMoves(moves);
        int ply = record.moves().size();
        shuffle(moves, count, Rng.mix(seed ^ root.key()) + ply);
        search.begin(root, toCap(ply), stop);
        if (closing.isPresent() && closing.get() instanceof Decision.Play advice) return confirm(advice, moves, count);
        return deepen(moves, count);
    }

    private Decision deepen(int[] moves, int count) {
        int score = 0;
        for (int depth = 1; depth < DepthSearch.DEEPEST && count > 1; depth++) {
            int found = search.root(moves, count, depth);
            if (search.bestMove() >= 0) {
                prefer(search.bestMove(), moves, count);
                score = found;
            }
            if (search.stopped() || isSure(score)) break;
        }
        return new Decision.Play(moves[0], analysis(moves[0], score));
    }

    /**
     * Follows advice of which nobody is certain, unless the search sees that another move wins, or that this one loses.
     * The move advised is searched first at every depth, so that its own score is known.
     */
    private Decision confirm(Decision.Play advice, int[] moves, int count) {
        prefer(advice.move(), moves, count);
        for (int depth = 1; depth < DepthSearch.DEEPEST && count > 1; depth++) {
            int score = search.root(moves, count, depth);
            int best = search.bestMove();
            boolean better = best >= 0 && best != advice.move();
            if (better && (score > DepthSearch.SURE || search.firstScore() < -DepthSearch.SURE)) {
                return new Decision.Play(best, analysis(best, score));
            }
            if (search.stopped() || isSure(score)) break;
        }
        return advice;
    }

    private static boolean isSure(int score) {
        return Math.abs(score) > DepthSearch.SURE;
    }

    /** The moves after which a game that could go on is cut off. */
    private int toCap(int ply) {
        return game.repetition() == Repetition.IMPOSSIBLE ? Integer.MAX_VALUE : game.maxLength() - ply;
    }

    /** Of moves that are equally good the first is taken; so that games differ, any may be it. */
    private void shuffle(int[] moves, int count, long number) {
        rng.reseed(number);
        for (int i = count - 1; i > 0; i--) {
            int other = rng.nextInt(i + 1);
            int move = moves[i];
            moves[i] = moves[other];
            moves[other] = move;
        }
    }

    /** Moves one move to the front and keeps the order of the others. */
    private static void prefer(int move, int[] moves, int count) {
        int place = 0;
        while (place < count - 1 && moves[place] != move) place++;
        System.arraycopy(moves, 0, moves, 1, place);
        moves[0] = move;
    }

    private Analysis analysis(int move, int score) {
        double value = isSure(score) ? (score > 0 ? 1 : 0) : 0.5 + 0.5 * Math.tanh(score / (0.1 * DepthSearch.UNIT));
        long nodes = Math.max(1, search.nodes());
        List<Analysis.Candidate> candidates = new ArrayList<>();
        candidates.add(new Analysis.Candidate(move, nodes, value));
        return Analysis.ofPositions(nodes, value, candidates);
    }
}
