package tesuji.mcts.leaf;

import tesuji.core.base.InputException;
import tesuji.core.base.Rng;
import tesuji.core.eval.Heuristic;
import tesuji.core.eval.Heuristics;
import tesuji.core.eval.Parts;
import tesuji.core.game.Game;
import tesuji.core.game.Position;
import tesuji.core.play.Measure;
import tesuji.mcts.tree.Trace;

/**
 * A few uniformly random moves, then a guess: for games that random play would never finish. Guesses leave no score.
 *
 * @param steps random moves; with 0 the leaf itself is judged
 * @param heuristic the name of the heuristic of the game
 * @param endings whether a game that ends on the way counts as it ended; if not, the heuristic judges its last position
 *     like any other (Przybyłek and Chojecki 2022)
 */
public record Truncated(int steps, String heuristic, boolean endings) implements Leaf {
    public static final Truncated STANDARD = new Truncated(10, Parts.STANDARD, true);

    public Truncated {
        if (steps < 0) throw new IllegalArgumentException("steps must not be negative");
    }

    @Override
    public boolean counts() {
        return false;
    }

    @Override
    public Measure measure() {
        return Measure.VALUE;
    }

    @Override
    public Valuer on(Game game, Parts parts) {
        Heuristics heuristics = parts.heuristics()
                .orElseThrow(() -> new InputException("The game " + game.id().name() + " has no heuristic."));
        return new Guesser(steps, heuristics.named(heuristic), endings, game);
    }

    private static final class Guesser implements Valuer {
        private final int steps;
        private final Heuristic heuristic;
        private final boolean endings;
        private final Rewarder ended;
        private final int[] moves;

        Guesser(int steps, Heuristic heuristic, boolean endings, Game game) {
            this.steps = steps;
            this.heuristic = heuristic;
            this.endings = endings;
            ended = WinLoss.STANDARD.rewarder();
            moves = new int[game.maxLegalMoves()];
        }

        @Override
        public void value(Position position, Rng rng, Trace trace) {
            for (int i = 0; i < steps && !position.isOver(); i++) {
                int move = moves[rng.nextInt(position.legalMoves(moves))];
                position.play(move);
                trace.line().add(move);
            }
            if (endings && position.isOver()) {
                int score = position.score();
                trace.finish(score, ended.reward(score, trace.line().length()));
            } else {
                trace.finish(0, Rewarder.clamp((1 + heuristic.estimate(position)) / 2));
            }
        }
    }
}
