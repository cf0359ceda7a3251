package tesuji.core.play;

import java.util.function.Consumer;
import tesuji.core.game.GameRecord;

/** A player that tells what it thinks while it thinks. */
public interface Analyst extends Player {
    /**
     * Thinks until a limit is reached or the thread is interrupted, and answers as {@link #choose} does.
     *
     * @param listener hears the state of the thinking at the intervals the request names, on the calling thread
     */
    Decision analyse(GameRecord game, AnalysisRequest request, Consumer<Analysis> listener);

    @Override
    default Decision choose(GameRecord game, Limits limits) {
        return analyse(game, AnalysisRequest.within(limits), analysis -> {});
    }
}
