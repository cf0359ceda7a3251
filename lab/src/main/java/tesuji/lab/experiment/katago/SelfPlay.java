package tesuji.lab.experiment.katago;

import java.util.ArrayList;
import java.util.List;
import tesuji.core.base.Rng;
import tesuji.games.go.GoGame;
import tesuji.games.go.GoPosition;
import tesuji.neural.GoNetwork;
import tesuji.neural.SymmetryChoice;
import tesuji.neural.backend.Backend;
import tesuji.neural.go.NetworkOutput;

/**
 * A network plays with itself, without a search, around corners in which nobody moves (Frejlak 2020, chapter 4): moves
 * are drawn from its policy, the first ones as they are, later ones more and more the likeliest, so that games differ
 * and yet end. Owned by one thread.
 */
final class SelfPlay {
    /** After so many moves the temperature has halved. */
    private static final double HALF = 40;

    private static final double COOLEST = 0.1;

    /** Both sides have passed long before, or they never will. */
    private static final int LONGEST = 450;

    private final GoGame game;
    private final FixedCorners corners;
    private final GoNetwork network;
    private final NetworkOutput output = new NetworkOutput(FixedCorners.SIZE);

    SelfPlay(GoGame game, Backend backend, FixedCorners corners) {
        this.game = game;
        this.corners = corners;
        network = new GoNetwork(backend, game);
    }

    /** The first moves of a game, without passes at its end. */
    List<Integer> opening(long seed, int count) throws InterruptedException {
        return play(new Rng(seed), count);
    }

    /**
     * The moves of a game to its end, the passes left out. A network that never passes has its game taken as it is
     * after {@value #LONGEST} moves.
     */
    List<Integer> wholeGame(long seed) throws InterruptedException {
        return play(new Rng(seed), LONGEST);
    }

    private List<Integer> play(Rng rng, int most) throws InterruptedException {
        GoPosition position = FixedCorners.replay(game, corners.setup(), List.of());
        List<Integer> moves = new ArrayList<>();
        while (moves.size() < most && !position.isOver()) {
            if (Thread.interrupted()) throw new InterruptedException("a game was interrupted");
            network.evaluate(position, SymmetryChoice.ONE, 0, output);
            int move = draw(Math.max(COOLEST, Math.pow(0.5, moves.size() / HALF)), rng);
            position.play(move);
            moves.add(move);
        }
        while (!moves.isEmpty() && moves.get(moves.size() - 1) == game.pass()) moves.remove(moves.size() - 1);
        return moves;
    }

    /** Draws a move with a chance that is its probability to the power of 1 / temperature. */
    private int draw(double temperature, Rng rng) {
        double[] weights = new double[game.moveLimit()];
        double sum = 0;
        for (int move = 0; move < weights.length; move++) {
            float chance = output.policy()[move];
            if (chance > 0 && !(move < game.pass() && corners.isFixed(move))) {
                weights[move] = Math.pow(chance, 1 / temperature);
            }
            sum += weights[move];
        }
        double drawn = rng.nextDouble() * sum;
        for (int move = 0; move < weights.length; move++) {
            drawn -= weights[move];
            if (weights[move] > 0 && drawn < 0) return move;
        }
        return game.pass();
    }
}
