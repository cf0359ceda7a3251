package tesuji.lab.match;

import java.util.function.Function;
import tesuji.core.game.Game;
import tesuji.core.game.GameRecord;
import tesuji.core.play.Analysis;
import tesuji.core.play.Decision;
import tesuji.core.play.Limits;
import tesuji.core.play.Player;

/** A player that does what a test wants. */
record Scripted(String name, Function<GameRecord, Decision> script) implements Player {
    @Override
    public Decision choose(GameRecord game, Limits limits) {
        return script.apply(game);
    }

    /** Plays the first legal move. */
    static Scripted obedient(Game game) {
        return new Scripted("obedient", record -> {
            int[] moves = new int[game.maxLegalMoves()];
            record.replay(game).legalMoves(moves);
            return play(moves[0]);
        });
    }

    /** Plays one move, be it legal or not. */
    static Scripted stubborn(int move) {
        return new Scripted("stubborn", record -> play(move));
    }

    static Decision play(int move) {
        return new Decision.Play(move, Analysis.NONE);
    }
}
