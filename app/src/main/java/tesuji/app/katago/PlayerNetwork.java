package tesuji.app.katago;

import java.util.Optional;
import tesuji.core.play.Player;
import tesuji.mcts.puct.PuctPlayer;
import tesuji.neural.NetworkEvaluators;

/** The network behind a player. */
public final class PlayerNetwork {
    private PlayerNetwork() {}

    /** Empty if the player has none. */
    public static Optional<NetworkEvaluators> of(Player player) {
        return player instanceof PuctPlayer guided && guided.evaluators() instanceof NetworkEvaluators network
                ? Optional.of(network)
                : Optional.empty();
    }
}
