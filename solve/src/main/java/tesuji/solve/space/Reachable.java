package tesuji.solve.space;

import java.util.List;
import tesuji.core.game.Game;
import tesuji.core.game.Position;

/**
 * The states that play can lead to, ended ones included. A state is the place of its key among all keys, so its number
 * depends on nothing but the game: not on threads, nor on whether the keys were found in memory or on disk.
 *
 * @param coder what the keys mean
 * @param keys one for each state
 * @param frontiers how many states are first reached after 0, 1, 2, … moves
 */
public record Reachable(Coder coder, Keys keys, List<Long> frontiers) implements StateSpace {
    public Reachable {
        frontiers = List.copyOf(frontiers);
    }

    @Override
    public Game game() {
        return coder.game();
    }

    @Override
    public long size() {
        return keys.size();
    }

    @Override
    public Walker walker() {
        return new KeyWalker(coder, keys);
    }

    private static final class KeyWalker implements Walker {
        private final Coder coder;
        private final Keys keys;
        private final Expander expander;

        KeyWalker(Coder coder, Keys keys) {
            this.coder = coder;
            this.keys = keys;
            expander = new Expander(coder);
        }

        @Override
        public int successors(long state, long[] into) {
            int count = expander.expand(keys.at(state), into);
            for (int i = 0; i < count; i++) into[i] = keys.find(into[i]);
            return count;
        }

        @Override
        public int mobility(long state) {
            return expander.mobility(keys.at(state));
        }

        @Override
        public boolean place(long state, Position into) {
            coder.place(keys.at(state), into);
            return true;
        }

        @Override
        public long number(Position position) {
            return keys.find(coder.key(position));
        }
    }
}
