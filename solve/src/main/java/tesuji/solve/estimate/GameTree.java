package tesuji.solve.estimate;

import tesuji.core.base.Rng;
import tesuji.core.game.Game;
import tesuji.core.game.Position;

/**
 * The size of a game tree, measured by random games: b^d ways to play for b moves to choose from on average and games
 * of d moves on average.
 *
 * @param games how many were played
 * @param branching legal moves in a position, the mean over all positions in which somebody moved
 * @param length moves in a game, the mean
 */
public record GameTree(int games, double branching, double length) {
    /** Plays random games; the same seed gives the same answer. */
    public static GameTree sample(Game game, int games, long seed) {
        if (games < 1) throw new IllegalArgumentException("games " + games);
        Rng rng = new Rng(seed);
        Position start = game.start();
        Position position = game.start();
        int[] moves = new int[game.maxLegalMoves()];
        long choices = 0;
        long turns = 0;
        for (int played = 0; played < games; played++) {
            position.copyFrom(start);
            for (int count = position.legalMoves(moves); count > 0; count = position.legalMoves(moves)) {
                choices += count;
                turns++;
                position.play(moves[rng.nextInt(count)]);
            }
        }
        return new GameTree(games, turns == 0 ? 0 : (double) choices / turns, (double) turns / games);
    }

    /** The decimal logarithm of the size. */
    public double exponent() {
        return branching <= 1 ? 0 : length * Math.log10(branching);
    }
}
