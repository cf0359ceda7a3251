package tesuji.desk.taifho;

import java.util.Locale;
import java.util.Set;
import tesuji.core.game.GameRecord;
import tesuji.core.game.Position;
import tesuji.desk.round.Adjudicator;
import tesuji.desk.round.GameResult;
import tesuji.games.taifho.Finish;
import tesuji.games.taifho.TaifhoPosition;

/**
 * Says of finished games of Taifho how long they took, in whole moves of both sides as in the source, and why they
 * ended.
 */
public final class TaifhoAdjudicator implements Adjudicator {
    @Override
    public GameResult.Counted verdict(GameRecord record, Position position, Set<Integer> disputed) {
        TaifhoPosition end = (TaifhoPosition) position;
        boolean finished = Finish.of(end) != Finish.LIMIT;
        String account = "after " + moves(record.moves().size()) + " moves"
                + (finished ? ": " : ", when the cap of the rules cut the unfinished game off: ") + Finish.reason(end);
        return new GameResult.Counted(end.score(), "", account, finished);
    }

    /** A move of one side counts half: {@code 42.5}. */
    private static String moves(int plies) {
        return String.format(Locale.ROOT, "%.1f", plies / 2.0);
    }
}
