package tesuji.app.session;

import java.util.function.Function;
import tesuji.core.game.Game;
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

    /** A program, thinking within limits at every move. It plays one game, so other rules need another one like it. */
    final class Engine implements Seat {
        private final Function<Game, Player> opener;
        private Player player;
        private Limits limits;

        /** Whoever the opener opens, for this game. */
        public Engine(Function<Game, Player> opener, Game game, Limits limits) {
            this.opener = opener;
            this.limits = limits;
            player = opener.apply(game);
        }

        public Player player() {
            return player;
        }

        public Limits limits() {
            return limits;
        }

        /** From now on it thinks within these limits. */
        void limit(Limits changed) {
            limits = changed;
        }

        /** The same program for another game, not yet in the seat. */
        Player another(Game game) {
            return opener.apply(game);
        }

        /** Takes this player in place of the present one. */
        void take(Player other) {
            player.close();
            player = other;
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
