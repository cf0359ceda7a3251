package tesuji.lab.tuning;

import java.util.List;
import java.util.function.Consumer;

/** Plays pairs of games. */
@FunctionalInterface
public interface PairPlayer {
    /**
     * Plays these pairs and hands over each when it is complete, one at a time.
     *
     * @return false if it was stopped before the end
     */
    boolean play(List<TuningPair> pairs, Consumer<PlayedPair> keeper);
}
