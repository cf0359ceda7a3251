package tesuji.app.session;

import tesuji.core.play.Limits;
import tesuji.core.play.Player;

/** Who moves for one side. */
public sealed interface Seat extends AutoCloseable {
    /** The name shown beside the board. */
    String name();

    @Override
    default void close() {}

    /** A person at the terminal. */
    record Human() implements Seat {
        @Override
        public String name() {
            return "human";
        }
    }

    /** A program, thinking within these limits at every move. */
    record Engine(Player player, Limits limits) implements Seat {
        /** The same program within other limits. */
        Engine within(Limits others) {
            return new Engine(player, others);
        }

        @Override
        public String name() {
            return player.name();
        }

        @Override
        public void close() {
            player.close();
        }
    }
}
