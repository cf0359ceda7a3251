package tesuji.benchmarks;

import tesuji.core.eval.Advisor;
import tesuji.core.eval.Heuristic;
import tesuji.core.eval.Parts;
import tesuji.core.eval.Playout;
import tesuji.core.eval.Prior;
import tesuji.core.game.Game;
import tesuji.games.Games;

/** The parts of a game, with its fastest playout whatever its name. */
record LightParts(Game game, Parts parts) implements Parts {
    LightParts(Game game) {
        this(game, Games.parts(game));
    }

    @Override
    public Playout playout(String name) {
        return Games.playout(game);
    }

    @Override
    public Prior prior(String name) {
        return parts.prior(name);
    }

    @Override
    public Advisor advisor(String name) {
        return parts.advisor(name);
    }

    @Override
    public Heuristic heuristic(String name) {
        return parts.heuristic(name);
    }
}
