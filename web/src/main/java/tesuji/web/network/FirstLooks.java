package tesuji.web.network;

import java.util.LinkedHashMap;
import java.util.Map;
import tesuji.core.eval.Evaluation;
import tesuji.core.eval.Evaluator;
import tesuji.core.game.Game;
import tesuji.core.game.Position;
import tesuji.web.job.AllowedPlayers;
import tesuji.web.wire.Refusal;

/** Asks registered networks about positions, one question at a time. Safe for all threads. */
public final class FirstLooks {
    /** So many networks stay open, each for one game. */
    private static final int MOST_OPEN = 2;

    private final AllowedPlayers players;
    private final Map<Asked, Evaluator> open = new LinkedHashMap<>(MOST_OPEN, 0.75f, true);

    public FirstLooks(AllowedPlayers players) {
        this.players = players;
    }

    /** A network and a game that it was opened for. */
    private record Asked(String network, String game) {}

    /** What the network that was registered under this name says of a position. */
    public synchronized FirstLook at(String network, Position position) {
        if (position.isOver()) throw Refusal.conflict("The game is over here.");
        Game game = position.game();
        Asked asked = new Asked(network, game.id().toString());
        Evaluator evaluator = open.get(asked);
        if (evaluator == null) {
            evaluator = players.evaluator(network, game);
            if (open.size() == MOST_OPEN) open.remove(open.keySet().iterator().next());
            open.put(asked, evaluator);
        }
        int points = game.notation().picture(position).layout().points();
        Evaluation evaluation = new Evaluation(game.moveLimit(), points);
        evaluator.evaluate(new Position[] {position}, 1, new Evaluation[] {evaluation});
        return FirstLook.of(network, position, evaluation);
    }
}
