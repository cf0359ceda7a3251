package tesuji.solve.space;

import java.util.List;
import java.util.Optional;
import tesuji.core.base.InputException;
import tesuji.core.game.Game;
import tesuji.core.game.Position;

/**
 * The states that play can lead to, ended ones included. A state is the place of its key among all keys, so its number
 * depends on nothing but the game: not on threads, nor on whether the keys were found in memory or on disk.
 *
 * @param codec what the keys mean
 * @param keys one for each state
 * @param frontiers how many states are first reached after 0, 1, 2, … moves
 */
public record Reachable(StateCodec codec, Keys keys, List<Long> frontiers) implements StateSpace {
    public Reachable {
        frontiers = List.copyOf(frontiers);
    }

    @Override
    public Game game() {
        return codec.game();
    }

    @Override
    public long size() {
        return keys.size();
    }

    @Override
    public StateCursor cursor() {
        return new KeyWalker(codec, keys);
    }

    @Override
    public Optional<Predecessors> predecessors() {
        return codec.reversal().map(reversal -> new KeyPredecessors());
    }

    /** A move leads to a state that is not there. */
    public static InputException incomplete(StateCodec codec) {
        return new InputException("The list of states of " + codec.game().id()
                + " is not complete: a move leads to none of them; remove the folder it came from.");
    }

    /** Takes moves back, and forgets what cannot be reached. */
    private final class KeyPredecessors implements Predecessors {
        private final Neighbours neighbours = new Neighbours(codec);
        private final long[] found = neighbours.predecessorRoom();

        @Override
        public void of(long state, LongList into) {
            into.clear();
            int count = neighbours.predecessors(keys.at(state), found);
            for (int i = 0; i < count; i++) {
                long predecessor = keys.find(found[i]);
                if (predecessor != StateCursor.NOWHERE) into.add(predecessor);
            }
        }

        @Override
        public int images(long state) {
            return neighbours.images(keys.at(state));
        }
    }

    private static final class KeyWalker implements StateCursor {
        private final StateCodec codec;
        private final Keys keys;
        private final Neighbours neighbours;

        KeyWalker(StateCodec codec, Keys keys) {
            this.codec = codec;
            this.keys = keys;
            neighbours = new Neighbours(codec);
        }

        @Override
        public int successors(long state, long[] into) {
            int count = neighbours.successors(keys.at(state), into);
            for (int i = 0; i < count; i++) {
                into[i] = keys.find(into[i]);
                if (into[i] == NOWHERE) throw incomplete(codec);
            }
            return count;
        }

        @Override
        public int mobility(long state) {
            return neighbours.mobility(keys.at(state));
        }

        @Override
        public boolean place(long state, Position into) {
            codec.place(keys.at(state), into);
            return true;
        }

        @Override
        public long number(Position position) {
            return keys.find(codec.key(position));
        }
    }
}
