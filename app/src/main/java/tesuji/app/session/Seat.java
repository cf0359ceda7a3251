package tesuji.app.session;

import tesuji.core.play.Limits;
import tesuji.core.play.Player;

/** Who moves for one side. */
public sealed interface Seat {
    /** The name shown beside the board. */
    String name();

    /** A person at the terminal. */
    record Human() implements Seat {
        @Override
        public String name() {
            return "human";
        }
    }

    /** A program, thinking within these limits at every move. */
    record Engine(Player player, Limits limits) implements Seat {
        @Override
        public String name() {
            return player.name();
        }
    }
}
