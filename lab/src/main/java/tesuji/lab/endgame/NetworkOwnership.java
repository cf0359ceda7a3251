package tesuji.lab.endgame;

import java.nio.file.Path;
import tesuji.endgame.value.Side;
import tesuji.games.go.GoGame;
import tesuji.games.go.GoNotation;
import tesuji.games.go.GoPosition;
import tesuji.neural.GoNetwork;
import tesuji.neural.NetworkEvaluators;
import tesuji.neural.SymmetryChoice;
import tesuji.neural.backend.Backend;
import tesuji.neural.backend.Backends;
import tesuji.neural.file.NetworkFiles;
import tesuji.neural.go.NetworkOutput;

/**
 * Who will own each point, as a network expects it: the mean over all symmetries, without a search. The network sees
 * the board alone and not the moves before, so that a game that is over can be asked about, and either side may move.
 */
final class NetworkOwnership {
    private final Backend backend;

    NetworkOwnership(Path file) {
        backend = Backends.fastest(NetworkFiles.read(file));
    }

    /** By point, from -1 (White) to 1 (Black). */
    float[] of(GoPosition position, Side toMove) {
        GoGame game = (GoGame) position.game();
        NetworkEvaluators.check(game);
        GoNotation notation = (GoNotation) game.notation();
        GoPosition board = (GoPosition) game.start();
        notation.place(notation.turned(position, toMove == Side.BLACK ? 0 : 1), board);
        NetworkOutput output = new NetworkOutput(game.size());
        new GoNetwork(backend, game).evaluate(board, SymmetryChoice.ALL, 0, output);
        float[] owners = new float[output.ownership().length];
        for (int point = 0; point < owners.length; point++) owners[point] = -output.ownership()[point];
        return owners;
    }
}
